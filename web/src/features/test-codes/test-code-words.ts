import type { CreateTestCodeInput } from '@assay/schema/test-codes/test-code';
import { programOptions, providerOptions } from '../../domain/laboratories/catalogue-words.ts';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import type { LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';
import { moneyText } from '../../lib/value-text.ts';

/** Words of a test code, the same in its form, its details and the list. */
export const testCodeLabels = {
  provider: 'Provider',
  type: 'Program',
  specimenType: 'Specimen Type',
  testCode: 'Test Code ID',
  name: 'Test Code Name',
  description: 'Description',
  pricing: 'Pricing',
  drugAdulterants: 'Drugs/Adulterants',
} as const satisfies LabelsOf<typeof CreateTestCodeInput>;

/** Values of a test code outside of their fields. */
export const testCodeTexts: TextsOf<typeof CreateTestCodeInput> = {
  provider: (value) => providerOptions.find((each) => each.value === value)?.label ?? null,
  type: (value) => programOptions.find((each) => each.value === value)?.label ?? null,
  specimenType: (id) => (id === '' ? null : specimenText(id)),
  pricing: (price) => moneyText(price ?? null),
};
