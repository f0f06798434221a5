import { BulkSchema } from '@assay/schema/bulk-schemas/bulk-schema';
import { bulkSchemaRoutes as routes } from '@assay/schema/bulk-schemas/bulk-schema.routes';
import { entityType } from '../../core/contract-types.ts';
import { mutations } from '../../core/mutations.ts';
import { queries } from '../../core/queries.ts';
import { history, viewerCan } from '../../core/record-fields.ts';
import { recordFields } from '../../core/resolver-class.ts';

const BulkSchemaType = entityType(BulkSchema);

export const bulkSchemaResolvers = [
  queries({
    bulkSchemas: routes.list,
    bulkSchema: routes.get,
    bulkSchemaTemplates: routes.templates,
  }),
  recordFields(BulkSchemaType, {
    history: history('bulkSchema'),
    viewerCanUpdate: viewerCan('edit this import schema', routes.update),
  }),
  mutations({
    createBulkSchema: routes.create,
    updateBulkSchema: routes.update,
  }),
];
