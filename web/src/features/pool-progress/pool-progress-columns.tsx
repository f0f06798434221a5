import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { SortField } from '@assay/schema/core/list';
import { selectionIntervals, testPoolStatuses } from '@assay/schema/test-pools/labels';
import type { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { DrawStateBadge, TargetStateBadge } from '../../domain/test-pools/PoolStateBadges.tsx';
import { numberText } from '../../lib/value-text.ts';
import { poolLinks, poolOwner } from './pool-links.ts';
import type { PoolProgressRowFragment } from './pool-progress.generated.ts';

type Row = PoolProgressRowFragment;
type ProgressColumn = Column<Row, SortField<typeof testPoolProgressList>>;
type Kind = 'drugs' | 'alcohol';

/** A number that leads to the rows that it counts; its head and the pool say what it is. */
const Counted = ({ to, label, value }: { to: string; label: string; value: number }) => (
  <Link asChild color="inherit">
    <RouterLink to={to} aria-label={`${label}: ${numberText(value)}`}>
      {numberText(value)}
    </RouterLink>
  </Link>
);

/** What the forecast falls short of the target by stands behind it, in words for who cannot see the color. */
function Forecast({ row, kind, name }: { row: Row; kind: Kind; name: string }) {
  const { forecast, target } = row[kind];
  const short = target - forecast;
  return (
    <>
      <Counted
        to={poolLinks(row.id).runs}
        label={`${name} tests forecast of ${row.name}`}
        value={forecast}
      />
      {row.status === 'ACTIVE' && short > 0 && (
        <Text as="span" color="fg.error" marginStart="1">
          ({numberText(short)} short)
        </Text>
      )}
    </>
  );
}

const testColumns = (kind: Kind, name: string, sortField: 'drugYtd' | 'alcoholYtd') =>
  [
    {
      id: `${kind}Done`,
      header: `${name} Done`,
      sortField,
      kind: 'number',
      width: '6.5rem',
      cell: (row) => (
        <Counted
          to={poolLinks(row.id).runs}
          label={`${name} tests done of ${row.name}`}
          value={row[kind].done}
        />
      ),
    },
    {
      id: `${kind}Due`,
      header: `${name} Due`,
      kind: 'number',
      defaultHidden: true,
      width: '6rem',
      cell: (row) => (
        <Counted
          to={poolLinks(row.id).profile}
          label={`${name} tests due of ${row.name}`}
          value={row[kind].due}
        />
      ),
    },
    {
      id: `${kind}Target`,
      header: `${name} Target`,
      kind: 'number',
      width: '6.5rem',
      cell: (row) => (
        <Counted
          to={poolLinks(row.id).profile}
          label={`${name} target of ${row.name}`}
          value={row[kind].target}
        />
      ),
    },
    {
      id: `${kind}Forecast`,
      header: `${name} Forecast`,
      kind: 'number',
      width: '8.5rem',
      cell: (row) => <Forecast row={row} kind={kind} name={name} />,
    },
  ] as const satisfies readonly ProgressColumn[];

/** Columns of the overview of pools. */
export const poolProgressColumns: readonly ProgressColumn[] = [
  {
    id: 'name',
    header: 'Pool Name',
    sortField: 'name',
    hideable: false,
    cell: ({ name }) => name,
    note: poolOwner,
  },
  {
    id: 'draw',
    header: 'Draw',
    sortField: 'attention',
    width: '8rem',
    phone: 'status',
    cell: (row) =>
      row.drawState === null ? testPoolStatuses[row.status] : <DrawStateBadge {...row} />,
  },
  {
    id: 'targetState',
    header: 'Target',
    width: '8rem',
    cell: (row) => <TargetStateBadge {...row} />,
  },
  {
    id: 'nextDraw',
    header: 'Next Draw',
    sortField: 'nextRunDate',
    kind: 'date',
    width: '7rem',
    cell: ({ nextRunDate }) => nextRunDate && formatUsDate(nextRunDate),
  },
  {
    id: 'drawBy',
    header: 'Draw By',
    kind: 'date',
    defaultHidden: true,
    width: '7rem',
    cell: ({ drawBy }) => drawBy && formatUsDate(drawBy),
  },
  {
    id: 'overdue',
    header: 'Missed Draws',
    defaultHidden: true,
    sortField: 'overdueDraws',
    kind: 'number',
    width: '6rem',
    cell: ({ id, name, overdueDraws }) => (
      <Counted to={poolLinks(id).runs} label={`Missed draws of ${name}`} value={overdueDraws} />
    ),
  },
  {
    id: 'members',
    header: 'Members',
    sortField: 'activeMemberCount',
    kind: 'number',
    defaultHidden: true,
    width: '6rem',
    cell: ({ id, name, activeMemberCount }) => (
      <Counted
        to={poolLinks(id).members}
        label={`Active members of ${name}`}
        value={activeMemberCount}
      />
    ),
  },
  ...testColumns('drugs', 'Drug', 'drugYtd'),
  ...testColumns('alcohol', 'Alcohol', 'alcoholYtd'),
  {
    id: 'company',
    header: 'Company',
    sortField: 'companyName',
    defaultHidden: true,
    width: '12rem',
    cell: ({ companyName }) => companyName,
  },
  {
    id: 'consortium',
    header: 'Consortium',
    sortField: 'consortiumName',
    defaultHidden: true,
    width: '12rem',
    cell: ({ consortiumName }) => consortiumName,
  },
  {
    id: 'location',
    header: 'Location',
    defaultHidden: true,
    width: '12rem',
    cell: ({ locationName }) => locationName ?? 'Multiple locations',
  },
  {
    id: 'agency',
    header: 'Agency',
    defaultHidden: true,
    width: '7rem',
    cell: ({ testingAgencyName }) => testingAgencyName,
  },
  {
    id: 'interval',
    header: 'Selection Interval',
    defaultHidden: true,
    width: '9rem',
    cell: ({ modality }) => selectionIntervals[modality],
  },
];
