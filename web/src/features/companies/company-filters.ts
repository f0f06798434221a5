import { numberOfUsersBands, type companyList } from '@assay/schema/companies/company.list';
import { stateOptions } from '../../components/form/state-options.ts';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';

/** What narrows the Client Companies list beside its search (O s2). */
export const companyFilters: readonly ListFilterOf<typeof companyList>[] = [
  {
    kind: 'oneOf',
    field: 'address.state',
    label: 'State',
    all: 'All states',
    options: stateOptions,
  },
  { kind: 'text', operator: 'SW', field: 'address.city', label: 'City' },
  {
    kind: 'band',
    field: 'numberOfUsers',
    label: 'Number of users',
    all: 'Users: any',
    bands: numberOfUsersBands,
    unit: 'users',
  },
];
