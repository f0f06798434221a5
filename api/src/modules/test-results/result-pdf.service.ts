import { primaryIdTypes } from '@assay/schema/common/primary-id-types';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { usDay } from '@assay/schema/core/us-day';
import { consentWords } from '@assay/schema/instant-tests/instant-test-words';
import { specimenTypes } from '@assay/schema/reference/specimen-types';
import { lineColumns } from '@assay/schema/test-results/line-columns';
import { orderedCodesText } from '@assay/schema/test-results/ordered-codes';
import type { TestResult } from '@assay/schema/test-results/test-result';
import {
  confirmationMethods,
  mroResults,
  resultTypes,
  testStatuses,
} from '@assay/schema/test-results/test-words';
import { momentsIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { letterheadOf } from '../../core/documents/letterhead.ts';
import { pdfDocument, type Pdf } from '../../core/documents/pdf.ts';
import { pdfFacts, pdfHeading, pdfParagraph, pdfTable } from '../../core/documents/pdf-parts.ts';
import { pdfSignature } from '../../core/documents/pdf-signature.ts';
import type { MadeDocument } from '../../core/documents/serve-document.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Storage } from '../../core/storage/storage.ts';
import { noteDownload } from './note-download.service.ts';
import { readTestResult } from './read-test-result.read-model.ts';
import { signatureKeys } from './test-signing.read-model.ts';

type Fact = readonly [label: string, value: string | null | undefined];
type Told = readonly [label: string, value: string];

/** Facts that there are; nobody reads empty lines on paper. */
const present = (facts: readonly Fact[]): Told[] =>
  facts.flatMap(([label, value]) =>
    value == null || value === '' ? [] : [[label, value] as const],
  );

/** The outcome in words: of what the MRO called no result, the determination. */
const outcomeWords = ({ resultType, mroResult, testStatus }: TestResult): string => {
  if (resultType !== null) return resultTypes[resultType];
  if (mroResult !== null) return mroResults[mroResult];
  return testStatus === 'MRO_PENDING' ? testStatuses.MRO_PENDING : 'Not available';
};

/** Who was tested, for whom, and why. */
export const donorFacts = ({ donor, testCase, program, labOrder }: TestResult): Told[] =>
  present([
    ['Donor', [donor.firstName, donor.middleName, donor.lastName].filter(Boolean).join(' ')],
    [primaryIdTypes[donor.primaryIdType], donor.primaryId],
    ['Company', testCase.company.name],
    ['Location', testCase.location.name],
    ['Reason for Test', donor.reasonForTest && reasonsForTest[donor.reasonForTest]],
    ['Program', programs[program]],
    ['Testing Agency', labOrder?.testingAgency],
  ]);

/** What was collected, and by whom it was tested. */
export function specimenFacts(test: TestResult, timeZone: string): Told[] {
  const format = momentsIn(timeZone);
  const moment = (at: string | null): string | null => at && format(new Date(at));
  const { specimenTypeId, instant, provider, labOrder } = test;
  return present([
    ['Test Type', test.testTypeFormatted],
    ['Specimen Type', specimenTypes[specimenTypeId as keyof typeof specimenTypes]],
    ['Specimen ID', test.specimenId],
    ['Collected', moment(test.collectedAt)],
    ['Specimen collected by', test.collectorFullName],
    ['Laboratory', provider && labProviderNames[provider]],
    ['Order Number', labOrder?.orderNumber],
    ['Lab Test ID', labOrder?.labTestId],
    ['Test Codes', labOrder && orderedCodesText(labOrder)],
    ['Received by the laboratory', moment(test.receivedAt)],
    ['Reported', moment(test.reportedAt)],
    ['Instant Test Panel', instant?.testPanelName],
    ['Lot #', instant?.lot],
    ['Exp. Date', instant && usDay(instant.expireAt)],
  ]);
}

type Line = TestResult['drugAdulterantResults'][number];

/** The columns of the drug table, each when any line has a value. */
const columns: readonly { head: string; share: number; of: (line: Line) => string | null }[] = [
  { head: 'Drug', share: 2, of: ({ drugAdulterant }) => drugAdulterant.name },
  ...lineColumns,
];

/** The drugs of a test, each with what was found. */
export async function drawLines(pdf: Pdf, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  const shown = columns.filter(({ of }) => lines.some((line) => of(line) !== null));
  // oxlint-disable-next-line require-await -- a table takes its rows some at a time
  const rows = (async function* () {
    yield lines.map((line) => shown.map(({ of }) => of(line) ?? ''));
  })();
  await pdfTable(pdf, shown, rows);
}

/** The facts of the outcome. */
export function resultFacts(test: TestResult, timeZone: string): Told[] {
  const { instant, verifiedAt } = test;
  return present([
    ['Overall Result', outcomeWords(test)],
    ['Status', testStatuses[test.testStatus]],
    ['MRO Result', test.mroResult && mroResults[test.mroResult]],
    ['Verified by', test.verifiedBy],
    ['Verified', verifiedAt && momentsIn(timeZone)(new Date(verifiedAt))],
    ['Remarks', test.mroRemarks],
    ['Specimen Integrity', instant?.specimenIntegrity],
    ['Comment', instant?.testResultComment],
    /* Of a laboratory test it is how the donor was sent, and nothing is to be confirmed. */
    [
      'Confirmation Option',
      instant && test.confirmationMethod && confirmationMethods[test.confirmationMethod],
    ],
  ]);
}

/** What the donor consented to and the collector certified, with their signatures. */
async function drawConsent(
  { tx, viewer }: Context,
  pdf: Pdf,
  storage: Storage,
  { donor, instant, collectorFullName }: TestResult,
): Promise<void> {
  // Of a test that nobody signed, nothing is said that looks as if somebody had.
  if (instant === null || instant.collectorSignature === null) return;
  const keys = await signatureKeys(tx, [donor.signature, instant.collectorSignature]);
  const keyOf = (id: string | null) => keys.get(id ?? '') ?? null;
  const { certificationDate: certified } = instant;
  pdfHeading(pdf, 'Consent and Certification');
  if (instant.consentText !== null) pdfParagraph(pdf, 'Donor Consent', instant.consentText);
  if (donor.isVerbalConsent !== null) await pdfFacts(pdf, [['Consent', consentWords(donor)]]);
  const name = [donor.firstName, donor.lastName].filter(Boolean).join(' ');
  await pdfSignature(pdf, `Donor: ${name}`, storage, keyOf(donor.signature));
  if (instant.certificationText !== null)
    pdfParagraph(pdf, 'Collector Certification', instant.certificationText);
  await pdfFacts(
    pdf,
    present([
      ['Specimen collected by', collectorFullName],
      ['Certified', certified && momentsIn(viewer.timezone)(new Date(certified))],
    ]),
  );
  await pdfSignature(
    pdf,
    `Collector: ${collectorFullName ?? ''}`,
    storage,
    keyOf(instant.collectorSignature),
  );
}

/**
 * A test on paper, as everybody may know it, also for MRO staff: paper goes on. Client users have the report of the MRO in
 * its place once that came (T s6).
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED
 */
export async function downloadTestResult(
  context: Context,
  storage: Storage,
  id: number,
): Promise<MadeDocument> {
  const test = await readTestResult(context, id, { asReleased: true });
  const { type, timezone } = context.viewer;
  if (type === 'CLIENT' && test.labOrder != null && test.labOrder.mroResultReceivedAt !== null)
    throw new Refusal('ACCESS_DENIED');
  await noteDownload(context, id);
  const title = `${test.testType === 'INSTANT' ? 'Instant Test' : 'Lab Test'} Result, Test Case ${test.testCase.id}`;
  const head = await letterheadOf(context);
  return pdfDocument({ name: 'test-result.pdf', title, head }, async (pdf) => {
    pdfHeading(pdf, 'Donor');
    await pdfFacts(pdf, donorFacts(test));
    pdfHeading(pdf, 'Test');
    await pdfFacts(pdf, specimenFacts(test, timezone));
    pdfHeading(pdf, 'Result');
    await pdfFacts(pdf, resultFacts(test, timezone));
    await drawLines(pdf, test.drugAdulterantResults);
    await drawConsent(context, pdf, storage, test);
  });
}
