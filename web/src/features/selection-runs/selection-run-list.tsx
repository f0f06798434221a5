import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate } from '../../components/form/us-date.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { numberText, percentText } from '../../lib/value-text.ts';
import { poolRunLinks } from './selection-run-links.ts';
import type { SelectionRunRowFragment } from './selection-run-list.generated.ts';
import type { ListOf } from '../../components/list/list-of.ts';

/** The page of the orders of a run: what was ordered, or who is to be tested by hand (C s2). */
function OrdersLink({ id, hasRequestedOrders, testPool }: SelectionRunRowFragment) {
  if (testPool === null || (testPool.shouldAutoGenerateTests && !hasRequestedOrders)) return null;
  return (
    <Link asChild color="brand.fg">
      <RouterLink to={poolRunLinks(testPool.id).orders(id)}>
        {testPool.shouldAutoGenerateTests ? 'Lab Order Request' : 'Run Worksheet'}
      </RouterLink>
    </Link>
  );
}

/** Runs of a pool (C s2). The overview of pools leads to those that count. */
export const selectionRuns: ListOf<SelectionRunRowFragment, typeof selectionRunList> = {
  spec: selectionRunList,
  id: 'selection-runs',
  title: 'Runs',
  report: 'selectionruns',
  counted: ['run', 'runs'],
  rowLabel: ({ runDate }) => `run of ${formatUsDate(runDate)}`,
  filters: [
    {
      kind: 'oneOf',
      field: 'isInvalidated',
      label: 'Status',
      all: 'All runs',
      options: [
        { value: 'false', label: 'Valid' },
        { value: 'true', label: 'Invalidated' },
      ],
    },
  ],
  columns: [
    {
      id: 'runDate',
      header: 'Run Date',
      sortField: 'runDate',
      hideable: false,
      kind: 'date',
      width: '12rem',
      cell: ({ runDate }) => formatUsDate(runDate),
      badge: ({ isInvalidated }) =>
        isInvalidated && <StatusBadge tone="negative">Invalidated</StatusBadge>,
    },
    {
      id: 'orders',
      header: 'Order Request',
      width: '9rem',
      kind: 'controls',
      phone: 'hidden',
      cell: OrdersLink,
    },
    {
      id: 'modality',
      header: 'Selection Interval',
      width: '10rem',
      sortField: 'modality',
      cell: ({ modality }) => selectionIntervals[modality],
    },
    {
      id: 'memberCount',
      header: 'Member Count',
      width: '7.5rem',
      sortField: 'memberCount',
      kind: 'number',
      cell: ({ memberCount }) => numberText(memberCount),
    },
    {
      id: 'drugSelection',
      header: 'Drug Selection',
      width: '8.5rem',
      sortField: 'selectedForDrugTesting',
      kind: 'number',
      cell: ({ selectedForDrugTesting }) => numberText(selectedForDrugTesting),
    },
    {
      id: 'drugCompletion',
      header: '% Drug Completion',
      width: '9rem',
      sortField: 'completedDrugTestsPercentage',
      kind: 'number',
      cell: ({ completedDrugTestsPercentage }) => percentText(completedDrugTestsPercentage),
    },
    {
      id: 'alcoholSelection',
      header: 'Alcohol Selection',
      sortField: 'selectedForAlcoholTesting',
      kind: 'number',
      cell: ({ selectedForAlcoholTesting }) => numberText(selectedForAlcoholTesting),
    },
    {
      id: 'alcoholCompletion',
      header: '% Alcohol Completion',
      width: '10rem',
      sortField: 'completedAlcoholTestsPercentage',
      kind: 'number',
      cell: ({ completedAlcoholTestsPercentage }) => percentText(completedAlcoholTestsPercentage),
    },
  ],
};
