import { FileSpreadsheet } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

const list = `${paths.adminPanel}/resultImportSchema` as const;

/** Import schemas (C s2, contract §31). */
export const bulkSchemaPaths = {
  list,
  create: `${list}/create`,
  detail: `${list}/:id`,
  edit: `${list}/:id/edit`,
  history: `${list}/:id/history`,
} as const;

export const managesBulkSchemas: AccessRule = {
  anyOf: ['MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA'],
};

export const bulkSchemas: Feature = {
  name: 'bulk-schemas',
  prefixes: [list],
  menu: [
    {
      label: 'Import Schemas',
      group: 'Testing',
      path: list,
      icon: FileSpreadsheet,
      access: managesBulkSchemas,
    },
  ],
};
