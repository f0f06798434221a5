import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { companyList } from '@assay/schema/companies/company.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import {
  deleteAction,
  editAction,
  type RowActions,
} from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { companyPaths } from '../../config/features/companies.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { companyColumns } from './company-columns.tsx';
import { companyFilters } from './company-filters.ts';
import { companyLinks } from './company-links.ts';
import type { CompanyListQuery, CompanyRowFragment } from './company-list.generated.ts';
import { CompanyRowDetails } from './CompanyRowDetails.tsx';
import { useDeleteCompany } from './use-delete-company.ts';

const rowDetails = (row: CompanyRowFragment) => <CompanyRowDetails company={row} />;

/** Client Companies: the list, its row actions and deletion. */
export function CompanyListView() {
  const { list } = useLoaderData<ListRouteData<CompanyListQuery>>();
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
        {({ data, ...result }) => (
          <ListScreen
            {...result}
            page={data?.companies}
            spec={companyList}
            id="companies"
            title="Client Companies"
            counted={['company', 'companies']}
            search="Search company name"
            filters={companyFilters}
            columns={companyColumns}
            rowLabel={({ companyName }) => companyName}
            href={({ id }) => companyLinks(id).profile}
            actions={actions}
            details={rowDetails}
            create={
              can('CREATE_COMPANY') && (
                <CreateLink to={companyPaths.create}>Create Company</CreateLink>
              )
            }
          />
        )}
      </ListData>
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
