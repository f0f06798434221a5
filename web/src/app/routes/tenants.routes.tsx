import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { tenantListLoader } from '../../features/tenants/tenant-list-loader.ts';
import {
  newTenantLoader,
  tenantLoader,
  tenantSettingsLoader,
  type TenantRouteData,
  type TenantSettingsRouteData,
} from '../../features/tenants/tenant-loader.ts';
import { tenantRouteIds } from '../../features/tenants/use-tenant.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';
import { eachScreenReadsAnew } from './each-screen-reads-anew.ts';

const access = { anyOf: ['SUPER_ADMIN_MANAGE_TENANTS'] } as const;

const listPage = async () => ({
  Component: (await import('../../features/tenants/TenantListView.tsx')).TenantListView,
});
const createPage = async () => ({
  Component: (await import('../../features/tenants/CreateTenantView.tsx')).CreateTenantView,
});
const profilePage = async () => ({
  Component: (await import('../../features/tenants/TenantView.tsx')).TenantView,
});
const editPage = async () => ({
  Component: (await import('../../features/tenants/EditTenantView.tsx')).EditTenantView,
});
const settingsPage = async () => ({
  Component: (await import('../../features/tenants/TenantSettingsView.tsx')).TenantSettingsView,
});
const editSettingsPage = async () => ({
  Component: (await import('../../features/tenants/EditTenantSettingsView.tsx'))
    .EditTenantSettingsView,
});

const tenantName = (data: unknown): string | undefined =>
  (data as TenantRouteData | TenantSettingsRouteData | undefined)?.name;
const tenantProfile = (data: unknown): string | undefined =>
  (data as TenantSettingsRouteData | undefined)?.profile;

/** Client TPA's (P s2). Any other path of the section leads to the Admin Panel. */
export const tenantRoutes: RouteObject[] = [
  {
    path: paths.tpa.list,
    handle: { crumb: "Client TPA's" } satisfies RouteHandle,
    children: [
      { index: true, loader: requirePermission(access, tenantListLoader), lazy: listPage },
      {
        path: paths.tpa.create,
        handle: { crumb: 'New Client TPA Profile' } satisfies RouteHandle,
        loader: requirePermission(access, newTenantLoader),
        lazy: createPage,
      },
      {
        id: tenantRouteIds.profile,
        path: paths.tpa.profile,
        handle: { crumb: tenantName } satisfies RouteHandle,
        loader: requirePermission(access, tenantLoader),
        shouldRevalidate: eachScreenReadsAnew,
        children: [
          { index: true, lazy: profilePage },
          {
            path: paths.tpa.editProfile,
            handle: { crumb: 'Edit TPA Profile' } satisfies RouteHandle,
            lazy: editPage,
          },
        ],
      },
      {
        id: tenantRouteIds.settings,
        path: paths.tpa.settings,
        handle: { crumb: tenantName, to: tenantProfile } satisfies RouteHandle,
        loader: requirePermission(access, tenantSettingsLoader),
        shouldRevalidate: eachScreenReadsAnew,
        children: [
          {
            path: paths.tpa.settings,
            handle: { crumb: 'TPA Settings' } satisfies RouteHandle,
            children: [
              { index: true, lazy: settingsPage },
              {
                path: paths.tpa.editSettings,
                handle: { crumb: 'Edit TPA Settings' } satisfies RouteHandle,
                lazy: editSettingsPage,
              },
            ],
          },
        ],
      },
      { path: `${paths.tpa.list}/*`, loader: () => redirect(paths.adminPanel) },
    ],
  },
];
