import { primaryIdTypes } from '../common/primary-id-types.ts';
import { programs } from '../common/programs.ts';
import { reasonsForTest } from '../common/reasons-for-test.ts';
import type { Report } from '../core/report.ts';
import { specimenTypes } from '../reference/specimen-types.ts';
import { acknowledgmentTypes } from './test-result.list.ts';
import type { TestResultRow } from './test-row.ts';
import { resultTypes, testStatuses } from './test-words.ts';

/** The dashboard as a file (contract §21). */
export const testResultReport: Report<TestResultRow> = {
  title: 'Dashboard Report',
  columns: [
    { header: 'Test Case ID', of: ({ testCase }) => testCase.id },
    { header: 'Company', of: ({ company }) => company.companyName },
    { header: 'Location', of: ({ location }) => location.name },
    { header: 'Donor First Name', of: ({ donor }) => donor.firstName },
    { header: 'Donor Last Name', of: ({ donor }) => donor.lastName },
    { header: 'Primary ID Type', of: ({ donor }) => primaryIdTypes[donor.primaryIdType] },
    { header: 'Primary ID', of: ({ donor }) => donor.primaryId },
    { header: 'Test Type', of: ({ testResult }) => testResult.testTypeFormatted },
    { header: 'Program', of: ({ testResult }) => programs[testResult.program] },
    {
      header: 'Specimen Type',
      of: ({ testResult }) =>
        specimenTypes[testResult.specimenTypeId as keyof typeof specimenTypes],
    },
    {
      header: 'Reason For Test',
      of: ({ donor }) =>
        donor.reasonForTest === null ? null : reasonsForTest[donor.reasonForTest],
    },
    { header: 'Status', of: ({ testResult }) => testStatuses[testResult.testStatus] },
    {
      header: 'Result',
      of: ({ testResult }) =>
        testResult.resultType === null ? null : resultTypes[testResult.resultType],
    },
    { header: 'Collected', of: ({ testResult }) => testResult.collectedAt },
    { header: 'Reported', of: ({ testResult }) => testResult.reportedAt },
    { header: 'Created', of: ({ testResult }) => testResult.createdAt },
    {
      header: 'ACK/ADM',
      of: ({ acknowledgmentType: type }) => (type === null ? null : acknowledgmentTypes[type]),
    },
    { header: 'ACK/ADM Date', of: ({ acknowledgedAt }) => acknowledgedAt },
  ],
};
