import type { FastifyInstance } from 'fastify';
import { grantRoutes } from '@assay/schema/users/grant.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { changeGrant, readGrants, resetGrant } from './grants.service.ts';

/** What each person may do beyond the role (decision 31). */
export function registerGrantsRoutes(app: FastifyInstance): void {
  serveRoutes(app, grantRoutes, { list: readGrants, change: changeGrant, reset: resetGrant });
}
