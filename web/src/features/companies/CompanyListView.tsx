import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { companyList } from '@assay/schema/companies/company.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import {
  deleteAction,
  editAction,
  type RowActions,
} from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { companyLinks } from './company-links.ts';
import type { CompanyRowFragment } from './company-list.generated.ts';
import type { companyListLoader } from './company-list-loader.ts';
import { CompanyListPage } from './CompanyListPage.tsx';
import { useDeleteCompany } from './use-delete-company.ts';

/** Client Companies: the list with its address, row actions and deletion. */
export function CompanyListView() {
  const { list } = useLoaderData<typeof companyListLoader>();
  const url = useListUrl(companyList);
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const deletion = useDeleteCompany(() => void revalidate());

  const actions = (row: CompanyRowFragment): RowActions => [
    can('FE_EDIT_COMPANIES') &&
      row.viewerCanUpdate &&
      editAction(() => void navigate(companyLinks(row.id).edit)),
    can('FE_DELETE_COMPANIES') && row.viewerCanDelete && deleteAction(() => deletion.ask(row)),
  ];

  return (
    <>
      <ListData from={list}>
        {(result) => (
          <CompanyListPage
            {...result}
            url={url}
            actions={actions}
            canCreate={can('CREATE_COMPANY')}
          />
        )}
      </ListData>
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
