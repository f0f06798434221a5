import { redirect, type RouteObject } from 'react-router-dom';
import { tenantList } from '@assay/schema/tenants/tenant.list';
import { managesTenants as access, tenantPaths } from '../../config/features/tenants.ts';
import { paths } from '../../config/paths.ts';
import { TenantListDocument } from '../../features/tenants/tenant-list.generated.ts';
import * as records from '../../features/tenants/tenant-record.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { layout, page, section } from '../page.ts';
import { historyTab } from './history-tab.routes.tsx';

const { list, create, profile, editProfile, settings, editSettings } = tenantPaths;

/** Client TPA's (P s2). Any other path of the section leads to the Admin Panel. */
export const routes: RouteObject[] = [
  section(list, "Client TPA's", [
    page(
      { access, load: listLoader(tenantList, TenantListDocument) },
      () => import('../../features/tenants/TenantListView.tsx'),
    ),
    page(
      {
        path: create,
        crumb: 'New Client TPA Profile',
        access,
        load: records.newTenantRecord.loader,
      },
      () => import('../../features/tenants/CreateTenantView.tsx'),
    ),
    {
      path: profile,
      ...records.tenantRecord.route(access),
      children: [
        page({}, () => import('../../features/tenants/TenantView.tsx')),
        page(
          { path: editProfile, crumb: 'Edit TPA Profile' },
          () => import('../../features/tenants/EditTenantView.tsx'),
        ),
        layout(
          () => import('../../features/tenants/TenantHistoryLayout.tsx'),
          [historyTab(tenantPaths.history, 'tenant', access)],
        ),
      ],
    },
    {
      path: settings,
      ...records.tenantSettingsRecord.route(access),
      children: [
        section(settings, 'TPA Settings', [
          page({}, () => import('../../features/tenants/TenantSettingsView.tsx')),
          page(
            { path: editSettings, crumb: 'Edit TPA Settings' },
            () => import('../../features/tenants/EditTenantSettingsView.tsx'),
          ),
        ]),
      ],
    },
    { path: `${list}/*`, loader: () => redirect(paths.adminPanel) },
  ]),
];
