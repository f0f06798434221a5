import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { companyPaths } from '../../config/features/companies.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { CompanyListQuery, CompanyRowFragment } from './company-list.generated.ts';
import { companies } from './company-list.tsx';
import { companyDeletion, companyLinks } from './company-record.ts';
import { CompanyRowDetails } from './CompanyRowDetails.tsx';

const rowDetails = (row: CompanyRowFragment) => <CompanyRowDetails company={row} />;

/** Client Companies: the list, its row actions and deletion. */
export function CompanyListView() {
  const { list } = useLoaderData<ListRouteData<CompanyListQuery>>();
  const can = useCan();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...companies}
          {...result}
          page={data?.companies}
          href={({ id }) => companyLinks(id).detail}
          details={rowDetails}
          deletion={companyDeletion}
          actions={({ id, viewerCanUpdate, viewerCanDelete }, { edit, remove }) => [
            can('FE_EDIT_COMPANIES') && viewerCanUpdate && edit(companyLinks(id).edit),
            can('FE_DELETE_COMPANIES') && viewerCanDelete && remove(),
          ]}
          create={
            can('CREATE_COMPANY') && (
              <CreateLink to={companyPaths.create}>Create Company</CreateLink>
            )
          }
        />
      )}
    </ListData>
  );
}
