import { z } from 'zod';
import { defineRoute } from '../core/route.ts';
import { filePart, UploadAnswer } from '../files/file.ts';
import {
  BrandingSettings,
  BrandingSettingsInput,
  NotificationSettings,
  NotificationSettingsInput,
  SecuritySettings,
  SecuritySettingsInput,
} from './keys.ts';

const security = { anyOf: ['MANAGE_AUTO_LOGOUT_SETTINGS'], type: 'MD' } as const;
const notifications = { anyOf: ['MANAGE_NOTIFICATION_SETTINGS'], type: 'MD' } as const;
const branding = { anyOf: ['TENANT_SETTINGS'] } as const;

/** System settings of a tenant (contract §4). */
export const settingsRoutes = {
  getSecurity: defineRoute({
    method: 'GET',
    url: '/api/appmfalogoutsettings',
    schema: {
      summary: 'Read the security settings',
      tags: ['settings'],
      response: { 200: SecuritySettings },
    },
    config: { access: security },
  }),
  updateSecurity: defineRoute({
    method: 'PUT',
    url: '/api/appmfalogoutsettings',
    schema: {
      summary: 'Save the security settings',
      tags: ['settings'],
      body: SecuritySettingsInput,
      response: { 200: SecuritySettings },
    },
    config: { access: security },
  }),
  getNotifications: defineRoute({
    method: 'GET',
    url: '/api/appnotificationsettings',
    schema: {
      summary: 'Read the notification settings',
      tags: ['settings'],
      response: { 200: NotificationSettings },
    },
    config: { access: notifications },
  }),
  updateNotifications: defineRoute({
    method: 'PUT',
    url: '/api/appnotificationsettings',
    schema: {
      summary: 'Save the notification settings',
      tags: ['settings'],
      body: NotificationSettingsInput,
      response: { 200: NotificationSettings },
    },
    config: { access: notifications },
  }),
  getBranding: defineRoute({
    method: 'GET',
    url: '/api/tenantsettings',
    schema: {
      summary: 'Read logo and colour',
      tags: ['settings'],
      response: { 200: BrandingSettings },
    },
    config: { access: branding },
  }),
  updateBranding: defineRoute({
    method: 'POST',
    url: '/api/tenantsettings',
    schema: {
      summary: 'Save logo and colour',
      tags: ['settings'],
      body: BrandingSettingsInput,
      response: { 200: BrandingSettings },
    },
    config: { access: branding, errors: ['RESOURCE_NOT_FOUND'] },
  }),
  uploadLogo: defineRoute({
    method: 'POST',
    url: '/api/upload-logo',
    schema: {
      summary: 'Upload a logo image: multipart field `logo`, png or svg, up to 1 MB',
      tags: ['settings'],
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
