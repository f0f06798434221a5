import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { TenantPage } from './TenantPage.tsx';
import { useDeleteTenant } from './use-delete-tenant.ts';
import { tenantRecord } from './tenant-record.ts';

/** Profile of a TPA. */
export function TenantView() {
  const tenant = tenantRecord.useRecord();
  const navigate = useNavigate();
  const deletion = useDeleteTenant(() => void navigate(tenantPaths.list, { replace: true }));
  return (
    <>
      <TenantPage tenant={tenant} onDelete={() => deletion.ask(tenant)} />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
