import { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { formatUsDate } from '../../components/form/us-date.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { numberText, percentText } from '../../lib/value-text.ts';
import { OrdersLink } from './OrdersLink.tsx';
import type { SelectionRunRowFragment } from './selection-run-list.generated.ts';
import type { ListOf } from '../../components/list/list-of.ts';

/** How much is done, `0` to `100`; of nobody nothing can be. */
const completion = (selected: number, percentage: number): string =>
  selected === 0 ? '–' : percentText(percentage);

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
      // The date whole, beside its badge.
      width: '13rem',
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
      cell: (run) => <OrdersLink run={run} />,
    },
    {
      id: 'modality',
      header: 'Selection Interval',
      width: '9rem',
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
      cell: ({ selectedForDrugTesting, completedDrugTestsPercentage }) =>
        completion(selectedForDrugTesting, completedDrugTestsPercentage),
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
      cell: ({ selectedForAlcoholTesting, completedAlcoholTestsPercentage }) =>
        completion(selectedForAlcoholTesting, completedAlcoholTestsPercentage),
    },
  ],
};
