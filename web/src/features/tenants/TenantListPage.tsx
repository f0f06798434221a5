import { countText } from '../../components/list/count-text.ts';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { tenantColumns } from './tenant-columns.tsx';
import { tenantFilters } from './tenant-filters.ts';
import type { TenantListQuery, TenantRowFragment } from './tenant-list.generated.ts';

/** The documented title (P s2). */
const TITLE = "Client TPA's";

/** The Client TPA's list. */
export function TenantListPage({
  data,
  ...list
}: ListPageProps<TenantListQuery, TenantRowFragment>) {
  const tenants = data?.tenants ?? null;
  const create = <CreateLink to={paths.tpa.create}>Create TPA</CreateLink>;
  return (
    <>
      <PageHeader
        title={TITLE}
        subtitle={countText(tenants?.totalCount, 'TPA', 'TPAs')}
        actions={create}
      />
      <ListCard
        {...list}
        id="tenants"
        label={TITLE}
        search="Search TPA name"
        filters={tenantFilters}
        columns={tenantColumns}
        data={tenants}
        rowLabel={({ name }) => name}
        create={create}
      />
    </>
  );
}
