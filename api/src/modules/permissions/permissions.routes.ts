import type { FastifyInstance } from 'fastify';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { serve } from '../../core/http/serve.ts';
import {
  companyTypePermissionNames,
  heldOf,
  permissionsOfCompanies,
  permissionsOfContacts,
  permissionsOfLocations,
} from './permissions.service.ts';

/** Permissions of many records at once (decision 13). */
export function registerPermissionsRoutes(app: FastifyInstance): void {
  serve(app, profileRoutes.companyPermissions, async ({ context, query }) => {
    const ids = query['id[IN][]'];
    return {
      results: ids
        ? await permissionsOfCompanies(context, ids)
        : heldOf(companyTypePermissionNames, context.viewer.permissions),
    };
  });
  serve(app, profileRoutes.contactPermissions, async ({ context, query }) => ({
    results: await permissionsOfContacts(context, query['id[IN][]'] ?? []),
  }));
  serve(app, profileRoutes.locationPermissions, async ({ context, query }) => ({
    results: await permissionsOfLocations(context, query['id[IN][]'] ?? []),
  }));
}
