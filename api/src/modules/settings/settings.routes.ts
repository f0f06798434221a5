import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { uploadKinds } from '@assay/schema/files/file';
import { settingsRoutes } from '@assay/schema/settings/settings.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveUpload } from '../../core/storage/serve-upload.ts';
import { storeUpload } from '../files/files.service.ts';
import {
  readBranding,
  readNotificationSettings,
  readSecurity,
  updateBranding,
  updateNotificationSettings,
  updateSecurity,
} from './settings.service.ts';

/** System settings of the acting tenant (contract §4). */
export function registerSettingsRoutes(app: FastifyInstance): void {
  app.histories.set('settings', {
    change: {
      security: settingsRoutes.updateSecurity,
      notifications: settingsRoutes.updateNotifications,
      branding: settingsRoutes.updateBranding,
    },
  });
  serveRoutes(app, settingsRoutes, {
    getSecurity: readSecurity,
    updateSecurity,
    getNotifications: readNotificationSettings,
    updateNotifications: updateNotificationSettings,
    getBranding: readBranding,
    updateBranding,
  });
  const form = { file: 'logo', rule: uploadKinds.logo, fields: z.object({}) };
  serveUpload(app, settingsRoutes.uploadLogo, form, (call) =>
    storeUpload(app.storage, call, { kind: 'logo', docType: null, title: call.file.name }),
  );
}
