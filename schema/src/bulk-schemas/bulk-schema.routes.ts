import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, type Access } from '../core/route.ts';
import {
  BulkSchema,
  BulkSchemaTemplate,
  CreateBulkSchemaInput,
  UpdateBulkSchemaInput,
} from './bulk-schema.ts';
import { bulkSchemaList } from './bulk-schema.list.ts';
import { bulkSchemaReport } from './bulk-schema.report.ts';

const manage = {
  anyOf: ['MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA'],
} as const satisfies Access;
const schema = entityRoutes({
  url: '/api/bulk/schema',
  answer: BulkSchema,
  resource: 'bulkSchema',
  one: 'an import schema',
  many: 'import schemas',
  read: manage,
  write: manage,
  unique: 'DUPLICATE_VALUE',
});
const flag = z.enum(['true', 'false']).optional();
const list = schema.list(bulkSchemaList, {
  access: { anyOf: ['MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA', 'IMPORT_TEST_RESULTS'] },
  report: bulkSchemaReport,
});

/** Calls of contract §16 on import schemas. */
export const bulkSchemaRoutes = {
  list: {
    ...list,
    schema: {
      ...list.schema,
      description:
        'Who may import results and not manage schemas asks for the names alone, with `topLevelOnly=true`.',
      querystring: z.object({
        topLevelOnly: flag.describe('Leave out the lists of fields: they are null.'),
        skipPagination: flag.describe('Answer all of them; `limit` and `offset` do not count.'),
      }),
    },
  },
  get: schema.get(),
  create: schema.create(CreateBulkSchemaInput),
  update: schema.update(UpdateBulkSchemaInput),
  templates: defineRoute({
    method: 'GET',
    url: '/api/bulk/test/import',
    schema: {
      summary: 'List what the result files of each laboratory hold, by version',
      tags: ['import schemas'],
      response: { 200: resultsOf(BulkSchemaTemplate) },
    },
    config: { access: manage },
  }),
};
