import { fieldLists } from '@assay/schema/bulk-schemas/import-templates';

/** Words of an import schema, the same in its form and the list (C s2). */
export const bulkSchemaLabels = {
  provider: 'Lab Provider',
  version: 'Version',
  description: 'Description',
  ...fieldLists,
} as const;
