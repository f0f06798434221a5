import { countSteps } from '@assay/draw/counting';
import type { DrawCount, SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import type { Context } from '../../core/context.ts';
import { dayStamp, usDay } from '@assay/schema/core/us-day';
import { pdfDocument } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfParagraph, pdfTable } from '../../core/documents/pdf-parts.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { readCertificate } from './selection-certificate.read-model.ts';

/** `5000` hundredths of a percent → `50 %`. */
const percent = (points: number): string => `${points / 100} %`;

/** A fraction with two decimals, cut. */
const decimal = ({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string =>
  (Number((numerator * 100n) / denominator) / 100).toString();

/** How a number to draw came about, in words (decision 6). */
export function wordsOf(count: DrawCount): string {
  const { method, fixed, oversampling, draw } = count;
  if (method === 'NONE') return 'The pool does not test for it.';
  if (method === 'OVERRIDE')
    return `${fixed} were entered in place of the number due; ${draw} drawn.`;
  const onTop = oversampling === 0 ? '' : `, with ${percent(oversampling)} oversampling`;
  if (method === 'FIXED') return `${fixed} each period${onTop}: ${draw} drawn.`;
  const { average, cumulative } = countSteps(count);
  const sizes = count.activeMembers.join(', ');
  return (
    `${percent(count.rate)} a year of ${decimal(average)} members on average (at the draws so far: ${sizes}) ` +
    `makes ${cumulative} due by the end of period ${count.period} of ${count.periods}. ` +
    `${count.counted} counted and ${count.open} still open go off` +
    `${count.minimum > 0 ? `; at least ${count.minimum} must be drawn` : ''}${onTop}: ${draw} drawn.`
  );
}

const drawnColumns = [
  { head: 'Order', share: 0.4 },
  { head: 'Member', share: 0.6 },
  { head: 'Name', share: 1.4 },
  { head: 'Selection', share: 1 },
  { head: 'Ticket', share: 2.6 },
];

/** What a draw brings, as it is read. */
const selections: Record<SelectionCertificate['outcome']['drawn'][number]['selection'], string> = {
  SELECTED_FOR_DRUGS_AND_ALCOHOL: 'Drugs and alcohol',
  SELECTED_FOR_DRUGS: 'Drugs',
  SELECTED_FOR_ALCOHOL: 'Alcohol',
  ALTERNATE_SELECTION: 'Alternate',
};

// oxlint-disable-next-line require-await -- a table takes its rows some at a time
async function* drawnRows({ outcome, people = [] }: SelectionCertificate) {
  const named = people.map(({ name }) => `${name.firstName} ${name.lastName}`);
  yield outcome.drawn.map(({ order, memberId, selection, ticket }, at) => [
    String(order),
    String(memberId),
    named[at] ?? '',
    selections[selection],
    ticket,
  ]);
}

const explanation =
  'The members were frozen and recorded by their Merkle root, with a hash of what each person was, and the numbers ' +
  'to draw with them, before the seed was opened. The seed was fixed by the first link of its chain, which was published when the ' +
  'chain was made. Each member’s ticket is the HMAC-SHA256 of the member’s id under the seed; the lowest ' +
  'tickets are drawn. The certificate in JSON holds everything that is needed to draw again; the offline ' +
  'verifier does so.';

/** The certificate of a draw, to read and to file. @throws Refusal RESOURCE_NOT_FOUND */
export async function certificatePdf(context: Context, id: number): Promise<MadeDocument> {
  const certificate = await readCertificate(context, id);
  const { commitment, commitmentEntry, outcome, outcomeEntry, snapshotSalt, seal } = certificate;
  const title = `Selection certificate of run ${id}`;
  const name = `Certificate Run ${id} @ ${dayStamp(commitment.runDate)}.pdf`;
  return pdfDocument({ name, title }, async (pdf) => {
    await pdfFacts(pdf, [
      ['Third-party administrator', commitment.tenant],
      ['Pool', `${commitment.poolName} (${commitment.poolId})`],
      ['Run date', usDay(commitment.runDate) ?? ''],
      ['Drawn', `${outcome.drawnAt} by ${outcome.drawnBy}`],
      ['Members', `${commitment.members}, ${commitment.eligible} of them active`],
    ]);
    pdfParagraph(pdf, 'Drug tests', wordsOf(commitment.drugs));
    pdfParagraph(pdf, 'Alcohol tests', wordsOf(commitment.alcohol));
    pdfParagraph(pdf, 'How it was drawn', explanation);
    await pdfFacts(pdf, [
      ['Merkle root of the members', commitment.membersRoot],
      ['Salt of the members', snapshotSalt],
      ['Seed chain', `${commitment.chain}, link ${commitment.link}`],
      ['First link', commitment.firstLink],
      ['Link before', commitment.previousLink],
      ['Seed', outcome.seed],
      [
        'Commitment',
        `audit entry ${commitmentEntry.id}, ${commitmentEntry.at}, ${commitmentEntry.hash}`,
      ],
      ['Outcome', `audit entry ${outcomeEntry.id}, ${outcomeEntry.at}, ${outcomeEntry.hash}`],
      ['Seal of the JSON', seal],
    ]);
    await pdfTable(pdf, drawnColumns, drawnRows(certificate));
  });
}
