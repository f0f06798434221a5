import { Span } from '@chakra-ui/react';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
import type { SortField } from '@assay/schema/core/list';
import { acknowledgmentTypes, testResultList } from '@assay/schema/test-results/test-result.list';
import type { Column } from '../../components/data-table/column.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import { programOptions, providerOptions } from '../../domain/laboratories/catalogue-words.ts';
import { specimenText } from '../../domain/specimens/specimen-words.ts';
import { momentText } from '../../lib/moment-text.ts';
import { OutcomeBadge } from '../../domain/test-results/OutcomeBadge.tsx';
import { StandingBadge } from './StandingBadge.tsx';
import type { TestResultRowPartsFragment as Row } from './test-result-list.generated.ts';
import { testResultFilters } from './test-result-filters.ts';
import { reasonText } from './test-result-words.ts';

type TestColumn = Column<Row, SortField<typeof testResultList>>;

const time = (at: string | null) => at && momentText(at);

/** What somebody has not opened yet stands out. */
const Name = ({ row: { donor, isViewed } }: { row: Row }) => (
  <Span fontWeight={isViewed ? 'normal' : 'semibold'}>
    {donor.lastName}, {donor.firstName}
    {!isViewed && <Span srOnly> (not viewed)</Span>}
  </Span>
);

const columns: TestColumn[] = [
  {
    id: 'donor',
    header: 'Donor',
    sortField: 'donor.lastName',
    hideable: false,
    width: '12rem',
    cell: (row) => <Name row={row} />,
  },
  {
    id: 'resultType',
    header: 'Result',
    sortField: 'testResult.resultType',
    width: '10rem',
    cell: ({ testResult }) => <OutcomeBadge result={testResult.resultType} />,
  },
  {
    id: 'testStatus',
    header: 'Status',
    sortField: 'testResult.testStatus',
    width: '10rem',
    phone: 'status',
    cell: ({ testResult }) => <StandingBadge status={testResult.testStatus} />,
  },
  {
    id: 'company',
    header: 'Company',
    sortField: 'company.companyName',
    width: '12rem',
    cell: ({ company }) => company.companyName,
  },
  {
    id: 'testType',
    header: 'Test Type',
    width: '8rem',
    cell: ({ testResult }) => testResult.testTypeFormatted,
  },
  {
    id: 'reason',
    header: 'Reason for Test',
    width: '10rem',
    cell: ({ donor }) => reasonText(donor.reasonForTest),
  },
  {
    id: 'createdAt',
    header: 'Created',
    sortField: 'testResult.createdAt',
    width: '13rem',
    cell: ({ testResult }) => momentText(testResult.createdAt),
  },
  {
    id: 'location',
    header: 'Location',
    sortField: 'location.name',
    width: '12rem',
    defaultHidden: true,
    cell: ({ location }) => location.name,
  },
  {
    id: 'collectedAt',
    header: 'Collected',
    sortField: 'testResult.collectedAt',
    width: '13rem',
    defaultHidden: true,
    cell: ({ testResult }) => time(testResult.collectedAt),
  },
  {
    id: 'reportedAt',
    header: 'Reported',
    sortField: 'testResult.reportedAt',
    width: '13rem',
    defaultHidden: true,
    cell: ({ testResult }) => time(testResult.reportedAt),
  },
  {
    id: 'specimenId',
    header: 'Specimen ID',
    width: '9rem',
    defaultHidden: true,
    cell: ({ testResult }) => testResult.specimenId,
  },
  {
    id: 'specimenType',
    header: 'Specimen Type',
    width: '9rem',
    defaultHidden: true,
    cell: ({ testResult }) => specimenText(testResult.specimenTypeId),
  },
  {
    id: 'program',
    header: 'Program',
    width: '7rem',
    defaultHidden: true,
    cell: ({ testResult }) => programs[testResult.program],
  },
  {
    id: 'provider',
    header: 'Laboratory',
    width: '11rem',
    defaultHidden: true,
    cell: ({ testResult }) => testResult.provider && labProviderNames[testResult.provider],
  },
  {
    id: 'acknowledgment',
    header: 'ACK/ADM',
    width: '9rem',
    defaultHidden: true,
    cell: ({ acknowledgmentType }) => acknowledgmentType && acknowledgmentTypes[acknowledgmentType],
  },
  {
    id: 'testCase',
    header: 'Test Case ID',
    width: '8rem',
    defaultHidden: true,
    cell: ({ testCase }) => testCase.id,
  },
];

/** Tests in scope, by whichever path they are reached (T s2). */
export const testResults: ListOf<Row, typeof testResultList> = {
  spec: testResultList,
  report: 'testresults',
  id: 'test-results',
  title: 'Drugs and Alcohol',
  counted: ['test', 'tests'],
  rowLabel: ({ donor }) => donor.fullName,
  search: 'Search donor, specimen ID or test case',
  filters: testResultFilters(programOptions, providerOptions),
  columns,
};
