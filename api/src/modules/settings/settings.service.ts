import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import { settingDefaults } from '@assay/schema/settings/defaults';
import {
  NotificationSettings,
  SecuritySettings,
  type BrandingSettings,
  type BrandingSettingsInput,
  type NotificationSettingsInput,
  type SecuritySettingsInput,
} from '@assay/schema/settings/keys';
import { changesBetween } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { tenantSettings } from '../../core/settings/setting-store.repository.ts';
import type { Tx } from '../../core/database/database.ts';
import { publishLogo } from '../files/files.service.ts';

type Security = z.output<typeof SecuritySettings>;
type Notifications = z.output<typeof NotificationSettings>;
type Branding = z.output<typeof BrandingSettings>;

const securityKeys = Object.keys(SecuritySettings.shape);
const notificationKeys = Object.keys(NotificationSettings.shape);
const brandingKeys = ['TENANT_LOGO', 'TENANT_COLOR'] as const;

/** Saves what was sent over what holds, and notes what changed. */
async function save(
  context: Context,
  group: string,
  before: object,
  sent: Readonly<Record<string, unknown>>,
): Promise<void> {
  const changes = changesBetween(before, { ...before, ...sent });
  await tenantSettings.save(context.tx, sent);
  if (Object.keys(changes).length > 0) {
    context.audit({ action: 'settings.updated', entityId: group, changes });
  }
}

/** Multi-factor and automatic logout of the tenant, with the defaults of contract §30.1. */
export async function readSecurity({ tx }: Context): Promise<Security> {
  return SecuritySettings.parse({
    ...settingDefaults,
    ...(await tenantSettings.read(tx, securityKeys)),
  });
}

/**
 * @throws Refusal with BLANK on AUTOMATIC_LOGOUT_PERIOD: turning automatic logout on needs a period,
 *   sent or stored
 */
export async function updateSecurity(
  context: Context,
  sent: z.output<typeof SecuritySettingsInput>,
): Promise<Security> {
  const stored = await tenantSettings.read(context.tx, securityKeys);
  const period = sent.AUTOMATIC_LOGOUT_PERIOD ?? stored['AUTOMATIC_LOGOUT_PERIOD'];
  if (sent.AUTOMATIC_LOGOUT && period === undefined) {
    throw Refusal.fields(fieldError(['AUTOMATIC_LOGOUT_PERIOD'], 'BLANK'));
  }
  await save(context, 'security', { ...settingDefaults, ...stored }, sent);
  return readSecurity(context);
}

/** Which notifications are also sent by e-mail, with the defaults of contract §30.2. */
export async function readNotificationSettings({ tx }: Context): Promise<Notifications> {
  return NotificationSettings.parse({
    ...settingDefaults,
    ...(await tenantSettings.read(tx, notificationKeys)),
  });
}

export async function updateNotificationSettings(
  context: Context,
  sent: z.output<typeof NotificationSettingsInput>,
): Promise<Notifications> {
  await save(context, 'notifications', await readNotificationSettings(context), sent);
  return readNotificationSettings(context);
}

/** Path of a logo's image, for everybody. */
const logoUri = (id: string): string => `/api/tenantstyle/logo/${id}`;

/** Logo and color of the transaction's tenant. */
export async function readBranding({ tx }: { tx: Tx }): Promise<Branding> {
  const { TENANT_LOGO: logo, TENANT_COLOR: color } = await tenantSettings.read(tx, brandingKeys);
  return {
    TENANT_LOGO: typeof logo === 'string' ? { id: logo, uri: logoUri(logo) } : null,
    TENANT_COLOR: typeof color === 'string' ? color : null,
  };
}

/**
 * Saves logo and color. The logo must be one that was uploaded as a logo in this tenant.
 * @throws Refusal RESOURCE_NOT_FOUND on TENANT_LOGO
 */
export async function updateBranding(
  context: Context,
  sent: z.output<typeof BrandingSettingsInput>,
): Promise<Branding> {
  const before = await tenantSettings.read(context.tx, brandingKeys);
  const { TENANT_LOGO: logo } = sent;
  if (typeof logo === 'string' && !(await publishLogo(context, logo))) {
    throw Refusal.field(['TENANT_LOGO'], 'RESOURCE_NOT_FOUND');
  }
  await save(context, 'branding', { TENANT_LOGO: null, TENANT_COLOR: null, ...before }, sent);
  return readBranding(context);
}
