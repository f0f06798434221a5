import type { z } from 'zod';
import type { Report } from '../core/report.ts';
import type { DrugAdulterant } from './drug-adulterant.ts';

/** Drugs and adulterants as a file, with the heads of their lists (C s2); the cutoffs are those of today. */
export const drugAdulterantReport: Report<z.output<typeof DrugAdulterant>> = {
  title: 'Drugs and Adulterants',
  columns: [
    { header: 'Name', of: ({ name }) => name },
    { header: 'Abbreviation', of: ({ abbreviation }) => abbreviation },
    { header: 'Type', of: ({ type }) => (type === 'DRUG' ? 'Drug' : 'Adulterant') },
    { header: 'Urine', of: ({ urineCol }) => urineCol },
    { header: 'Oral Fluid', of: ({ oralFluidCol }) => oralFluidCol },
    { header: 'Hair', of: ({ hairCol }) => hairCol },
    { header: 'Test Panels', of: ({ numberOfTestPanels }) => numberOfTestPanels },
    { header: 'Test Codes', of: ({ numberOfTestCodes }) => numberOfTestCodes },
  ],
};
