import { programs } from '../common/programs.ts';
import { labProviderNames } from '../common/lab-providers.ts';
import type { Report } from '../core/report.ts';
import type { LabAccountLocation } from './lab-account-location.ts';

/** `Non-DOT, Urine`: program and specimen type, as lists show them (C s2). */
export const accountTypeLabel = ({
  program,
  masterAccountTypeName,
}: Pick<LabAccountLocation, 'program' | 'masterAccountTypeName'>): string =>
  `${programs[program]}, ${masterAccountTypeName}`;

/** Locations of a lab account as a file, with the heads of the list (C s2) and their test codes. */
export const labAccountLocationReport: Report<LabAccountLocation> = {
  title: 'Lab Account Locations',
  columns: [
    { header: 'Location ID', of: ({ location }) => location.locationId },
    { header: 'Company Name', of: ({ company }) => company.companyName },
    { header: 'Location Name', of: ({ location }) => location.name },
    { header: 'Laboratory', of: ({ labAccount }) => labProviderNames[labAccount.provider] },
    { header: 'Lab Master Account', of: ({ labAccount }) => labAccount.masterAccountId },
    { header: 'Lab Sub Account', of: ({ subAccountId }) => subAccountId },
    { header: 'Specimen Type', of: (row) => accountTypeLabel(row) },
    { header: 'MRO', of: ({ mro }) => mro?.fullName },
    {
      header: 'Test Codes',
      of: ({ testCodes }) => testCodes.map(({ testCode }) => testCode.testCode).join(', '),
    },
  ],
};
