import { paths } from '../../config/paths.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { BrandingSettingsDocument } from './branding-settings.generated.ts';
import { NotificationSettingsDocument } from './notification-settings.generated.ts';
import { SecuritySettingsDocument } from './security-settings.generated.ts';

/** There is always one of each; when it cannot be read, the Admin Panel is shown instead. */
const ask = () => ({ variables: {}, otherwise: paths.adminPanel });

export const securityRecord = recordRoute({
  document: SecuritySettingsDocument,
  ask,
  record: ({ securitySettings }) => securitySettings,
});

export const notificationsRecord = recordRoute({
  document: NotificationSettingsDocument,
  ask,
  record: ({ notificationSettings }) => notificationSettings,
});

export const brandingRecord = recordRoute({
  document: BrandingSettingsDocument,
  ask,
  record: ({ brandingSettings }) => brandingSettings,
});
