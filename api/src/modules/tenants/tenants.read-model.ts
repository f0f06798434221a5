import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '@assay/schema/core/list';
import { isProtectedTenant, type Tenant, type TenantStyle } from '@assay/schema/tenants/tenant';
import { tenantList } from '@assay/schema/tenants/tenant.list';
import type { Context } from '../../core/context.ts';
import { acrossTenants } from '../../core/database/across-tenants.ts';
import type { Row } from '../../core/database/database.ts';
import { escapeLike } from '../../core/lists/list-filter.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { readBranding } from '../settings/settings.service.ts';
import { isSpecialHost, urlOf, type PortalSettings } from './tenant-address.ts';
import { tenants, type TenantRecord } from './tenant.table.ts';
import { findTenant, readOwnContact } from './tenants.repository.ts';

const source = entityList({
  spec: tenantList,
  table: tenants,
});

/** A tenant as it is answered, with the address of its portal. */
export const tenantOf = (context: Context, tenant: TenantRecord): z.output<typeof Tenant> => ({
  ...tenant,
  tenantUrl: urlOf(tenant.host, context),
  isDeleteAllowed: !isProtectedTenant(tenant.id),
});

/** Name or code; the search function of other lists knows one tenant only, and there are few of these rows. */
const searched = (q: string) => {
  const pattern = sql`'%' || lower(${escapeLike(q)}) || '%'`;
  return sql`(t.name_key like ${pattern} or t.code like ${pattern})`;
};

/** A page of all tenants. */
export async function listTenants(context: Context, query: ListQuery) {
  const narrowed = query.q === null ? undefined : searched(query.q);
  const page = await acrossTenants(context.tx, () =>
    runList<Row<'tenants'>>(context.tx, source, { ...query, q: null }, narrowed),
  );
  return listAnswer(page, query, (row) => tenantOf(context, tenants.fromRow(row)));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readTenant = async (context: Context, id: number): Promise<z.output<typeof Tenant>> =>
  tenantOf(context, await findTenant(context.tx, id));

/** Branding of the tenant whose host was asked; null means the product's default (contract §3). */
export async function readStyle(
  context: Context,
  settings: PortalSettings,
): Promise<z.output<typeof TenantStyle>> {
  const { id, name, phone_number: phone, main_email: email } = await readOwnContact(context.tx);
  const { TENANT_COLOR, TENANT_LOGO } = await readBranding(context);
  const showsLogo = TENANT_LOGO !== null && !isSpecialHost(context.tenantHost, settings);
  return {
    TENANT_COLOR,
    TENANT_LOGO: showsLogo ? { uri: TENANT_LOGO.uri } : null,
    /* Tenant 1 runs the installation and carries the name of the product. */
    TENANT_TITLE: id === 1 ? null : name,
    TENANT_PHONE: phone,
    TENANT_EMAIL: email,
  };
}
