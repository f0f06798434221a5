import { collectionSiteRoutes as routes } from '@assay/schema/collection-sites/collection-site.routes';
import { queries } from '../../core/queries.ts';

export const collectionSiteResolvers = [
  queries({ collectionSites: routes.search, labAccountLocationSites: routes.searchForAccount }),
];
