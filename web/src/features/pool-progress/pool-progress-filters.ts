import { testPoolStatuses } from '@assay/schema/test-pools/labels';
import {
  drawStates,
  targetStates,
  type testPoolProgressList,
} from '@assay/schema/test-pools/test-pool-progress.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';

type Filter = ListFilterOf<typeof testPoolProgressList>;

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const draw: Filter = {
  kind: 'oneOf',
  field: 'drawState',
  label: 'Draw',
  all: 'Any draw',
  options: optionsOf(drawStates),
};
const target: Filter = {
  kind: 'oneOf',
  field: 'targetState',
  label: 'Target',
  all: 'Any target',
  options: optionsOf(targetStates),
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
  isInternal ? [draw, target, status, company] : [draw, target, status];
