import { useNavigate } from 'react-router-dom';
import { deleteAction } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { EditLink } from '../../components/page/EditLink.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { paths } from '../../config/paths.ts';
import { useCompany } from './company-record.ts';
import { useDeleteCompany } from './use-delete-company.ts';

/** What can be done with a company, also with the client user's own. */
export function CompanyActions() {
  const { company, links } = useCompany();
  const can = useCan();
  const navigate = useNavigate();
  const deletion = useDeleteCompany(
    () => void navigate(links.list ?? paths.dashboard, { replace: true }),
  );
  // The FE_ names drive the buttons of internal users; a client user needs UPDATE on the company alone (contract §7).
  const ofClient = links.list === null;
  return (
    <>
      {company.viewerCanUpdate && (ofClient || can('FE_EDIT_COMPANIES')) && (
        <EditLink to={links.edit} main />
      )}
      <OverflowMenu
        actions={[
          company.viewerCanDelete === true &&
            can('FE_DELETE_COMPANIES') &&
            deleteAction(() => deletion.ask(company)),
        ]}
      />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
