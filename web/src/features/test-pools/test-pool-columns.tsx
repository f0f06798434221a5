import type { SortField } from '@assay/schema/core/list';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import type { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import type { Column } from '../../components/data-table/column.ts';
import { DrawStateBadge, TargetStateBadge } from '../../domain/test-pools/PoolStateBadges.tsx';
import { numberText, percentText } from '../../lib/value-text.ts';
import type { TestPoolRowFragment } from './test-pool-list.generated.ts';
import type { PoolPlace } from './test-pool-list-loader.ts';
import { alcoholTargetText, dayText, drugTargetText } from './test-pool-texts.ts';
import { PoolStatusBadge } from '../../domain/test-pools/PoolStatusBadge.tsx';

type TestPoolColumn = Column<TestPoolRowFragment, SortField<typeof testPoolList>>;

/** Columns of the list of all pools (C s2). */
const testPoolColumns: readonly TestPoolColumn[] = [
  {
    id: 'name',
    header: 'Pool Name',
    sortField: 'name',
    hideable: false,
    width: '11.5rem',
    cell: ({ name }) => name,
  },
  {
    id: 'status',
    header: 'Status',
    phone: 'status',
    width: '7rem',
    cell: ({ status }) => <PoolStatusBadge status={status} />,
  },
  {
    id: 'draw',
    header: 'Draw',
    width: '7.5rem',
    cell: ({ progress }) => progress && <DrawStateBadge {...progress} />,
  },
  {
    id: 'target',
    header: 'Target',
    width: '7.5rem',
    cell: ({ progress }) => progress && <TargetStateBadge {...progress} />,
  },
  {
    id: 'company',
    header: 'Company',
    sortField: 'companyName',
    width: '10rem',
    cell: ({ companyName }) => companyName,
  },
  {
    id: 'consortium',
    header: 'Consortium',
    sortField: 'consortiumName',
    width: '10rem',
    cell: ({ consortiumName }) => consortiumName,
  },
  {
    id: 'location',
    defaultHidden: true,
    header: 'Location',
    sortField: 'locationName',
    width: '10rem',
    cell: ({ isTestPoolForCompany, locationName }) =>
      isTestPoolForCompany ? 'Multiple locations' : locationName,
  },
  {
    id: 'agency',
    defaultHidden: true,
    header: 'Agency',
    sortField: 'testingAgencyName',
    width: '9rem',
    cell: ({ testingAgencyName }) => testingAgencyName,
  },
  {
    id: 'members',
    header: 'Active Members',
    sortField: 'activeMemberCount',
    kind: 'number',
    width: '8.5rem',
    cell: ({ activeMemberCount }) => numberText(activeMemberCount),
  },
  {
    id: 'interval',
    defaultHidden: true,
    header: 'Selection Interval',
    sortField: 'modality',
    width: '9rem',
    cell: ({ modality }) => selectionIntervals[modality],
  },
  {
    id: 'drugYtd',
    defaultHidden: true,
    header: 'YTD Drug Completed %',
    sortField: 'drugYtd',
    kind: 'number',
    width: '11rem',
    cell: ({ drugYtd }) => percentText(drugYtd),
  },
  {
    id: 'alcoholYtd',
    defaultHidden: true,
    header: 'YTD Alcohol Completed %',
    sortField: 'alcoholYtd',
    kind: 'number',
    width: '12rem',
    cell: ({ alcoholYtd }) => percentText(alcoholYtd),
  },
  {
    id: 'drugTarget',
    defaultHidden: true,
    header: 'Drug Targets',
    sortField: 'drugPercentage',
    kind: 'number',
    width: '8rem',
    cell: drugTargetText,
  },
  {
    id: 'alcoholTarget',
    defaultHidden: true,
    header: 'Alcohol Targets',
    sortField: 'alcoholPercentage',
    kind: 'number',
    width: '8rem',
    cell: alcoholTargetText,
  },
  {
    id: 'oversampling',
    defaultHidden: true,
    header: 'Oversampling',
    sortField: 'oversampling',
    kind: 'number',
    width: '8rem',
    cell: ({ oversampling }) => percentText(oversampling),
  },
  {
    id: 'start',
    defaultHidden: true,
    header: 'Program Start',
    sortField: 'programStartDate',
    kind: 'date',
    width: '8rem',
    cell: ({ programStartDate }) => dayText(programStartDate),
  },
  {
    id: 'end',
    defaultHidden: true,
    header: 'Program End',
    sortField: 'programEndDate',
    kind: 'date',
    width: '8rem',
    cell: ({ programEndDate }) => dayText(programEndDate),
  },
  {
    id: 'lastSelection',
    defaultHidden: true,
    header: 'Last Selection Date',
    sortField: 'latestRunDate',
    kind: 'date',
    width: '10rem',
    cell: ({ latestRunDate }) => dayText(latestRunDate),
  },
  {
    id: 'nextSelection',
    header: 'Next Selection Date',
    sortField: 'nextRunDate',
    kind: 'date',
    width: '10rem',
    cell: ({ nextRunDate }) => dayText(nextRunDate),
  },
  {
    id: 'drugTests',
    defaultHidden: true,
    header: 'Drug Tests',
    sortField: 'completedDrugTests',
    kind: 'number',
    width: '7rem',
    cell: ({ completedDrugTests }) => numberText(completedDrugTests),
  },
  {
    id: 'alcoholTests',
    defaultHidden: true,
    header: 'Alcohol Tests',
    sortField: 'completedAlcoholTests',
    kind: 'number',
    width: '8rem',
    cell: ({ completedAlcoholTests }) => numberText(completedAlcoholTests),
  },
];

/** Pools below a company are its own alone, and their locations are what tells them apart. */
const ofCompany = testPoolColumns
  .filter(({ id }) => id !== 'company' && id !== 'consortium')
  .map((column) => (column.id === 'location' ? { ...column, defaultHidden: false } : column));
const columnsOf = {
  all: testPoolColumns,
  company: ofCompany,
  location: ofCompany.filter(({ id }) => id !== 'location'),
} as const;

/** Columns of a list of pools: what all of its pools have in common is said by its head. */
export const testPoolColumnsOf = (of: PoolPlace['kind']): readonly TestPoolColumn[] =>
  columnsOf[of];
