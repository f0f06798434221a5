import { z } from 'zod';
import { IMPORT_PROGRESS_TYPE } from '../core/csv.ts';
import { idParam } from '../core/fields.ts';
import { defineRoute } from '../core/route.ts';
import { filePart } from '../files/file.ts';
import { programs } from '../common/programs.ts';
import { keysOf } from '../core/keys-of.ts';
import { ResultImportOutcome, ResultImportPreview } from './result-import.ts';

/** The import of results by a schema (contract §16). */
export const resultImportRoutes = {
  import: defineRoute({
    method: 'POST',
    url: '/api/bulk/resultimport/:schemaId',
    schema: {
      summary: `Import results of a laboratory by a schema. With Accept: ${IMPORT_PROGRESS_TYPE} the answer tells progress`,
      description:
        'Rows with one specimen id are one test, a line each. All of them are imported or none; a file that was imported before creates nothing. What a laboratory found of a test that goes through the MRO stays with MRO staff, whatever it is.',
      tags: ['result imports'],
      params: z.object({ schemaId: idParam().describe('Id of the schema.') }),
      querystring: z.object({
        dryRun: z
          .enum(['true', 'false'])
          .default('false')
          .describe('Answer what would happen, and save nothing.'),
        program: z
          .enum(keysOf(programs))
          .optional()
          .describe(
            'Program of results without an order. When left out they are not of the DOT; where the location orders both from the laboratory, they go through the MRO.',
          ),
      }),
      multipart: z.object({ csv: filePart('csv') }),
      response: { 200: z.union([ResultImportPreview, ResultImportOutcome]) },
    },
    config: {
      access: { anyOf: ['IMPORT_TEST_RESULTS'] },
      transport: 'upload',
      errors: ['INVALID_MIME_TYPE', 'BULK_TOO_MANY_ROWS', 'RESOURCE_NOT_FOUND'],
    },
  }),
};
