import type { FastifyInstance } from 'fastify';
import { bulkSchemaRoutes } from '@assay/schema/bulk-schemas/bulk-schema.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { bulkSchemas } from './bulk-schema.table.ts';
import { listBulkSchemas, listTemplates, readBulkSchema } from './bulk-schemas.read-model.ts';
import { createBulkSchema, updateBulkSchema } from './bulk-schemas.service.ts';

/** Calls of contract §16 on import schemas. */
export function registerBulkSchemasRoutes(app: FastifyInstance): void {
  app.resources.set('bulkSchema', bulkSchemas);
  app.histories.set('bulkSchema', {
    change: bulkSchemaRoutes.update,
    named: { table: 'bulk_schemas', name: 'description' },
  });
  serveRoutes(app, bulkSchemaRoutes, {
    list: listBulkSchemas,
    get: readBulkSchema,
    create: createBulkSchema,
    update: updateBulkSchema,
    templates: listTemplates,
  });
}
