import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ListQuery } from '@assay/schema/core/list';
import { isProtectedTenant, type Tenant } from '@assay/schema/tenants/tenant';
import { tenantList } from '@assay/schema/tenants/tenant.list';
import type { Context } from '../../core/context.ts';
import { acrossTenants } from '../../core/database/across-tenants.ts';
import type { Row } from '../../core/database/database.ts';
import { escapeLike } from '../../core/lists/list-filter.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { urlOf } from './tenant-address.ts';
import { tenants, type TenantRecord } from './tenant.table.ts';
import { findTenant } from './tenants.repository.ts';

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
