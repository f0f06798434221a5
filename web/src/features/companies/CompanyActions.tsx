import { Button } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { paths } from '../../config/paths.ts';
import { useCompany } from './use-company.ts';
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
      {company.viewerCanDelete && can('FE_DELETE_COMPANIES') && (
        <Button
          variant="outline"
          colorPalette="gray"
          color="fg.error"
          onClick={() => deletion.ask(company)}
        >
          <Trash2 size={16} aria-hidden /> Delete
        </Button>
      )}
      {company.viewerCanUpdate && (ofClient || can('FE_EDIT_COMPANIES')) && (
        <Button asChild>
          <Link to={links.edit}>
            <Pencil size={16} aria-hidden /> Edit
          </Link>
        </Button>
      )}
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
