import { collectionSiteRoutes as routes } from '@assay/schema/collection-sites/collection-site.routes';
import { LabSiteFile } from '@assay/schema/collection-sites/lab-site-file';
import { entityType } from '../../core/contract-types.ts';
import { queries } from '../../core/queries.ts';

entityType(LabSiteFile);

export const collectionSiteResolvers = [
  queries({
    collectionSites: routes.search,
    labAccountLocationSites: routes.searchForAccount,
    labSiteFiles: routes.files,
  }),
];
