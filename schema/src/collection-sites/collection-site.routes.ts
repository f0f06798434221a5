import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { queuedImportRoute } from '../core/csv.ts';
import { defineRoute, type Access } from '../core/route.ts';
import {
  CollectionSiteSearch,
  CollectionSitesFound,
  LabSiteParams,
  LabSiteSearch,
} from './collection-site.ts';
import { LabSiteFile } from './lab-site-file.ts';

const update = { anyOf: ['UPLOAD_QUEST_EMAILED_CSV'] } as const satisfies Access;

/** Where specimens can be collected (contract §14), and the nightly file that keeps it up to date (§23). */
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
  searchForAccount: defineRoute({
    method: 'GET',
    url: '/api/labaccountlocations/:id/labsites/:zip',
    schema: {
      summary: 'Find the collection sites nearest to a zip code for a lab account of a location',
      description:
        'The nearest sites within 100 miles, at most 50, as of `GET /api/collectionsites`. A zip code whose place is not known is refused with INVALID_ZIP_CODE.',
      tags: ['collection sites'],
      params: LabSiteParams,
      querystring: LabSiteSearch,
      response: { 200: CollectionSitesFound },
    },
    config: { access: 'session', resource: 'labAccountLocation' },
  }),
  importCsv: queuedImportRoute({
    url: '/api/questemail/file',
    summary:
      'Update existing collection sites from the file that a laboratory mails every night: a LAB_SITES_IMPORTED notification says what changed, and names the first codes that no site has',
    tag: 'collection sites',
    access: update,
    params: z.object({}),
  }),
  files: defineRoute({
    method: 'GET',
    url: '/api/questemail/files',
    schema: {
      summary: 'Files of collection sites of the last 90 days, the latest first, and what each did',
      tags: ['collection sites'],
      response: {
        200: z.object({
          results: z.array(LabSiteFile).describe('The files, at most 100.'),
          total: z.int().describe('How many.'),
        }),
      },
    },
    config: { access: update },
  }),
  unknownCodes: defineRoute({
    method: 'GET',
    url: '/api/questemail/files/:id/unknown',
    schema: {
      summary: 'Codes of a file that no site has, as a CSV',
      tags: ['collection sites'],
      params: z.object({ id: idParam().describe('Record id of the file.') }),
      response: { 200: z.string().describe('The CSV.') },
    },
    config: {
      access: update,
      transport: 'download',
      untraced: 'Codes of collection sites name nobody.',
    },
  }),
  importExample: defineRoute({
    method: 'GET',
    url: '/api/questemail/file/example',
    schema: {
      summary: 'Example of a CSV with collection sites',
      tags: ['collection sites'],
      response: { 200: z.string().describe('The CSV.') },
    },
    config: { access: update, transport: 'download' },
  }),
};
