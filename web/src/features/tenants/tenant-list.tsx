import { tenantList } from '@assay/schema/tenants/tenant.list';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { addressLines } from '../../domain/contact/address-text.ts';
import { stateOptions } from '../../domain/contact/state-options.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import type { TenantRowFragment } from './tenant-list.generated.ts';
import { moneyText } from '../../lib/value-text.ts';
import { methodOptions, methodText, tenantLabels } from './tenant-words.ts';

/** Client TPA's: columns, search and filters (P s2). */
export const tenants: ListOf<TenantRowFragment, typeof tenantList> = {
  spec: tenantList,
  id: 'tenants',
  title: "Client TPA's",
  report: 'tenants',
  counted: ['TPA', 'TPAs'],
  rowLabel: ({ name }) => name,
  search: 'Search TPA name',
  filters: [
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
  ],
  columns: [
    { id: 'id', header: 'TPA ID', sortField: 'id', width: '6rem', cell: ({ id }) => id },
    {
      id: 'name',
      header: tenantLabels.name,
      sortField: 'name',
      hideable: false,
      width: '18rem',
      cell: ({ name }) => name,
      badge: ({ enabled }) => !enabled && <StatusBadge tone="neutral">Disabled</StatusBadge>,
    },
    {
      id: 'office',
      header: 'Corporate Office',
      sortField: 'address.city',
      width: '24rem',
      cell: ({ address }) => addressLines(address).join(', '),
    },
    {
      id: 'method',
      header: tenantLabels.method,
      sortField: 'method',
      width: '7rem',
      cell: ({ method }) => methodText(method),
    },
    {
      id: 'rate',
      header: tenantLabels.rate,
      sortField: 'rate',
      kind: 'number',
      width: '7rem',
      cell: ({ rate }) => moneyText(rate),
    },
  ],
};
