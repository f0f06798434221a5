import type { FastifyInstance } from 'fastify';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import { serve } from '../../core/http/serve.ts';
import { serveDownload } from '../../core/storage/serve-download.ts';
import { readLogo } from '../files/files.service.ts';
import { readStyle } from './tenant-style.ts';
import { listTenants, readTenant } from './tenants.read-model.ts';
import { tenantExists } from './tenants.repository.ts';
import {
  createTenant,
  deleteTenant,
  readDomain,
  readSettingsOf,
  updateSettingsOf,
  updateTenant,
} from './tenants.service.ts';

/** Calls of contract §3. */
export function registerTenantsRoutes(app: FastifyInstance): void {
  const { config } = app;
  app.resources.set('tenant', {
    /* Who may not manage tenants gets the same 403 for every number, so that none can be found out. */
    isVisible: async (tx, id, viewer) =>
      !viewer.permissions.has('SUPER_ADMIN_MANAGE_TENANTS') || tenantExists(tx, id),
  });
  serve(app, tenantRoutes.style, ({ context }) => readStyle(context, config));
  serveDownload(app, tenantRoutes.logo, ({ context, params }) => readLogo(context, params.fileId));
  serve(app, tenantRoutes.list, ({ context, list }) => listTenants(context, list));
  serve(app, tenantRoutes.domain, ({ context }) => readDomain(context, config));
  serve(app, tenantRoutes.create, ({ context, body }) => createTenant(context, body, config));
  serve(app, tenantRoutes.get, ({ context, params }) => readTenant(context, params.id));
  serve(app, tenantRoutes.update, ({ context, params, body }) =>
    updateTenant(context, params.id, body, config),
  );
  serve(app, tenantRoutes.remove, async ({ context, params }) => {
    await deleteTenant(context, params.id);
    return null;
  });
  serve(app, tenantRoutes.getSettings, ({ context, params }) => readSettingsOf(context, params.id));
  serve(app, tenantRoutes.updateSettings, ({ context, params, body }) =>
    updateSettingsOf(context, params.id, body, app.secrets),
  );
}
