import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { paths } from '../../config/paths.ts';
import { TenantPage } from './TenantPage.tsx';
import { useDeleteTenant } from './use-delete-tenant.ts';
import { useTenant } from './use-tenant.ts';

/** Profile of a TPA. */
export function TenantView() {
  const tenant = useTenant();
  const navigate = useNavigate();
  const deletion = useDeleteTenant(() => void navigate(paths.tpa.list, { replace: true }));
  return (
    <>
      <TenantPage tenant={tenant} onDelete={() => deletion.ask(tenant)} />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
