import type { CreateLabAccountLocationInput } from '@assay/schema/lab-accounts/lab-account-location';
import { programOptions } from '../laboratories/catalogue-words.ts';
import { specimenText } from '../specimens/specimen-words.ts';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';
import { moneyText } from '../../lib/value-text.ts';

/** Words of a lab account of a location, the same in its form, its page and the list. */
export const accountLocationLabels = {
  locationId: 'Location',
  labAccountId: 'Lab Master Account',
  subAccountId: 'Lab Sub Account',
  siteId: 'Site ID',
  mroId: 'MRO',
  mroPricing: 'MRO Pricing',
  program: 'Program',
  masterAccountType: 'Specimen Type',
  supportsComboOrders: 'Supports Combo Orders',
  testCodes: 'Test Codes',
  comboBreathTestCodes: 'Breath Test Codes',
} as const satisfies LabelsOf<typeof CreateLabAccountLocationInput>;

/** What the history names in place of ids, and beside the fields of the form. */
export const accountLocationPartLabels = {
  location: accountLocationLabels.locationId,
  labAccount: accountLocationLabels.labAccountId,
  mro: accountLocationLabels.mroId,
  specimenType: accountLocationLabels.masterAccountType,
  pricing: 'Prices of Test Codes',
  profileId: 'Profile ID',
  testCodesRemoved: 'Test Codes Removed',
} as const;

/** Values of a lab account of a location outside of their fields. */
export const accountLocationTexts: TextsOf<typeof CreateLabAccountLocationInput> = {
  program: (value) => programOptions.find((each) => each.value === value)?.label ?? null,
  masterAccountType: (id) => specimenText(id),
  mroPricing: (price) => moneyText(price ?? null),
};
