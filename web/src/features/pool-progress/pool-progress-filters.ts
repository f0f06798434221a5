import { testPoolStatuses } from '@assay/schema/test-pools/labels';
import {
  poolProgressStates,
  type testPoolProgressList,
} from '@assay/schema/test-pools/test-pool-progress.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';

type Filter = ListFilterOf<typeof testPoolProgressList>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const progress: Filter = {
  kind: 'oneOf',
  field: 'state',
  label: 'Progress',
  all: 'Any progress',
  options: optionsOf(poolProgressStates),
};
const status: Filter = {
  kind: 'oneOf',
  field: 'status',
  label: 'Status',
  all: 'All statuses',
  options: optionsOf(testPoolStatuses),
};
const company: Filter = { kind: 'text', operator: 'SW', field: 'companyName', label: 'Company' };

/** A client user has one company only. */
export const poolProgressFilters = (isInternal: boolean): readonly Filter[] =>
  isInternal ? [progress, status, company] : [progress, status];
