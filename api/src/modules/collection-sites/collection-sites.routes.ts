import type { FastifyInstance } from 'fastify';
import { collectionSiteRoutes } from '@assay/schema/collection-sites/collection-site.routes';
import { labSiteCsv } from '@assay/schema/collection-sites/lab-site-csv';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { searchCollectionSites, searchLabSites } from './collection-sites.read-model.ts';
import { readLabSiteFiles, unknownCodesOf } from './lab-site-files.read-model.ts';
import { labSiteImport } from './import-lab-sites.ts';

/** Calls on collection sites (contract §14, §23). */
export function registerCollectionSitesRoutes(app: FastifyInstance): void {
  app.histories.set('collectionSite', {
    change: collectionSiteRoutes.importCsv,
    also: ['rows', 'updated', 'unchanged', 'unknown', 'unknownCodes'],
  });
  serveImport(app, collectionSiteRoutes.importCsv, labSiteImport);
  serveCsv(app, collectionSiteRoutes.importExample, async () =>
    exampleOf('Lab sites example.csv', labSiteCsv),
  );
  serveCsv(app, collectionSiteRoutes.unknownCodes, ({ context, params }) =>
    unknownCodesOf(context, params.id),
  );
  serveRoutes(app, collectionSiteRoutes, {
    files: readLabSiteFiles,
    search: searchCollectionSites,
    searchForAccount: searchLabSites,
  });
}
