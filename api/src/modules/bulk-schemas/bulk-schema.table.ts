import { BulkSchema } from '@assay/schema/bulk-schemas/bulk-schema';
import { fieldListNames } from '@assay/schema/bulk-schemas/import-templates';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

/** The lists hold references and the laboratory's words; what else is told of a field is the template's. */
export const bulkSchemas = entityTable('bulk_schemas', BulkSchema, {
  columns: { version: 'template_version', recordVersion: 'version' },
  json: fieldListNames,
  conflicts: {
    bulk_schemas_name: () => Refusal.field(['description'], 'DUPLICATE_VALUE'),
  },
});

export type BulkSchemaRow = RowOf<typeof bulkSchemas>;
