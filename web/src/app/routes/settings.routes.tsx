import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { editCustomAccess, settingsAccess } from '../../features/settings/settings-access.ts';
import {
  brandingLoader,
  notificationsLoader,
  securityLoader,
} from '../../features/settings/settings-loaders.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';

const securityPage = async () => ({
  Component: (await import('../../features/settings/SecuritySettingsView.tsx'))
    .SecuritySettingsView,
});
const editSecurityPage = async () => ({
  Component: (await import('../../features/settings/EditSecuritySettingsView.tsx'))
    .EditSecuritySettingsView,
});
const notificationsPage = async () => ({
  Component: (await import('../../features/settings/NotificationSettingsView.tsx'))
    .NotificationSettingsView,
});
const editNotificationsPage = async () => ({
  Component: (await import('../../features/settings/EditNotificationSettingsView.tsx'))
    .EditNotificationSettingsView,
});
const customPage = async () => ({
  Component: (await import('../../features/settings/BrandingSettingsView.tsx'))
    .BrandingSettingsView,
});
const editCustomPage = async () => ({
  Component: (await import('../../features/settings/EditBrandingSettingsView.tsx'))
    .EditBrandingSettingsView,
});

const crumb = (label: string): RouteHandle => ({ crumb: label });

/** A group of settings: its view, and the form below it. Both read it anew. */
interface Group {
  name: string;
  view: RouteObject;
  edit: RouteObject;
}

const group = ({ name, view, edit }: Group): RouteObject => ({
  path: view.path,
  handle: crumb(name),
  children: [
    { index: true, loader: view.loader, lazy: view.lazy },
    { ...edit, handle: crumb('Edit') },
  ],
});

/** System settings (P s2). The section opens its security settings; any other path leads to the Admin Panel. */
export const settingsRoutes: RouteObject[] = [
  {
    path: paths.settings.index,
    handle: crumb('System Settings'),
    children: [
      { index: true, loader: () => redirect(paths.settings.security) },
      group({
        name: 'Security',
        view: {
          path: paths.settings.security,
          loader: requirePermission(settingsAccess.security, securityLoader),
          lazy: securityPage,
        },
        edit: {
          path: paths.settings.editSecurity,
          loader: requirePermission(settingsAccess.security, securityLoader),
          lazy: editSecurityPage,
        },
      }),
      group({
        name: 'Notifications',
        view: {
          path: paths.settings.notifications,
          loader: requirePermission(settingsAccess.notifications, notificationsLoader),
          lazy: notificationsPage,
        },
        edit: {
          path: paths.settings.editNotifications,
          loader: requirePermission(settingsAccess.notifications, notificationsLoader),
          lazy: editNotificationsPage,
        },
      }),
      group({
        name: 'Custom',
        view: {
          path: paths.settings.custom,
          loader: requirePermission(settingsAccess.custom, brandingLoader),
          lazy: customPage,
        },
        edit: {
          path: paths.settings.editCustom,
          // Both permissions are needed.
          loader: requirePermission(
            settingsAccess.custom,
            requirePermission(editCustomAccess, brandingLoader),
          ),
          lazy: editCustomPage,
        },
      }),
      { path: `${paths.settings.index}/*`, loader: () => redirect(paths.adminPanel) },
    ],
  },
];
