import { selectionIntervals, testPoolStatuses } from '@assay/schema/test-pools/labels';
import type { testPoolList } from '@assay/schema/test-pools/test-pool.list';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { PoolRegionFragment } from './test-pool-list.generated.ts';
import type { PoolPlace } from './test-pool-list-loader.ts';
import { optionsOf } from './test-pool-options.ts';

type TestPoolFilter = ListFilterOf<typeof testPoolList>;

const yesNo = optionsOf({ true: 'Yes', false: 'No' });

const status: TestPoolFilter = {
  kind: 'oneOf',
  field: 'status',
  label: 'Status',
  all: 'All statuses',
  options: optionsOf(testPoolStatuses),
};
const company: TestPoolFilter = {
  kind: 'text',
  operator: 'SW',
  field: 'companyName',
  label: 'Company',
};
const consortium: TestPoolFilter = {
  kind: 'text',
  operator: 'SW',
  field: 'consortiumName',
  label: 'Consortium',
  more: true,
};
const location: TestPoolFilter = {
  kind: 'text',
  operator: 'SW',
  field: 'locationName',
  label: 'Location',
  more: true,
};
const interval: TestPoolFilter = {
  kind: 'anyOf',
  field: 'modality',
  label: 'Selection interval',
  options: optionsOf(selectionIntervals),
  more: true,
};

/** Among all companies a unit is looked for by its name. */
const unitNames: readonly TestPoolFilter[] = [
  { kind: 'text', operator: 'SW', field: 'region.name', label: 'Region', more: true },
  { kind: 'text', operator: 'SW', field: 'area.name', label: 'Area', more: true },
  { kind: 'text', operator: 'SW', field: 'district.name', label: 'District', more: true },
];

/** Asked by internal users alone (C s2): whether the clients leave their draws and members to the TPA. */
const internalFilters: readonly TestPoolFilter[] = [
  {
    kind: 'oneOf',
    field: 'runsManagedByMd',
    label: 'Selection runs managed by MD',
    all: 'Runs: any',
    options: yesNo,
    more: true,
  },
  {
    kind: 'oneOf',
    field: 'membersManagedByMd',
    label: 'Member list managed by MD',
    all: 'Members: any',
    options: yesNo,
    more: true,
  },
];

/** What narrows the list of all pools beside its search. */
export const allTestPoolFilters = (isInternal: boolean): readonly TestPoolFilter[] => [
  status,
  company,
  consortium,
  location,
  interval,
  ...unitNames,
  ...(isInternal ? internalFilters : []),
];

const units = (nodes: readonly { id: string; name: string }[]) =>
  nodes.map(({ id, name }) => ({ value: id, label: name }));

/**
 * The units of a company, each level in a filter of its own: several at once with the flag MD125 (C s6).
 * A level that the company does not have has none.
 */
function unitFilters(regions: readonly PoolRegionFragment[], several: boolean): TestPoolFilter[] {
  const areas = regions.flatMap(({ children }) => children);
  const districts = areas.flatMap(({ children }) => children);
  const levels = [
    { field: 'region.id', label: 'Region', all: 'All regions', options: units(regions) },
    { field: 'area.id', label: 'Area', all: 'All areas', options: units(areas) },
    { field: 'district.id', label: 'District', all: 'All districts', options: units(districts) },
  ] as const;
  return levels
    .filter(({ options }) => options.length > 0)
    .map(({ all, ...level }) =>
      several
        ? { kind: 'anyOf', ...level, more: true }
        : { kind: 'oneOf', ...level, all, more: true },
    );
}

/** What narrows the pools of a company or of one of its locations. */
export const companyTestPoolFilters = (
  of: Exclude<PoolPlace['kind'], 'all'>,
  regions: readonly PoolRegionFragment[],
  several: boolean,
): readonly TestPoolFilter[] =>
  of === 'location'
    ? [status, { ...interval, more: undefined }]
    : [status, { ...location, more: undefined }, interval, ...unitFilters(regions, several)];
