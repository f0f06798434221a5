import type { Storage } from '../../core/storage/storage.ts';
import { acknowledgmentTypeWords } from '@assay/schema/acknowledgments/acknowledgment-words';
import { usDay } from '@assay/schema/core/us-day';
import { momentIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { letterheadOf } from '../../core/documents/letterhead.ts';
import { pdfDocument, type Pdf } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfParagraph } from '../../core/documents/pdf-parts.ts';
import { pdfSignature } from '../../core/documents/pdf-signature.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { Refusal } from '../../core/refusal.ts';
import { isTestVisible } from '../test-results/test-cases.repository.ts';
import { readSigned } from './acknowledgments.repository.ts';

type Signing = Awaited<ReturnType<typeof readSigned>>[number];

async function drawSigning(
  pdf: Pdf,
  each: Signing,
  storage: Storage,
  timezone: string,
): Promise<void> {
  const { signed } = each;
  pdf.font('bold').fontSize(12).text(acknowledgmentTypeWords[each.type]).moveDown(0.4);
  await pdfFacts(pdf, [
    ['Donor', signed.donor],
    ...Object.entries(signed.test),
    ...(signed.causeNumber === null ? [] : [['Cause Number', signed.causeNumber] as const]),
  ]);
  for (const text of signed.texts) pdf.font('plain').fontSize(10).text(text).moveDown(0.4);
  await pdfFacts(
    pdf,
    signed.substances.map(({ name, date }) => [name, usDay(date)] as const),
  );
  if (signed.comment !== null) pdfParagraph(pdf, 'Comment', signed.comment);
  if (signed.admissionComment !== null)
    pdfParagraph(pdf, 'Comment on the admission', signed.admissionComment);
  await pdfSignature(pdf, `Defendant: ${signed.donor}`, storage, each.defendant);
  await pdfSignature(pdf, 'Supervisor', storage, each.supervisor);
  await pdfFacts(pdf, [
    ...(signed.document === null ? [] : [['SHA-256 of its document', signed.document] as const]),
    ['Signed', momentIn(new Date(signed.signedAt), timezone)],
    ['Signed, as it was hashed', `${signed.signedAt} (UTC)`],
    ['Taken by', signed.signedBy],
    ['Device', signed.device],
    ['SHA-256 of what was signed', each.sha256],
  ]);
}

/**
 * What the donor signed of a test, on paper: texts, signatures, when, on which device, and the hash of it.
 * @throws Refusal RESOURCE_NOT_FOUND, also where nothing was signed
 */
export async function acknowledgmentPdf(
  context: Context,
  id: number,
  storage: Storage,
): Promise<MadeDocument> {
  const { tx } = context;
  if (!(await isTestVisible(tx, id))) throw Refusal.notFound();
  const all = await readSigned(tx, id);
  if (all.length === 0) throw Refusal.notFound();
  const head = await letterheadOf(context);
  return pdfDocument(
    { name: 'acknowledgment.pdf', title: 'Acknowledgment/Admission', head },
    async (pdf) => {
      for (const [at, each] of all.entries()) {
        if (at > 0) pdf.addPage();
        await drawSigning(pdf, each, storage, context.viewer.timezone);
      }
    },
  );
}
