import type { SortField } from '@assay/schema/core/list';
import type { tenantList } from '@assay/schema/tenants/tenant.list';
import type { Column } from '../../components/data-table/column.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { addressLines } from '../../domain/contact/address-text.ts';
import { methodText, rateText, tenantLabels } from './tenant-words.ts';
import type { TenantRowFragment } from './tenant-list.generated.ts';

export type TenantSortField = SortField<typeof tenantList>;

/** Columns of the Client TPA's list (P s2). */
export const tenantColumns: readonly Column<TenantRowFragment, TenantSortField>[] = [
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
    cell: ({ rate }) => rateText(rate),
  },
];
