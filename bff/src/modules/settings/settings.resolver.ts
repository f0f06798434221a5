import { TenantLogo } from '@assay/schema/settings/keys';
import { settingsRoutes as routes } from '@assay/schema/settings/settings.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';

entityType(TenantLogo);

/** System settings of the tenant (contract §4). */
export const settingsResolvers = [
  queries({
    securitySettings: routes.getSecurity,
    notificationSettings: routes.getNotifications,
    brandingSettings: routes.getBranding,
  }),
  mutations({
    updateSecuritySettings: routes.updateSecurity,
    updateNotificationSettings: routes.updateNotifications,
    updateBrandingSettings: routes.updateBranding,
  }),
];
