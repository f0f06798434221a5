import type { z } from 'zod';
import { labProviderNames } from '../common/lab-providers.ts';
import { programs } from '../common/programs.ts';
import type { Report } from '../core/report.ts';
import { specimenTypes, type SpecimenTypeId } from '../reference/specimen-types.ts';
import type { TestCode } from './test-code.ts';

/** Test codes as a file, with the heads of the list and what its details tell (C s2); prices for who sees them. */
export const testCodeReport: Report<z.output<typeof TestCode>> = {
  title: 'Test Codes',
  columns: [
    { header: 'Provider', of: ({ provider }) => labProviderNames[provider] },
    { header: 'Test Code ID', of: ({ testCode }) => testCode },
    { header: 'Test Code Name', of: ({ name }) => name },
    {
      header: 'Specimen Type',
      of: ({ specimenType }) => specimenTypes[specimenType as SpecimenTypeId],
    },
    { header: 'Program', of: ({ type }) => programs[type] },
    { header: 'Pricing', kind: 'money', of: ({ pricing }) => pricing },
    {
      header: 'Drugs/Adulterants',
      of: ({ drugAdulterants }) => drugAdulterants.map(({ name }) => name).join(', '),
    },
    { header: 'Description', of: ({ description }) => description },
  ],
};
