import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { uploadKinds } from '@assay/schema/files/file';
import { settingsRoutes } from '@assay/schema/settings/settings.routes';
import { serve } from '../../core/http/serve.ts';
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
  serve(app, settingsRoutes.getSecurity, ({ context }) => readSecurity(context));
  serve(app, settingsRoutes.updateSecurity, ({ context, body }) => updateSecurity(context, body));
  serve(app, settingsRoutes.getNotifications, ({ context }) => readNotificationSettings(context));
  serve(app, settingsRoutes.updateNotifications, ({ context, body }) =>
    updateNotificationSettings(context, body),
  );
  serve(app, settingsRoutes.getBranding, ({ context }) => readBranding(context));
  serve(app, settingsRoutes.updateBranding, ({ context, body }) => updateBranding(context, body));
  const form = { file: 'logo', rule: uploadKinds.logo, fields: z.object({}) };
  serveUpload(app, settingsRoutes.uploadLogo, form, (call) =>
    storeUpload(app.storage, call, { kind: 'logo', docType: null, title: call.file.name }),
  );
}
