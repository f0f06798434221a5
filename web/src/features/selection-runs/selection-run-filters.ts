import type { selectionRunList } from '@assay/schema/selection-runs/selection-run.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';

/** What narrows the runs of a pool; the overview of pools leads to those that count. */
export const selectionRunFilters: readonly ListFilterOf<typeof selectionRunList>[] = [
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
];
