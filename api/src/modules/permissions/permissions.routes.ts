import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import type { Permission } from '@assay/schema/permissions';
import type { Context } from '../../core/context.ts';
import { serve } from '../../core/http/serve.ts';
import { found } from '../../core/refusal.ts';
import {
  companyPermissionNames,
  companyTypePermissionNames,
  heldOf,
  locationPermissionNames,
  permissionsOnCompany,
  permissionsOnLocation,
} from './permissions.service.ts';

interface RecordPermissions {
  id: number;
  permissions: Permission[];
}

/** Permissions on each of the companies that the caller sees; the others are left out. */
async function onCompanies(
  { tx, viewer }: Context,
  ids: readonly number[],
): Promise<RecordPermissions[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select id from companies where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id`,
  );
  const permissions = heldOf(companyPermissionNames, permissionsOnCompany(viewer));
  return rows.map(({ id }) => ({ id, permissions }));
}

/** Permissions on each of the locations that the caller sees; the others are left out. */
async function onLocations(
  { tx, viewer }: Context,
  ids: readonly number[],
): Promise<RecordPermissions[]> {
  const rows = await tx.rows<{ id: number; is_primary: boolean }>(
    sql`select id, is_primary from locations where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id`,
  );
  return rows.map(({ id, is_primary: isPrimary }) => ({
    id,
    permissions: heldOf(locationPermissionNames, permissionsOnLocation(viewer, { isPrimary })),
  }));
}

/** Permissions by record (contract §2) and of many records at once (decision 13). */
export function registerPermissionsRoutes(app: FastifyInstance): void {
  serve(app, profileRoutes.companyPermissions, async ({ context, query }) => {
    const ids = query['id[IN][]'];
    return {
      results: ids
        ? await onCompanies(context, ids)
        : heldOf(companyTypePermissionNames, context.viewer.permissions),
    };
  });
  serve(app, profileRoutes.locationPermissions, async ({ context, query }) => ({
    results: await onLocations(context, query['id[IN][]'] ?? []),
  }));
  serve(app, companyRoutes.permissions, async ({ context, params }) => {
    const [record] = await onCompanies(context, [params.id]);
    return { results: found(record).permissions };
  });
  serve(app, locationRoutes.permissions, async ({ context, params }) => {
    const [record] = await onLocations(context, [params.id]);
    return { results: found(record).permissions };
  });
}
