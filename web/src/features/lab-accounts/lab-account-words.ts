import type { CreateLabAccountInput } from '@assay/schema/lab-accounts/lab-account';
import type { CreateMroInput } from '@assay/schema/lab-accounts/mro';
import { addressLabels } from '../../domain/contact/address-labels.ts';
import { providerOptions } from '../../domain/laboratories/catalogue-words.ts';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';
import { labelsBelow } from '../../lib/forms/labels-below.ts';

/** Words of a lab account, the same in its form, its page and the list. */
export const labAccountLabels = {
  provider: 'Provider',
  masterAccountId: 'Master Account ID',
  comment: 'Comment',
} as const satisfies LabelsOf<typeof CreateLabAccountInput>;

export const labAccountTexts: TextsOf<typeof CreateLabAccountInput> = {
  provider: (value) => providerOptions.find((each) => each.value === value)?.label ?? null,
};

export const generalSection = {
  title: 'General Information',
  hint: 'The account as the laboratory has it.',
} as const;
export const numberHint = '5, 6 or 8 digits.';

/** Words of an MRO. */
export const mroLabels = {
  fullName: 'Full Name',
  providerId: 'Provider ID',
  ...labelsBelow('address', addressLabels),
  phone: 'Phone',
  fax: 'Fax',
  pricing: 'Pricing',
} as const satisfies LabelsOf<typeof CreateMroInput>;

/** What is chosen for an account besides its fields. */
export const partLabels = { testCodes: 'Test Codes', mros: 'MROs' } as const;
