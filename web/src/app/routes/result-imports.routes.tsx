import type { RouteObject } from 'react-router-dom';
import { importsResults, resultImportPath } from '../../config/features/result-imports.ts';
import { page } from '../page.ts';

/** Results of laboratories by the file (T s2). */
export const routes: RouteObject[] = [
  page(
    { path: resultImportPath, crumb: 'Bulk result import', access: importsResults },
    () => import('../../features/result-imports/ResultImportView.tsx'),
  ),
];
