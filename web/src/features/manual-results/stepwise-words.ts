import type { StepwiseResultInput } from '@assay/schema/manual-results/stepwise-result';
import {
  collectionInformation,
  manualTestTypes,
  overallResults,
  refusalReasons,
} from '@assay/schema/manual-results/manual-words';
import { keysOf } from '@assay/schema/core/keys-of';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

const optionsOf = <W extends Readonly<Record<string, string>>>(words: W) =>
  keysOf(words).map((value) => ({ value, label: words[value] ?? value }));

export const testTypeOptions = optionsOf(manualTestTypes);
export const overallOptions = optionsOf(overallResults);
export const refusalOptions = optionsOf(refusalReasons);
export const collectionOptions = optionsOf(collectionInformation);

export const stepwiseLabels = {
  testType: 'Test/Exam Type',
  dot: 'Federal Regulated Test/Exam (DOT)',
  method: 'Data Entry Method',
  'donor.firstName': 'First Name',
  'donor.lastName': 'Last Name',
  'donor.primaryId': 'Primary ID',
  'donor.reasonForTest': 'Reason for Test',
  'donor.locationId': 'Collection site',
  'donor.agency': 'Agency',
  'donor.primaryIdType': 'Primary ID Type',
  'testResult.attachments': 'Original report',
  'testResult.collectedAt': 'Collected Date/Time',
  'testResult.reportedAt': 'Reported Date/Time',
  'testResult.reportSource': 'Whose report is it?',
  'testResult.testStatus': 'Status',
  'testResult.overallResult': 'Overall Result',
  'testResult.refusalReason': 'Refusal Reason',
  'testResult.note': 'Notes',
  'testResult.specimenId': 'Specimen ID',
  'testResult.collectionInformation': 'Collection Information',
  'testResult.alcoholTest1.specimenTypeId': 'Specimen Type',
  'testResult.alcoholTest1.result': 'Result',
  'testResult.alcoholTest1.testId': 'Test ID',
  'testResult.alcoholTest2.specimenTypeId': 'Specimen Type',
  'testResult.alcoholTest2.result': 'Result',
  'testResult.alcoholTest2.testId': 'Test ID',
  'testResult.collectionTypeId': 'Collection Type',
  'testResult.collectionType': 'Collection Type',
  'testResult.otherCollectionInfo': 'Other Collection Info',
  'testResult.provider': 'Lab Provider',
  'testResult.labOrder.masterAccountId': 'Lab Account Number',
  'testResult.labOrder.subAccountId': 'Sub-Account ID',
  'testResult.labOrder.testCodes': 'Test Codes',
  'testResult.specimenTypeId': 'Specimen Type',
  'testResult.testType': 'Test Type',
  'testResult.drugAdulterantResults': 'Drugs and Adulterants',
} satisfies LabelsOf<typeof StepwiseResultInput>;
