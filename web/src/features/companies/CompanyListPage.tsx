import { countText } from '../../components/list/count-text.ts';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { companyColumns } from './company-columns.tsx';
import { companyFilters } from './company-filters.ts';
import type { CompanyListQuery, CompanyRowFragment } from './company-list.generated.ts';
import { CompanyRowDetails } from './CompanyRowDetails.tsx';

interface CompanyListPageProps extends ListPageProps<CompanyListQuery, CompanyRowFragment> {
  canCreate: boolean;
}

const TITLE = 'Client Companies';

const rowDetails = (row: CompanyRowFragment) => <CompanyRowDetails company={row} />;

/** The Client Companies list. */
export function CompanyListPage({ data, canCreate, ...list }: CompanyListPageProps) {
  const companies = data?.companies ?? null;
  const create = canCreate && <CreateLink to={paths.companies.create}>Create Company</CreateLink>;
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={countText(companies?.totalCount, 'company', 'companies')}
        actions={create}
      />
      <ListCard
        {...list}
        id="companies"
        label={TITLE}
        search="Search company name"
        filters={companyFilters}
        columns={companyColumns}
        data={companies}
        rowLabel={({ companyName }) => companyName}
        details={rowDetails}
        create={create}
      />
    </>
  );
}
