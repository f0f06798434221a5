import type { FastifyInstance } from 'fastify';
import { collectionSiteRoutes } from '@assay/schema/collection-sites/collection-site.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { searchCollectionSites } from './collection-sites.read-model.ts';

/** Calls on collection sites (contract §14). */
export function registerCollectionSitesRoutes(app: FastifyInstance): void {
  serveRoutes(app, collectionSiteRoutes, { search: searchCollectionSites });
}
