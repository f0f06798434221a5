import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { defineRoute } from '../core/route.ts';
import { settingsPage } from '../core/settings-page.ts';
import { fileId } from '../files/file.ts';
import { TenantSettings, TenantSettingsInput } from '../settings/keys.ts';
import {
  CreateTenantInput,
  PortalDomain,
  Tenant,
  TenantStyle,
  UpdateTenantInput,
} from './tenant.ts';
import { tenantList } from './tenant.list.ts';
import { tenantReport } from './tenant.report.ts';

const access = { anyOf: ['SUPER_ADMIN_MANAGE_TENANTS'] } as const;
const tags = ['tenants'] as const;

const tenant = entityRoutes({
  url: '/api/tenants',
  answer: Tenant,
  resource: 'tenant',
  one: 'a TPA',
  many: 'TPAs',
  tag: tags[0],
  read: access,
  write: access,
  unique: 'NAME_ALREADY_EXISTS',
});
const settings = settingsPage({
  url: '/api/tenants/:id/settings',
  what: 'the settings of a TPA',
  tags,
  answer: TenantSettings,
  input: TenantSettingsInput,
  config: { access, resource: 'tenant' },
});

/** Calls of contract §3. */
export const tenantRoutes = {
  style: defineRoute({
    method: 'GET',
    url: '/api/tenantstyle',
    schema: {
      summary: "Branding of the host's tenant",
      tags,
      response: { 200: TenantStyle },
    },
    config: { access: 'public' },
  }),
  logo: defineRoute({
    method: 'GET',
    url: '/api/tenantstyle/logo/:fileId',
    schema: {
      summary: 'Logo image of a tenant',
      tags,
      params: z.object({ fileId: fileId() }),
      response: { 200: z.unknown().describe('The image.') },
    },
    config: { access: 'public', transport: 'download', untraced: 'A logo is public.' },
  }),
  list: tenant.list(tenantList, { report: tenantReport }),
  domain: defineRoute({
    method: 'GET',
    url: '/api/tenants/domain',
    schema: {
      summary: 'Read the domain below which a new TPA gets its host',
      tags,
      response: { 200: PortalDomain },
    },
    config: { access },
  }),
  create: tenant.create(CreateTenantInput),
  get: tenant.get(),
  update: tenant.update(UpdateTenantInput, { errors: ['TENANT_PROTECTED'] }),
  remove: tenant.remove({
    summary: 'Delete a TPA; its data is kept',
    errors: ['TENANT_PROTECTED'],
  }),
  getSettings: settings.get,
  updateSettings: settings.save,
};
