import type { RouteObject } from 'react-router-dom';
import { collectionSitePaths, updatesLabSites } from '../../config/features/collection-sites.ts';
import { page } from '../page.ts';

const { search, upload } = collectionSitePaths;

/** Collection sites by zip code (C s5), and the file that keeps them up to date (T s2). */
export const routes: RouteObject[] = [
  page(
    { path: search, crumb: 'Collection Sites' },
    () => import('../../features/collection-sites/CollectionSitesView.tsx'),
  ),
  page(
    { path: upload, crumb: 'Emailed Quest Lab Sites CSV Sync', access: updatesLabSites },
    () => import('../../features/collection-sites/LabSitesUploadView.tsx'),
  ),
];
