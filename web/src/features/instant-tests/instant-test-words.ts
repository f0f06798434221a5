import { keysOf } from '@assay/schema/core/keys-of';
import {
  consentTexts,
  resultInterpretations,
} from '@assay/schema/instant-tests/instant-test-words';
import { instantResultTypes } from '@assay/schema/test-results/test-words';
import { donorLabels } from '../../domain/donors/donor-words.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';

/** Words of the form, by path, in its order (T s2). */
export const instantTestLabels = {
  companyId: 'Company',
  locationId: 'Location',
  client: 'Test for Client',
  ...labelsBelow('donor', donorLabels),
  'donor.middleName': 'Middle Name',
  'donor.verifiedBy.firstName': 'ID verified by: First Name',
  'donor.verifiedBy.lastName': 'ID verified by: Last Name',
  'donor.isVerbalConsent': 'Consent received verbally or other method',
  'donor.isDonorAcceptTest': `${consentTexts.collector} Without this mark the test ends as a refusal.`,
  'testResult.specimenTypeId': 'Specimen Type',
  'testResult.testPanelId': 'Instant Test Panel',
  'testResult.lot': 'Lot #',
  'testResult.expireAt': 'Exp. Date',
  'testResult.testInformationComment': 'Comment',
  'testResult.donorSignature': 'Donor signature',
  'testResult.collectedAt': 'Collected',
  'testResult.collectorFullName': 'Specimen collected by',
  'testResult.collectorSignature': 'Collector signature',
  'testResult.resultInterpreted': 'Result Interpreted',
  'testResult.temperature': 'Temperature in Range?',
  'testResult.resultType': 'Overall Result',
  'testResult.drugAdulterantResults': 'Drugs and adulterants',
  'testResult.testResultComment': 'Comment',
  'testResult.specimenIntegrity': 'Specimen Integrity',
  'testResult.attachments': 'Attachments',
  randomizationParticipantId: 'Participant',
} as const;

/** STATReader devices cannot be read here. */
export const interpretedOptions = keysOf(resultInterpretations).map((value) => ({
  value,
  label: resultInterpretations[value],
  disabled: value === 'AUTOMATICALLY',
}));

/** Overall results; only an invalid one where temperature or an adulterant says so (T s4). */
export const resultOptions = (mustBeInvalid: boolean) =>
  keysOf(instantResultTypes).map((value) => ({
    value,
    label: instantResultTypes[value],
    disabled: mustBeInvalid && value !== 'RESULT_INVALID',
  }));

/** What is done in each of the two steps. */
export const instantTestSteps = ['Donor and consent', 'Result Information'] as const;

/** Sentences of the screen (T s2, s5, s8). */
export const instantTestTexts = {
  title: 'Instant Test Data Entry',
  noPanels: 'There are no Instant Test Panels for the selected Location and Specimen Type.',
  noPrefill: 'Could not load the prefilled instant test information',
  verbalConsent: 'Nobody signs: consent was received verbally or by another method.',
  onlyAbnormal: 'Indicate only Abnormal Adulterants',
  onlyPositive: 'Indicate only the drugs that tested Preliminary Positive',
  coldSpecimen: 'The temperature is out of range: the result must be invalid.',
  created: 'Instant Test is created',
  verify: 'Attention! You are about to confirm test result.',
} as const;
