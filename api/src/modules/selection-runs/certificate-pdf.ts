import { countSteps } from '@assay/draw/counting';
import type { DrawCount, SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import { dayStamp, usDay } from '@assay/schema/core/us-day';
import type { Context } from '../../core/context.ts';
import { letterheadOf } from '../../core/documents/letterhead.ts';
import { pdfDocument } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfHeading, pdfParagraph, pdfTable } from '../../core/documents/pdf-parts.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { configuredOriginOf, type ConfiguredTrust } from '../../core/mail/portal-origin.ts';
import { readTestPool } from '../test-pools/test-pools.read-model.ts';
import { drawFrontPage } from './certificate-front.ts';
import { readCertificate } from './selection-certificate.read-model.ts';
import { readSelectionRun } from './selection-runs.read-model.ts';

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
  { head: 'Order', share: 0.3 },
  { head: 'Member', share: 0.4 },
  { head: 'Name', share: 1.1 },
  { head: 'Selection', share: 0.9 },
  { head: 'Ticket', share: 3.4 },
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

/** The hashes and numbers that prove the draw. */
const proofOf = ({
  commitment,
  commitmentEntry,
  outcome,
  outcomeEntry,
  snapshotSalt,
  seal,
}: SelectionCertificate): (readonly [string, string])[] => [
  ['Pool, run', `${commitment.poolId}, ${outcome.runId}`],
  ['Rules of the draw', commitment.algorithm],
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
  ['Drawn at (UTC)', outcome.drawnAt],
  ['Seal of the JSON', seal],
];

/**
 * The certificate of a draw, to sign and to file: who drew for whom, when and how many on its first page, with the address
 * of the verifier; the numbers, the people and the hashes in appendices. @throws Refusal RESOURCE_NOT_FOUND
 */
export async function certificatePdf(
  context: Context,
  id: number,
  config: ConfiguredTrust,
): Promise<MadeDocument> {
  const certificate = await readCertificate(context, id);
  const run = await readSelectionRun(context, id);
  const pool = await readTestPool(context, run.testPoolId);
  const { commitment } = certificate;
  const name = `Certificate Run ${id} @ ${dayStamp(commitment.runDate)}.pdf`;
  const title = 'Certificate of Random Selection';
  const head = await letterheadOf(context);
  const verifier = `${await configuredOriginOf(context, config)}/download/verify-draw.html`;
  const foot = `${title}: run ${id} of ${usDay(commitment.runDate)}, ${commitment.poolName}`;
  return pdfDocument({ name, title, foot, titleSize: 22, head }, async (pdf) => {
    await drawFrontPage(pdf, { certificate, run, pool, verifier, context });
    pdf.addPage();
    pdfHeading(pdf, 'Appendix A. How the numbers came about');
    pdfParagraph(pdf, 'Drug tests', wordsOf(commitment.drugs));
    pdfParagraph(pdf, 'Alcohol tests', wordsOf(commitment.alcohol));
    pdfParagraph(pdf, 'How it was drawn', explanation);
    pdfHeading(pdf, 'Appendix B. What proves the draw');
    await pdfFacts(pdf, proofOf(certificate));
    pdfHeading(pdf, 'Appendix C. Who was drawn');
    await pdfTable(pdf, drawnColumns, drawnRows(certificate));
  });
}
