import { ExternalLink } from 'lucide-react';
import { useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import type { TenantListQuery } from './tenant-list.generated.ts';
import { tenants } from './tenant-list.tsx';
import { PROTECTED_HINT, tenantDeletion, tenantLinks } from './tenant-record.ts';

/** Client TPA's (P s2): the list, its row actions and deletion. */
export function TenantListView() {
  const { list } = useLoaderData<ListRouteData<TenantListQuery>>();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...tenants}
          {...result}
          page={data?.tenants}
          href={({ id }) => tenantLinks(id).profile}
          deletion={tenantDeletion}
          actions={({ id, tenantUrl, viewerCanDelete }, { edit, remove }) => [
            edit(tenantLinks(id).editProfile),
            {
              id: 'open',
              label: 'Open portal',
              icon: ExternalLink,
              hint: tenantUrl,
              // That page learns nothing of this one.
              onSelect: () => window.open(tenantUrl, '_blank', 'noopener,noreferrer'),
            },
            remove(viewerCanDelete ? undefined : PROTECTED_HINT),
          ]}
          create={<CreateLink to={tenantPaths.create}>Create TPA</CreateLink>}
        />
      )}
    </ListData>
  );
}
