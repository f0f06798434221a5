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
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { tenantLinks } from './tenant-links.ts';
import type { tenantListLoader } from './tenant-list-loader.ts';
import type { TenantRowFragment } from './tenant-list.generated.ts';
import { TenantListPage } from './TenantListPage.tsx';
import { openPortal } from './open-portal.ts';
import { PROTECTED_HINT, useDeleteTenant } from './use-delete-tenant.ts';

/** Client TPA's: the list with its address, row actions and deletion. */
export function TenantListView() {
  const { list } = useLoaderData<typeof tenantListLoader>();
  const url = useListUrl(tenantList);
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
        {(result) => <TenantListPage {...result} url={url} actions={actions} />}
      </ListData>
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
