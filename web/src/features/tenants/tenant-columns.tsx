import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { SortField } from '@assay/schema/core/list';
import type { tenantList } from '@assay/schema/tenants/tenant.list';
import type { Column } from '../../components/data-table/column.ts';
import { addressLines } from '../../components/page/address-text.ts';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { methodText, rateText, tenantLabels } from './tenant-labels.ts';
import { tenantLinks } from './tenant-links.ts';
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
    cell: ({ id, name, enabled }) => (
      <>
        <Link asChild fontWeight="medium" color="colorPalette.fg">
          <RouterLink to={tenantLinks(id).profile}>{name}</RouterLink>
        </Link>{' '}
        {!enabled && <StatusBadge tone="neutral">Disabled</StatusBadge>}
      </>
    ),
  },
  {
    id: 'office',
    header: 'Corporate Office',
    sortField: 'address.city',
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
    align: 'end',
    width: '7rem',
    cell: ({ rate }) => rateText(rate),
  },
];
