import { mroResults, testStatuses } from '@assay/schema/test-results/test-words';
import { momentIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { letterheadOf } from '../../core/documents/letterhead.ts';
import { pdfDocument } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfHeading } from '../../core/documents/pdf-parts.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { maskPhone } from '../../core/mail/mask-phone.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Storage } from '../../core/storage/storage.ts';
import { readKeptFile } from '../files/files.service.ts';
import { selectMroReport, type IssuedReport } from './issued-reports.read-model.ts';
import { noteDownload } from './note-download.service.ts';
import { readTestResult } from './read-test-result.read-model.ts';
import { donorFacts, specimenFacts } from './result-pdf.service.ts';

const name = 'MRO-result.pdf';

/** The report as the MRO sent it. */
async function sentReport(
  context: Context,
  storage: Storage,
  fileId: string,
): Promise<MadeDocument> {
  const { storageKey, contentType } = await readKeptFile(context, fileId, name);
  const content = await storage.read(storageKey);
  if (content === null) throw Refusal.notFound();
  return { name, contentType, content };
}

const correctionFacts = ({
  report_version: version,
  replace_reason: reason,
}: IssuedReport): (readonly [string, string])[] =>
  version === 1 ? [] : [['Corrected report', `No. ${version}. ${reason ?? ''}`]];

/**
 * The report of the MRO on a test, in its latest version: the file that the MRO sent, or what 49 CFR 40.163(c) asks for,
 * made of the determination. It has no quantities.
 * @throws Refusal RESOURCE_NOT_FOUND, also while there is no determination
 */
export async function downloadMroReport(
  context: Context,
  storage: Storage,
  { id: caseId, reportId }: { id: number; reportId: number },
): Promise<MadeDocument> {
  const test = await readTestResult(context, reportId, { asReleased: true });
  const report = await selectMroReport(context.tx, reportId);
  if (test.testCase.id !== caseId || report === null || test.mroResult === null)
    throw Refusal.notFound();
  await noteDownload(context, reportId);
  if (report.file_id !== null) return sentReport(context, storage, report.file_id);
  const { mroResult, mroRemarks, verifiedBy, labOrder } = test;
  const { timezone } = context.viewer;
  const positive = test.drugAdulterantResults
    .filter(({ isPositive }) => isPositive)
    .map(({ drugAdulterant }) => drugAdulterant.name);
  const verifiedAt = momentIn(new Date(report.reported_at), timezone);
  const mro = labOrder?.mro;
  const head = await letterheadOf(context);
  return pdfDocument({ name, title: `MRO Report, Test Case ${caseId}`, head }, async (pdf) => {
    pdfHeading(pdf, 'Determination');
    await pdfFacts(pdf, [
      ['Result', mroResults[mroResult]],
      ...(positive.length === 0 ? [] : [['Positive for', positive.join(', ')] as const]),
      ...(mroRemarks === null ? [] : [['Remarks', mroRemarks] as const]),
      ['Verified', verifiedAt],
      ...(verifiedBy === null ? [] : [['Verified by', verifiedBy] as const]),
      ...correctionFacts(report),
      ['Status', testStatuses[test.testStatus]],
    ]);
    pdfHeading(pdf, 'Donor');
    await pdfFacts(pdf, donorFacts(test));
    pdfHeading(pdf, 'Test');
    await pdfFacts(pdf, specimenFacts(test, timezone));
    if (mro == null) return;
    pdfHeading(pdf, 'Medical Review Officer');
    const address = [mro.addressLine1, mro.addressLine2, mro.city, mro.state, mro.zip];
    await pdfFacts(pdf, [
      ['Name', mro.fullName],
      ['Address', address.filter(Boolean).join(', ')],
      ['Phone', maskPhone(mro.phone ?? '')],
    ]);
  });
}
