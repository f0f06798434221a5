import type { ManualResultInput } from '@assay/schema/manual-results/manual-result';
import {
  adulterantResults,
  dataEntryMethods,
  reportSources,
  testMethodologies,
} from '@assay/schema/manual-results/manual-words';
import { primaryIdTypes } from '@assay/schema/common/primary-id-types';
import { labResultTypes } from '@assay/schema/common/result-types';
import { keysOf } from '@assay/schema/core/keys-of';
import { mroResults } from '@assay/schema/test-results/test-words';
import type { CorrectionForm } from './correction-form.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

const optionsOf = <W extends Readonly<Record<string, string>>>(words: W) =>
  keysOf(words).map((value) => ({ value, label: words[value] ?? value }));

export const idTypeOptions = optionsOf(primaryIdTypes);
export const methodOptions = optionsOf(dataEntryMethods);
export const sourceOptions = optionsOf(reportSources);
export const foundOptions = optionsOf(labResultTypes);
/** What an MRO determines; of what is pending there is nothing to enter. */
export const determinedOptions = optionsOf(mroResults).filter(
  ({ value }) => value !== 'MRO_PENDING',
);
export const methodologyOptions = optionsOf(testMethodologies);
export const adulterantOptions = optionsOf(adulterantResults);

export const manualLabels = {
  testResultId: 'Ordered test',
  randomizationParticipantId: 'Participant of a draw',
  type: 'ENTER TEST RESULT',
  'donor.firstName': 'First Name',
  'donor.middleName': 'Middle Name',
  'donor.lastName': 'Last Name',
  'donor.primaryIdType': 'Primary ID Type',
  'donor.primaryId': 'Primary ID',
  'donor.dateOfBirth': 'Date of Birth',
  'donor.agency': 'Agency',
  'donor.reasonForTest': 'Reason for Test',
  'donor.locationId': 'Location',
  'testResult.provider': 'Lab Provider',
  'testResult.masterAccountId': 'Lab Account Number',
  'testResult.subAccountId': 'Sub-Account ID',
  'testResult.program': 'Program',
  'testResult.specimenTypeId': 'Specimen Type',
  'testResult.specimenId': 'Specimen ID',
  'testResult.testCodes': 'Test Codes',
  'testResult.collectedAt': 'Collected Date/Time',
  'testResult.receivedAt': 'Received Date/Time',
  'testResult.reportedAt': 'Reported Date/Time',
  'testResult.reportSource': 'Whose report is it?',
  'testResult.resultType': 'Overall Result',
  'testResult.mroResult': 'MRO Result',
  'testResult.drugAdulterantResults': 'Drugs and Adulterants',
  'testResult.attachments': 'Original report',
  'testResult.derInfo.fullName': 'DER Name',
  'testResult.derInfo.phoneNumber': 'DER Phone',
  comment: 'Comment',
  features: 'Features',
} satisfies LabelsOf<typeof ManualResultInput>;

export const correctionLabels = {
  receivedFrom: 'Received from',
  reason: 'Reason',
  'testResult.reportSource': manualLabels['testResult.reportSource'],
  'testResult.reportedAt': manualLabels['testResult.reportedAt'],
  'testResult.resultType': manualLabels['testResult.resultType'],
  'testResult.mroResult': manualLabels['testResult.mroResult'],
  'testResult.drugAdulterantResults': manualLabels['testResult.drugAdulterantResults'],
  'testResult.attachments': 'Corrected report',
} satisfies LabelsOf<typeof CorrectionForm>;

export const sourceHint =
  'What a laboratory reports of a DOT test goes to the MRO alone until it is determined (49 CFR 40.97); you will not see it again before.';
