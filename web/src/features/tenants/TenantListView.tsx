import { ExternalLink } from 'lucide-react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { tenantList } from '@assay/schema/tenants/tenant.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import {
  deleteAction,
  editAction,
  type RowActions,
} from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { openPortal } from './open-portal.ts';
import { tenantColumns } from './tenant-columns.tsx';
import { tenantFilters } from './tenant-filters.ts';
import { tenantLinks } from './tenant-links.ts';
import type { TenantListQuery, TenantRowFragment } from './tenant-list.generated.ts';
import { PROTECTED_HINT, useDeleteTenant } from './use-delete-tenant.ts';

/** Client TPA's (P s2): the list, its row actions and deletion. */
export function TenantListView() {
  const { list } = useLoaderData<ListRouteData<TenantListQuery>>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const deletion = useDeleteTenant(() => void revalidate());

  const actions = (row: TenantRowFragment): RowActions => [
    editAction(() => void navigate(tenantLinks(row.id).editProfile)),
    {
      id: 'open',
      label: 'Open portal',
      icon: ExternalLink,
      hint: row.tenantUrl,
      onSelect: () => openPortal(row.tenantUrl),
    },
    deleteAction(() => deletion.ask(row), row.viewerCanDelete ? undefined : PROTECTED_HINT),
  ];

  return (
    <>
      <ListData from={list}>
        {({ data, ...result }) => (
          <ListScreen
            {...result}
            page={data?.tenants}
            spec={tenantList}
            id="tenants"
            title="Client TPA's"
            counted={['TPA', 'TPAs']}
            search="Search TPA name"
            filters={tenantFilters}
            columns={tenantColumns}
            rowLabel={({ name }) => name}
            href={({ id }) => tenantLinks(id).profile}
            actions={actions}
            create={<CreateLink to={tenantPaths.create}>Create TPA</CreateLink>}
          />
        )}
      </ListData>
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
