import { z } from 'zod';
import { defineRoute } from '../core/route.ts';
import { settingsPage, settingsRoutesOf } from '../core/settings-page.ts';
import { filePart, UploadAnswer } from '../files/file.ts';
import {
  BrandingSettings,
  BrandingSettingsInput,
  NotificationSettings,
  NotificationSettingsInput,
  SecuritySettings,
  SecuritySettingsInput,
} from './keys.ts';

const tags = ['settings'] as const;

const security = settingsPage({
  url: '/api/appmfalogoutsettings',
  what: 'the security settings',
  tags,
  answer: SecuritySettings,
  input: SecuritySettingsInput,
  config: { access: { anyOf: ['MANAGE_AUTO_LOGOUT_SETTINGS'], type: 'MD' } },
});
const notifications = settingsPage({
  url: '/api/appnotificationsettings',
  what: 'the notification settings',
  tags,
  answer: NotificationSettings,
  input: NotificationSettingsInput,
  config: { access: { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'], type: 'MD' } },
});
const branding = settingsPage({
  url: '/api/tenantsettings',
  what: 'logo and color',
  tags,
  answer: BrandingSettings,
  input: BrandingSettingsInput,
  save: 'POST',
  config: { access: { anyOf: ['TENANT_SETTINGS'] }, errors: ['RESOURCE_NOT_FOUND'] },
});

/** System settings of a tenant (contract §4). */
export const settingsRoutes = {
  ...settingsRoutesOf({ security, notifications, branding }),
  uploadLogo: defineRoute({
    method: 'POST',
    url: '/api/upload-logo',
    schema: {
      summary: 'Upload a logo image: multipart field `logo`, png or svg, up to 1 MB',
      tags,
      multipart: z.object({ logo: filePart('logo') }),
      response: { 201: UploadAnswer },
    },
    config: {
      access: { anyOf: ['TENANT_SETTINGS', 'COMPANY_CUSTOM_SETTINGS'] },
      transport: 'upload',
      errors: ['INVALID_MIME_TYPE', 'FILE_TOO_LARGE'],
    },
  }),
};
