import type { tenantList } from '@assay/schema/tenants/tenant.list';
import { stateOptions } from '../../components/form/state-options.ts';
import type { ListFilterOf } from '../../components/list-toolbar/list-filter.ts';
import { methodOptions } from './tenant-words.ts';

/** What narrows the list of TPAs beside its search (P s2). */
export const tenantFilters: readonly ListFilterOf<typeof tenantList>[] = [
  {
    kind: 'oneOf',
    field: 'address.state',
    label: 'State',
    all: 'All states',
    options: stateOptions,
  },
  { kind: 'text', operator: 'SW', field: 'address.city', label: 'City' },
  {
    kind: 'oneOf',
    field: 'method',
    label: 'Billing method',
    all: 'All methods',
    options: methodOptions,
  },
];
