import { redirect, type RouteObject } from 'react-router-dom';
import {
  editsCustomSettings,
  settingsAccess,
  settingsPaths,
} from '../../config/features/settings.ts';
import { paths } from '../../config/paths.ts';
import {
  brandingRecord,
  notificationsRecord,
  securityRecord,
} from '../../features/settings/settings-records.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import { page, section } from '../page.ts';

const security = { access: settingsAccess.security, load: securityRecord.loader };
const notifications = { access: settingsAccess.notifications, load: notificationsRecord.loader };
const custom = { access: settingsAccess.custom, load: brandingRecord.loader };
/** Both permissions are needed. */
const editCustom = { ...custom, load: requirePermission(editsCustomSettings, custom.load) };

/** System settings (P s2). The section opens its security settings; any other path leads to the Admin Panel. */
export const routes: RouteObject[] = [
  section(settingsPaths.index, 'System Settings', [
    { index: true, loader: () => redirect(settingsPaths.security) },
    section(settingsPaths.security, 'Security', [
      page(security, () => import('../../features/settings/SecuritySettingsView.tsx')),
      page(
        { path: settingsPaths.editSecurity, crumb: 'Edit', ...security },
        () => import('../../features/settings/EditSecuritySettingsView.tsx'),
      ),
    ]),
    section(settingsPaths.notifications, 'Notifications', [
      page(notifications, () => import('../../features/settings/NotificationSettingsView.tsx')),
      page(
        { path: settingsPaths.editNotifications, crumb: 'Edit', ...notifications },
        () => import('../../features/settings/EditNotificationSettingsView.tsx'),
      ),
    ]),
    section(settingsPaths.custom, 'Custom', [
      page(custom, () => import('../../features/settings/BrandingSettingsView.tsx')),
      page(
        { path: settingsPaths.editCustom, crumb: 'Edit', ...editCustom },
        () => import('../../features/settings/EditBrandingSettingsView.tsx'),
      ),
    ]),
    { path: `${settingsPaths.index}/*`, loader: () => redirect(paths.adminPanel) },
  ]),
];
