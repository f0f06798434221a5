import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
import { keysOf } from '@assay/schema/core/keys-of';
import { TestingAgency } from '@assay/schema/reference/regulators';

/** Choices of what laboratories do, in the words of the portal. */
export const providerOptions = keysOf(labProviderNames).map((value) => ({
  value,
  label: labProviderNames[value],
}));
export const programOptions = keysOf(programs).map((value) => ({ value, label: programs[value] }));
export const agencyOptions = TestingAgency.options.map((value) => ({ value, label: value }));
