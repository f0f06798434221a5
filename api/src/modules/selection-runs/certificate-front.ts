import type { SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import type { SelectionRun } from '@assay/schema/selection-runs/selection-run';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { usDay } from '@assay/schema/core/us-day';
import { dayIn, momentIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { drawQr } from '../../core/documents/barcodes.ts';
import { openLetters } from '../../core/documents/east-asian-letters.ts';
import { GRAY, shaping, widthOf, type Pdf } from '../../core/documents/pdf.ts';
import { pdfFacts } from '../../core/documents/pdf-parts.ts';
import { selectionPeriodOf } from './selection-period.ts';

interface FrontPage {
  certificate: SelectionCertificate;
  run: SelectionRun;
  pool: TestPool;
  /** Address of the offline verifier. */
  verifier: string;
  context: Context;
}

const QR = 96;
const number = (count: number): string => count.toLocaleString('en-US');

/** Who stands by: fewer than the pool asks for, where too few were left. */
const standingBy = ({ outcome }: SelectionCertificate): string =>
  number(outcome.drawn.filter(({ selection }) => selection === 'ALTERNATE_SELECTION').length);

/** Drawn for one kind of test, whoever was excused since, of how many. */
function selected(
  { commitment, outcome }: SelectionCertificate,
  kind: 'DRUGS' | 'ALCOHOL',
): string {
  const drawn = outcome.drawn.filter(
    ({ selection }) => selection.startsWith('SELECTED') && selection.includes(kind),
  );
  return `${number(drawn.length)} of ${number(commitment.eligible)}`;
}

/** Before anything is certified: whoever reads no further must not take the run for one that counts. */
async function drawInvalidation(pdf: Pdf, reason: string): Promise<void> {
  const text = `This run was invalidated and does not count. Reason: ${reason}`;
  await openLetters(text);
  pdf.font('bold').fontSize(11).text(text, shaping(text)).moveDown(0.8);
}

/** Lines to sign on. */
function drawSignature(pdf: Pdf): void {
  const { left } = pdf.page.margins;
  const fields = [
    { label: 'Signature', share: 0.4 },
    { label: 'Name and title', share: 0.38 },
    { label: 'Date', share: 0.22 },
  ];
  const top = pdf.y + 44;
  let x = left;
  for (const { label, share } of fields) {
    const width = widthOf(pdf) * share;
    pdf
      .moveTo(x, top)
      .lineTo(x + width - 16, top)
      .lineWidth(0.8)
      .strokeColor('black')
      .stroke();
    pdf
      .font('plain')
      .fontSize(8)
      .fillColor(GRAY)
      .text(label, x, top + 4, { lineBreak: false });
    x += width;
  }
  pdf.fillColor('black');
  pdf.x = left;
  pdf.y = top + 30;
}

/** Where the certificate is checked, as a QR code beside its words. */
async function drawVerifier(pdf: Pdf, verifier: string): Promise<void> {
  const { left } = pdf.page.margins;
  const top = pdf.y + 12;
  await drawQr(pdf, verifier, { x: left, y: top, width: QR, height: QR });
  const beside = { width: widthOf(pdf) - QR - 20 };
  pdf.font('bold').fontSize(10).fillColor('black');
  pdf.text('Anybody can check this draw', left + QR + 20, top, beside);
  pdf.font('plain').fontSize(9).fillColor(GRAY).moveDown(0.3);
  pdf.text(
    'The verifier is a page that works offline: it takes the certificate in JSON, which the run offers for download, and draws again. The hashes of this draw are in appendix B.',
    beside,
  );
  pdf.moveDown(0.3).fillColor('black').text(verifier, beside);
  pdf.x = left;
  pdf.y = top + QR + 16;
}

/** What a person signs: who drew for whom, when, by which rules, and how many. */
export async function drawFrontPage(
  pdf: Pdf,
  { certificate, run, pool, verifier, context }: FrontPage,
): Promise<void> {
  const { commitment, outcome } = certificate;
  const employer = pool.consortiumName ?? pool.companyName ?? '';
  const { timezone } = context.viewer;
  const drawnAt = new Date(outcome.drawnAt);
  if (run.isInvalidated) await drawInvalidation(pdf, run.invalidationReason ?? '');
  // The day of the run is what its drawer entered; when it was drawn is what is proved.
  const sentence = `This certifies that on ${usDay(dayIn(drawnAt, timezone))} members of the pool ${commitment.poolName} of ${employer} were selected for testing by a draw in which each active member had the same chance.`;
  await openLetters(sentence);
  pdf.font('plain').fontSize(11).text(sentence, shaping(sentence)).moveDown(1);
  await pdfFacts(pdf, [
    [pool.consortiumName === null ? 'Employer' : 'Consortium', employer],
    ...(pool.locationName === null ? [] : ([['Location', pool.locationName]] as const)),
    ['Agency', pool.testingAgencyName ?? 'None (not regulated)'],
    ['Third-party administrator', commitment.tenant],
    ['Pool', commitment.poolName],
    ['Selection period', selectionPeriodOf(run)],
    ['Run date', usDay(commitment.runDate)],
    ['Drawn', `${momentIn(drawnAt, timezone)} by ${outcome.drawnBy}`],
    ['Members at the draw', `${number(commitment.members)}, ${number(commitment.eligible)} active`],
    ['Selected for drug tests', selected(certificate, 'DRUGS')],
    ['Selected for alcohol tests', selected(certificate, 'ALCOHOL')],
    ['Alternates', standingBy(certificate)],
  ]);
  drawSignature(pdf);
  await drawVerifier(pdf, verifier);
}
