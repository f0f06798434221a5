import type { CreateDrugAdulterantInput } from '@assay/schema/drug-adulterants/drug-adulterant';
import type { LabelsOf } from '../../lib/forms/form-types.ts';

/** Words of a drug or adulterant, the same in its form and its list. */
export const drugLabels = {
  name: 'Name',
  type: 'Type',
  abbreviation: 'Abbreviation',
  urineCol: 'Urine',
  oralFluidCol: 'Oral Fluid',
  hairCol: 'Hair',
  cutoffsValidFrom: 'Effective From',
} as const satisfies LabelsOf<typeof CreateDrugAdulterantInput>;

/** Where no section title says what the specimens are about. */
export const longDrugLabels = {
  urineCol: 'Screen Cutoff: Urine',
  oralFluidCol: 'Screen Cutoff: Oral Fluid',
  hairCol: 'Screen Cutoff: Hair',
  cutoffsValidFrom: 'Screen Cutoffs: Effective From',
} as const;

export const drugSections = {
  general: { title: 'General Information', hint: 'What it is called, and how files name it.' },
  cutoffs: {
    title: 'Screen Cutoffs',
    hint: 'Concentrations from which a screening is not negative, with their unit, e.g. 50 ng/mL.',
  },
} as const;

export const drugTypes = [
  { value: 'DRUG', label: 'Drug' },
  { value: 'ADULTERANT', label: 'Adulterant' },
] as const;
