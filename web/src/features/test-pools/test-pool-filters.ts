import { selectionIntervals, testPoolStatuses } from '@assay/schema/test-pools/enums';
import type { testPoolList } from '@assay/schema/test-pools/test-pool-list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import { optionsOf } from './test-pool-options.ts';

type TestPoolFilter = ListFilterOf<typeof testPoolList>;

const yesNo = optionsOf({ true: 'Yes', false: 'No' });

/** What narrows a list of pools beside its search. */
export const testPoolFilters: readonly TestPoolFilter[] = [
  {
    kind: 'oneOf',
    field: 'status',
    label: 'Status',
    all: 'All statuses',
    options: optionsOf(testPoolStatuses),
  },
  { kind: 'text', operator: 'LIKE', field: 'companyName', label: 'Company' },
  { kind: 'text', operator: 'LIKE', field: 'locationName', label: 'Location' },
  {
    kind: 'anyOf',
    field: 'modality',
    label: 'Selection interval',
    options: optionsOf(selectionIntervals),
  },
];

/** Asked by internal users alone (C s2): whether the clients leave their draws and members to the TPA. */
export const internalTestPoolFilters: readonly TestPoolFilter[] = [
  {
    kind: 'oneOf',
    field: 'runsManagedByMd',
    label: 'Selection runs managed by MD',
    all: 'Runs: any',
    options: yesNo,
  },
  {
    kind: 'oneOf',
    field: 'membersManagedByMd',
    label: 'Member list managed by MD',
    all: 'Members: any',
    options: yesNo,
  },
];
