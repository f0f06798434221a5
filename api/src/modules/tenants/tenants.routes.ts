import type { FastifyInstance } from 'fastify';
import { tenantRoutes } from '@assay/schema/tenants/tenant.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveDownload } from '../../core/storage/serve-download.ts';
import { readLogo } from '../files/files.service.ts';
import { tenants } from './tenant.table.ts';
import { listTenants, readStyle, readTenant } from './tenants.read-model.ts';
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
  const { config, secrets } = app;
  app.resources.set('tenant', {
    /* Who may not manage tenants gets the same 403 for every number, so that none can be found out. */
    isVisible: async (tx, id, viewer) =>
      !viewer.permissions.has('SUPER_ADMIN_MANAGE_TENANTS') || tenants.isVisible(tx, id),
  });
  serveDownload(app, tenantRoutes.logo, ({ context, params }) => readLogo(context, params.fileId));
  app.histories.set('tenant', {
    change: tenantRoutes.update,
    more: [tenantRoutes.updateSettings],
    also: ['wrongSums', 'problems'],
  });
  serveRoutes(app, tenantRoutes, {
    style: (context) => readStyle(context, config),
    list: listTenants,
    domain: (context) => readDomain(context, config),
    create: (context, body) => createTenant(context, body, config),
    get: readTenant,
    update: (context, id, body) => updateTenant(context, id, body, config),
    remove: deleteTenant,
    getSettings: readSettingsOf,
    updateSettings: (context, id, body) => updateSettingsOf(context, id, body, secrets),
  });
}
