import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { paths } from '../../config/paths.ts';
import { CompanyPage } from './CompanyPage.tsx';
import { useCompany } from './use-company.ts';
import { useCompanyTabs } from './use-company-tabs.ts';
import { useDeleteCompany } from './use-delete-company.ts';

/** Profile of a company, also of the client user's own. */
export function CompanyView() {
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
      <CompanyPage
        company={company}
        tabs={useCompanyTabs(links)}
        editPath={
          company.viewerCanUpdate && (ofClient || can('FE_EDIT_COMPANIES')) ? links.edit : null
        }
        onDelete={
          company.viewerCanDelete && can('FE_DELETE_COMPANIES') ? () => deletion.ask(company) : null
        }
      />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
