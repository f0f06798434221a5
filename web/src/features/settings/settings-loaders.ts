import { paths } from '../../config/paths.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { BrandingSettingsDocument } from './branding-settings.generated.ts';
import { NotificationSettingsDocument } from './notification-settings.generated.ts';
import { SecuritySettingsDocument } from './security-settings.generated.ts';

/** There is always one of each; when it cannot be read, the Admin Panel is shown instead. */
const options = { found: () => true, otherwise: paths.adminPanel };

export const securityLoader = () => loadDetail(SecuritySettingsDocument, {}, options);
export const notificationsLoader = () => loadDetail(NotificationSettingsDocument, {}, options);
export const brandingLoader = () => loadDetail(BrandingSettingsDocument, {}, options);

/** What the loaders hand to the screens. */
export type SecurityData = Awaited<ReturnType<typeof securityLoader>>;
export type NotificationsData = Awaited<ReturnType<typeof notificationsLoader>>;
export type BrandingData = Awaited<ReturnType<typeof brandingLoader>>;
