import { defineRoute } from '../core/route.ts';
import { CollectionSiteSearch, CollectionSitesFound } from './collection-site.ts';

/** Where specimens can be collected (contract §14). */
export const collectionSiteRoutes = {
  search: defineRoute({
    method: 'GET',
    url: '/api/collectionsites',
    schema: {
      summary: 'Find the collection sites nearest to a zip code',
      description:
        'The nearest sites within 100 miles, at most 50. A zip code whose place is not known is refused with INVALID_ZIP_CODE. Sites that are closed for a time are left out.',
      tags: ['collection sites'],
      querystring: CollectionSiteSearch,
      response: { 200: CollectionSitesFound },
    },
    config: { access: 'session' },
  }),
};
