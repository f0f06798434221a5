import type { FastifyInstance } from 'fastify';
import { searchRoutes } from '@assay/schema/search/search';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { search } from './search.read-model.ts';

/** The search over everything that the caller may open. */
export const registerSearchRoutes = (app: FastifyInstance): void =>
  serveRoutes(app, searchRoutes, { find: search });
