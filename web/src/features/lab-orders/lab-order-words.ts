import { keysOf } from '@assay/schema/core/keys-of';
import type { LabOrderForm } from '@assay/schema/lab-orders/lab-order-input';
import { labTestTypes } from '@assay/schema/test-results/test-words';
import { addressLabels } from '../../domain/contact/address-labels.ts';
import { donorLabels } from '../../domain/donors/donor-words.ts';
import type { LabelsOf } from '../../lib/forms/form-types.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';

/** Labels of an order, in the order of its fields (T s2). */
export const labOrderLabels = {
  labOrderType: 'Order Type',
  'donor.locationId': 'Location',
  client: 'Test for Client',
  ...labelsBelow('donor', donorLabels),
  specimenTypeId: 'Specimen Type',
  labAccountLocationId: 'Lab Account',
  'labOrder.testingAgency': 'Testing Agency',
  'labOrder.testType': 'Test Type',
  specimenId: 'Specimen ID',
  'labOrder.testCodes': 'Test Codes',
  'labOrder.isComboOrder': 'Add Breath Alcohol',
  'labOrder.comboBreathTestCodes': 'Breath Alcohol Test Codes',
  'directedBy.fullName': 'Directed By',
  'directedBy.title': 'Job Title',
  'directedBy.phone': 'Phone',
  'directedBy.at': 'Directed On',
  collectedOnSite: 'Collected on Site',
  thirdPartyCollected: 'Third-party Collection Site',
  thirdPartySiteAddressName: 'Site Name',
  ...labelsBelow('thirdPartySiteAddress', addressLabels),
  'labOrder.siteZip': 'Zip Code',
  'labOrder.siteId': 'Collection Site',
  'labOrder.expireDate': 'Order Exp. Date',
  'labOrder.orderedAt': 'Ordered Date/Time',
  'labOrder.donorInstructions': 'Donor Instructions',
  'labOrder.comment': 'Note for Collector',
  donorEmail: 'E-mail the Donor Pass to',
  ccfFileId: 'CCF File',
  isComplianceIgnore: 'Override',
  complianceOverrideReason: 'Reason for the Override',
  instantTestId: 'Instant Test',
  randomizationParticipantId: 'Participant',
} as const satisfies LabelsOf<typeof LabOrderForm>;

/** Sentences of the screen (T s2, s5, s8). */
export const labOrderTexts = {
  sent: 'Lab Order was successfully sent to Lab',
  confirmed: 'Instant Test was confirmed.',
  confirming: 'Complete Lab Order to confirm Instant Test',
  noAccounts: 'There are no sub-accounts for the selected specimen type and lab provider.',
} as const;

export const testTypeOptions = keysOf(labTestTypes).map((value) => ({
  value,
  label: labTestTypes[value],
}));
