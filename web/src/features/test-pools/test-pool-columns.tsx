import { Box, Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { SortField } from '@assay/schema/core/list';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import type { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import type { Column } from '../../components/data-table/column.ts';
import { testPoolLinks } from './test-pool-links.ts';
import type { TestPoolRowFragment } from './test-pool-list.generated.ts';
import type { PoolPlace } from './test-pool-list-loader.ts';
import {
  alcoholTargetText,
  countText,
  dayText,
  drugTargetText,
  percentText,
} from './test-pool-texts.ts';
import { TestPoolStatusBadge } from './TestPoolStatusBadge.tsx';

type TestPoolColumn = Column<TestPoolRowFragment, SortField<typeof testPoolList>>;

const number = { align: 'end' } as const;

/** A name keeps a readable width among eighteen columns; the table scrolls instead. */
const named = (text: ReactNode) => (
  <Box minWidth="8rem" maxWidth="16rem">
    {text}
  </Box>
);

/** Columns of the list of all pools (C s2). */
const testPoolColumns: readonly TestPoolColumn[] = [
  {
    id: 'name',
    header: 'Pool Name',
    sortField: 'name',
    hideable: false,
    width: '14rem',
    cell: ({ id, name }) => (
      <Link asChild fontWeight="medium" color="colorPalette.fg">
        <RouterLink to={testPoolLinks(id).profile}>{name}</RouterLink>
      </Link>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    width: '7rem',
    cell: ({ status }) => <TestPoolStatusBadge status={status} />,
  },
  {
    id: 'company',
    header: 'Company',
    sortField: 'companyName',
    width: '12rem',
    cell: ({ companyName }) => named(companyName),
  },
  {
    id: 'location',
    header: 'Location',
    sortField: 'locationName',
    width: '11rem',
    cell: ({ isTestPoolForCompany, locationName }) =>
      named(isTestPoolForCompany ? 'Multiple locations' : locationName),
  },
  {
    id: 'agency',
    header: 'Agency',
    sortField: 'testingAgencyName',
    width: '7rem',
    cell: ({ testingAgencyName }) => testingAgencyName && named(testingAgencyName),
  },
  {
    id: 'members',
    header: 'Active Members',
    sortField: 'activeMemberCount',
    ...number,
    width: '9rem',
    cell: ({ activeMemberCount }) => countText(activeMemberCount),
  },
  {
    id: 'interval',
    header: 'Selection Interval',
    sortField: 'modality',
    width: '9rem',
    cell: ({ modality }) => selectionIntervals[modality],
  },
  {
    id: 'drugYtd',
    header: 'YTD Drug Completed %',
    sortField: 'drugYtd',
    ...number,
    width: '11rem',
    cell: ({ drugYtd }) => percentText(drugYtd),
  },
  {
    id: 'alcoholYtd',
    header: 'YTD Alcohol Completed %',
    sortField: 'alcoholYtd',
    ...number,
    width: '12rem',
    cell: ({ alcoholYtd }) => percentText(alcoholYtd),
  },
  {
    id: 'drugTarget',
    header: 'Drug Targets',
    sortField: 'drugPercentage',
    ...number,
    width: '8rem',
    cell: drugTargetText,
  },
  {
    id: 'alcoholTarget',
    header: 'Alcohol Targets',
    sortField: 'alcoholPercentage',
    ...number,
    width: '8rem',
    cell: alcoholTargetText,
  },
  {
    id: 'oversampling',
    header: 'Oversampling',
    sortField: 'oversampling',
    ...number,
    width: '8rem',
    cell: ({ oversampling }) => percentText(oversampling),
  },
  {
    id: 'start',
    header: 'Program Start',
    sortField: 'programStartDate',
    width: '8rem',
    cell: ({ programStartDate }) => dayText(programStartDate),
  },
  {
    id: 'end',
    header: 'Program End',
    sortField: 'programEndDate',
    width: '8rem',
    cell: ({ programEndDate }) => dayText(programEndDate),
  },
  {
    id: 'lastSelection',
    header: 'Last Selection Date',
    sortField: 'latestRunDate',
    width: '10rem',
    cell: ({ latestRunDate }) => dayText(latestRunDate),
  },
  {
    id: 'nextSelection',
    header: 'Next Selection Date',
    sortField: 'nextRunDate',
    width: '10rem',
    cell: ({ nextRunDate }) => dayText(nextRunDate),
  },
  {
    id: 'drugTests',
    header: 'Drug Tests',
    sortField: 'completedDrugTests',
    ...number,
    width: '7rem',
    cell: ({ completedDrugTests }) => countText(completedDrugTests),
  },
  {
    id: 'alcoholTests',
    header: 'Alcohol Tests',
    sortField: 'completedAlcoholTests',
    ...number,
    width: '8rem',
    cell: ({ completedAlcoholTests }) => countText(completedAlcoholTests),
  },
];

const ofCompany = testPoolColumns.filter(({ id }) => id !== 'company');
const columnsOf = {
  all: testPoolColumns,
  company: ofCompany,
  location: ofCompany.filter(({ id }) => id !== 'location'),
} as const;

/** Columns of a list of pools: what all of its pools have in common is said by its head. */
export const testPoolColumnsOf = (of: PoolPlace['kind']): readonly TestPoolColumn[] =>
  columnsOf[of];
