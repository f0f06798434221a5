import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { SortField } from '@assay/schema/core/list';
import type { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import type { Column } from '../../components/data-table/column.ts';
import { formatUsDate } from '../../components/form/us-date.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { countText, percentText } from './run-texts.ts';
import type { SelectionRunRowFragment } from './selection-run-list.generated.ts';
import { poolRunLinks } from './selection-run-links.ts';

type RunColumn = Column<SelectionRunRowFragment, SortField<typeof selectionRunList>>;

const number = { align: 'end' } as const;

/** Columns of the runs of a pool (C s2); the order request has its column once orders exist. */
export const selectionRunColumns = (testPoolId: string): readonly RunColumn[] => [
  {
    id: 'runDate',
    header: 'Run Date',
    sortField: 'runDate',
    hideable: false,
    cell: ({ id, runDate, isInvalidated }) => (
      <>
        <Link asChild fontWeight="medium" color="colorPalette.fg">
          <RouterLink to={poolRunLinks(testPoolId).run(id)}>{formatUsDate(runDate)}</RouterLink>
        </Link>{' '}
        {isInvalidated && <StatusBadge tone="negative">Invalidated</StatusBadge>}
      </>
    ),
  },
  {
    id: 'modality',
    header: 'Selection Interval',
    sortField: 'modality',
    cell: ({ modality }) => selectionIntervals[modality],
  },
  {
    id: 'memberCount',
    header: 'Member Count',
    sortField: 'memberCount',
    ...number,
    cell: ({ memberCount }) => countText(memberCount),
  },
  {
    id: 'drugSelection',
    header: 'Drug Selection',
    sortField: 'selectedForDrugTesting',
    ...number,
    cell: ({ selectedForDrugTesting }) => countText(selectedForDrugTesting),
  },
  {
    id: 'drugCompletion',
    header: '% Drug Completion',
    sortField: 'completedDrugTestsPercentage',
    ...number,
    cell: ({ completedDrugTestsPercentage }) => percentText(completedDrugTestsPercentage),
  },
  {
    id: 'alcoholSelection',
    header: 'Alcohol Selection',
    sortField: 'selectedForAlcoholTesting',
    ...number,
    cell: ({ selectedForAlcoholTesting }) => countText(selectedForAlcoholTesting),
  },
  {
    id: 'alcoholCompletion',
    header: '% Alcohol Completion',
    sortField: 'completedAlcoholTestsPercentage',
    ...number,
    cell: ({ completedAlcoholTestsPercentage }) => percentText(completedAlcoholTestsPercentage),
  },
];
