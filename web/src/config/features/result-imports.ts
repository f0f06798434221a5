import { FileUp } from 'lucide-react';
import type { AccessRule } from '../access-rule.ts';
import type { Feature } from '../feature.ts';
import { paths } from '../paths.ts';

export const resultImportPath = `${paths.dashboard}/bulkResultImport`;

export const importsResults: AccessRule = { anyOf: ['IMPORT_TEST_RESULTS'] };

/** Results of laboratories by the file (T s2). */
export const resultImports: Feature = {
  name: 'result-imports',
  prefixes: [resultImportPath],
  menu: [
    {
      label: 'Bulk result import',
      group: 'Dashboard',
      path: resultImportPath,
      icon: FileUp,
      access: importsResults,
    },
  ],
};
