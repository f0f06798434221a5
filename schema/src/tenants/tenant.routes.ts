import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { defineRoute, listRoute, noContent } from '../core/route.ts';
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

const params = z.object({ id: idParam() });
const access = { anyOf: ['SUPER_ADMIN_MANAGE_TENANTS'] } as const;
const tags = ['tenants'] as const;

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
    config: { access: 'public', transport: 'download' },
  }),
  list: listRoute({
    url: '/api/tenants',
    item: Tenant,
    list: tenantList,
    summary: 'List the TPAs',
    tag: 'tenants',
    access,
  }),
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
  create: defineRoute({
    method: 'POST',
    url: '/api/tenants',
    schema: { summary: 'Create a TPA', tags, body: CreateTenantInput, response: { 201: Tenant } },
    config: { access, errors: ['NAME_ALREADY_EXISTS'] },
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/tenants/:id',
    schema: { summary: 'Read a TPA', tags, params, response: { 200: Tenant } },
    config: { access, resource: 'tenant' },
  }),
  update: defineRoute({
    method: 'PUT',
    url: '/api/tenants/:id',
    schema: {
      summary: 'Replace the editable fields of a TPA',
      tags,
      params,
      body: UpdateTenantInput,
      response: { 200: Tenant },
    },
    config: {
      access,
      resource: 'tenant',
      errors: ['TENANT_PROTECTED', 'NAME_ALREADY_EXISTS', 'STALE_VERSION'],
    },
  }),
  remove: defineRoute({
    method: 'DELETE',
    url: '/api/tenants/:id',
    schema: { summary: 'Delete a TPA; its data is kept', tags, params, response: noContent },
    config: { access, resource: 'tenant', errors: ['TENANT_PROTECTED'] },
  }),
  getSettings: defineRoute({
    method: 'GET',
    url: '/api/tenants/:id/settings',
    schema: {
      summary: 'Read the settings of a TPA',
      tags,
      params,
      response: { 200: TenantSettings },
    },
    config: { access, resource: 'tenant' },
  }),
  updateSettings: defineRoute({
    method: 'PUT',
    url: '/api/tenants/:id/settings',
    schema: {
      summary: 'Save the settings of a TPA',
      tags,
      params,
      body: TenantSettingsInput,
      response: { 200: TenantSettings },
    },
    config: { access, resource: 'tenant' },
  }),
};
