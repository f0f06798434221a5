import { z } from 'zod';
import { confirmationFields } from '@assay/schema/instant-tests/confirm-instant-test';
import { isSentOnPaper, requireConfirmation } from '@assay/schema/instant-tests/confirmation-rules';
import { confirmationMethods } from '@assay/schema/test-results/test-words';
import { labelsBelow } from '../../lib/forms/labels-below.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';

export const confirmForm = requireConfirmation(z.object(confirmationFields));
export type ConfirmValues = FormValues<typeof confirmForm>;
export type ConfirmSent = z.output<typeof confirmForm>;

export const confirmLabels = {
  confirmationMethod: 'Confirmation Method',
  comment: 'Comment',
  ...labelsBelow('confirmationData', {
    labAccountLocationId: 'Lab Account',
    testType: 'Test Type',
    testCodes: 'Test Codes',
    specimenId: 'Specimen ID',
    specimenSentDate: 'Specimen Sent Date',
    ccfFileId: 'CCF',
    expireAt: 'Order Exp. Date',
    siteId: 'Collection Site Code',
    siteZip: 'Zip near the Site',
    testingAgency: 'Testing Agency',
    collectedOnSite: 'Collected on Site',
    thirdPartyCollected: 'Third-party Collection Site',
    thirdPartySiteAddressName: 'Site Name',
    'thirdPartySiteAddress.addressLine1': 'Address',
    'thirdPartySiteAddress.addressLine2': 'Address, Line 2',
    'thirdPartySiteAddress.city': 'City',
    'thirdPartySiteAddress.state': 'State',
    'thirdPartySiteAddress.zip': 'Zip',
  }),
} as const;

const address = { addressLine1: '', addressLine2: '', city: '', state: '', zip: '' };

/** Two days from now, until which a donor may come (T s5). */
const inTwoDays = (): string => new Date(Date.now() + 2 * 86_400_000).toISOString();

/** Nothing chosen yet. */
export const blankOrder = (): NonNullable<ConfirmValues['confirmationData']> => ({
  specimenId: '',
  specimenSentDate: '',
  ccfFileId: '',
  testType: 'DRUG',
  labAccountLocationId: '',
  testCodes: [],
  testingAgency: '',
  expireAt: inTwoDays(),
  siteId: '',
  siteZip: '',
  collectedOnSite: false,
  thirdPartyCollected: false,
  thirdPartySiteAddressName: '',
  thirdPartySiteAddress: address,
});

/** The methods that a person chooses from; breath cannot be sent (T s2). */
export const methodOptions = (isBreath: boolean) =>
  (
    [
      'SEND_SPECIMEN_PREPRINTED_CCF',
      'SEND_DONOR_PREPRINTED_CCF',
      'SEND_DONOR_ELECTRONIC_ORDER',
      'NO_CONFIRMATION',
    ] as const
  ).map((value) => ({
    value,
    label: confirmationMethods[value],
    disabled: isBreath && value === 'SEND_SPECIMEN_PREPRINTED_CCF',
  }));

/** What goes with a method; what was typed for another one is not sent. */
export const sentBy = (values: ConfirmValues): ConfirmSent => {
  const { confirmationMethod, comment, confirmationData } = values;
  return confirmForm.parse({
    confirmationMethod,
    comment: confirmationMethod === 'NO_CONFIRMATION' ? comment : null,
    confirmationData: isSentOnPaper(confirmationMethod) ? confirmationData : null,
  });
};
