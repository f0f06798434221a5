import { z } from 'zod';
import { confirmationFields } from '@assay/schema/instant-tests/confirm-instant-test';
import { isSentOnPaper, requireConfirmation } from '@assay/schema/instant-tests/confirmation-rules';
import { defaultExpiry } from '@assay/schema/lab-orders/lab-order-rules';
import { confirmationMethods } from '@assay/schema/test-results/test-words';
import { addressLabels } from '../../domain/contact/address-labels.ts';
import type { PlacePaths } from '../../domain/lab-orders/place-paths.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';

export const confirmForm = requireConfirmation(z.object(confirmationFields));
export type ConfirmValues = FormValues<typeof confirmForm>;
export type ConfirmSent = z.output<typeof confirmForm>;

/** Where the form keeps the place of the collection. */
export const confirmingPlace: PlacePaths<ConfirmValues> = {
  isOnSite: 'confirmationData.collectedOnSite',
  isThirdParty: 'confirmationData.thirdPartyCollected',
  siteName: 'confirmationData.thirdPartySiteAddressName',
  siteAddress: 'confirmationData.thirdPartySiteAddress',
  zip: 'confirmationData.siteZip',
  site: 'confirmationData.siteId',
  until: 'confirmationData.expireAt',
};

export const confirmLabels = {
  confirmationMethod: 'Confirmation Method',
  comment: 'Comment',
  ...labelsBelow('confirmationData', {
    labAccountLocationId: 'Lab Account',
    testType: 'Test Type',
    testCodes: 'Test Codes',
    specimenId: 'Specimen ID',
    specimenSentDate: 'Specimen Sent Date',
    ccfFileId: 'CCF File',
    expireAt: 'Order Exp. Date',
    siteId: 'Collection Site',
    siteZip: 'Zip Code',
    testingAgency: 'Testing Agency',
    collectedOnSite: 'Collected on Site',
    thirdPartyCollected: 'Third-party Collection Site',
    thirdPartySiteAddressName: 'Site Name',
  }),
  ...labelsBelow('confirmationData.thirdPartySiteAddress', addressLabels),
} as const;

const address = { addressLine1: '', addressLine2: '', city: '', state: '', zip: '' };

/** Nothing chosen yet. */
export const blankOrder = (): NonNullable<ConfirmValues['confirmationData']> => ({
  specimenId: '',
  specimenSentDate: '',
  ccfFileId: '',
  testType: 'DRUG',
  labAccountLocationId: '',
  testCodes: [],
  testingAgency: '',
  expireAt: defaultExpiry(new Date()),
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
