import { labProviderNames, type LabProviderName } from '@assay/schema/common/lab-providers';
import { primaryIdTypes, type PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { donorInstructionsDefault } from '@assay/schema/lab-orders/lab-order-rules';
import { specimenTypes, type SpecimenTypeId } from '@assay/schema/reference/specimen-types';
import { labTestTypes } from '@assay/schema/test-results/test-words';
import { momentsIn } from '../../core/clock.ts';
import { openLetters } from '../../core/documents/east-asian-letters.ts';
import { GRAY, pdfDocument, shaping, widthOf, type Pdf } from '../../core/documents/pdf.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { maskPhone } from '../../core/mail/mask-phone.ts';
import { drawCode128, drawQr } from '../../core/documents/barcodes.ts';
import { placeOf, type PassPlace } from './donor-pass-place.ts';
import type { DonorPass } from './donor-pass.read-model.ts';
import { drawSiteMap } from './draw-site-map.ts';

const LEFT = 40;
const QR = 116;
const MAP = 190;

interface Line {
  size: number;
  bold?: boolean;
  gray?: boolean;
  width?: number;
  /** Lines at most; what is longer is cut with an ellipsis, so that the pass stays one page. */
  lines?: number;
}

/** Writes a text below what was written before, at the left. */
function write(pdf: Pdf, text: string, { size, bold, gray, width, lines = 1 }: Line): void {
  pdf
    .font(bold === true ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(gray === true ? GRAY : 'black');
  const height = pdf.currentLineHeight(true) * lines;
  pdf.text(text, LEFT, pdf.y, {
    width: width ?? widthOf(pdf),
    height,
    ellipsis: true,
    ...shaping(text),
  });
}

const label = (pdf: Pdf, text: string, width?: number): void =>
  write(pdf, text.toUpperCase(), { size: 9, bold: true, gray: true, ...(width && { width }) });

const idOf = (pass: DonorPass): string =>
  pass.primary_id_type === 'SSN'
    ? `SSN ***-**-${pass.ssn_last_digits ?? ''}`
    : `${primaryIdTypes[pass.primary_id_type as PrimaryIdTypeName]} ${pass.primary_id ?? ''}`;

/** What is tested, in one sentence. */
const testOf = (pass: DonorPass): string =>
  [
    pass.program === 'DOT'
      ? `DOT${pass.testing_agency === null ? '' : ` ${pass.testing_agency}`}`
      : 'Non-DOT',
    `${labTestTypes[pass.test_type].toLowerCase()} test`,
    specimenTypes[pass.specimen_type_id as SpecimenTypeId].toLowerCase(),
    ...(pass.comboBreath.length > 0 ? ['breath alcohol besides'] : []),
  ].join(', ');

const labOf = (pass: DonorPass): string =>
  [
    pass.provider === null ? null : labProviderNames[pass.provider as LabProviderName],
    `account ${pass.master_account_id ?? ''} / ${pass.sub_account_id ?? ''}`,
    pass.test_codes.length === 0
      ? null
      : `codes ${[...pass.test_codes, ...pass.comboBreath].map(({ testCode }) => testCode).join(', ')}`,
  ]
    .filter((part) => part !== null)
    .join(', ');

async function writeHead(pdf: Pdf, pass: DonorPass): Promise<void> {
  const top = pdf.y;
  const width = widthOf(pdf) - QR - 24;
  label(pdf, 'Order number', width);
  write(pdf, pass.order_number, { size: 32, bold: true, width });
  await drawCode128(pdf, pass.order_number, { x: LEFT, y: pdf.y + 6, width: 300, height: 46 });
  await drawQr(pdf, pass.order_number, {
    x: pdf.page.width - LEFT - QR,
    y: top,
    width: QR,
    height: QR,
  });
  pdf.y = top + QR + 14;
}

function writeDonor(pdf: Pdf, pass: DonorPass, until: string | null): void {
  label(pdf, 'Donor');
  write(pdf, `${pass.first_name} ${pass.last_name}`, { size: 22, bold: true, lines: 2 });
  write(pdf, idOf(pass), { size: 12 });
  pdf.y += 8;
  if (until !== null) {
    label(pdf, 'Come before');
    write(pdf, until, { size: 18, bold: true });
    pdf.y += 8;
  }
}

async function writePlace(pdf: Pdf, { heading, name, address, phone, hours, point }: PassPlace) {
  const top = pdf.y;
  const width = point === null ? widthOf(pdf) : widthOf(pdf) - MAP - 24;
  label(pdf, heading, width);
  write(pdf, name, { size: 16, bold: true, width, lines: 3 });
  for (const line of address) write(pdf, line, { size: 13, width, lines: 2 });
  if (phone !== null) write(pdf, `Phone ${maskPhone(phone)}`, { size: 13, width });
  if (hours !== null) write(pdf, hours, { size: 12, width, lines: 3 });
  if (point === null) return void (pdf.y += 12);
  await drawSiteMap(pdf, point, {
    x: pdf.page.width - LEFT - MAP,
    y: top,
    width: MAP,
    height: MAP * 0.8,
  });
  pdf.y = Math.max(pdf.y, top + MAP * 0.8) + 12;
}

function writeTest(pdf: Pdf, pass: DonorPass): void {
  label(pdf, 'Test');
  write(pdf, testOf(pass), { size: 12 });
  if (pass.reason_for_test !== null) {
    const reason = reasonsForTest[pass.reason_for_test as keyof typeof reasonsForTest];
    write(pdf, `Reason: ${reason}`, { size: 12 });
  }
  write(pdf, labOf(pass), { size: 11, lines: 2 });
  if (pass.specimen_id !== null) write(pdf, `Specimen ${pass.specimen_id}`, { size: 11 });
  write(pdf, `Ordered for ${pass.company_name}, ${pass.location.name}`, { size: 11, lines: 2 });
  pdf.y += 10;
}

function writeBring(pdf: Pdf, pass: DonorPass): void {
  label(pdf, 'What to bring');
  write(pdf, 'A government photo ID and this pass, on paper or on the phone.', {
    size: 13,
    bold: true,
  });
  write(pdf, pass.donor_instructions ?? donorInstructionsDefault, { size: 11, lines: 6 });
}

/**
 * The pass with which a donor comes to the collection site: one page, read at arm's length, with the order number as a
 * QR code and a Code 128. Of an SSN it shows the last four digits.
 */
export const donorPassPdf = (pass: DonorPass, timeZone: string): MadeDocument =>
  pdfDocument({ name: 'auth-form.pdf', title: 'Donor Pass' }, async (pdf) => {
    const place = placeOf(pass);
    const written = [pass.first_name, pass.last_name, pass.company_name, pass.donor_instructions];
    await openLetters([...written, pass.location.name, place.name, ...place.address].join(''));
    const until =
      pass.expire_date === null ? null : momentsIn(timeZone)(new Date(pass.expire_date));
    await writeHead(pdf, pass);
    writeDonor(pdf, pass, until);
    await writePlace(pdf, place);
    writeTest(pdf, pass);
    writeBring(pdf, pass);
  });
