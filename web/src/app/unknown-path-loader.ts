import { redirect } from 'react-router-dom';
import { paths } from '../config/paths.ts';

/**
 * Loader of every dashboard path that leads nowhere: it leads to the Dashboard (T s2). The 404 page is for records that are
 * not there (P s2).
 */
export const unknownPathLoader = (): Response => redirect(paths.dashboard);
