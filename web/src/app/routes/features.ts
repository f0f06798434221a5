import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { featureTable, type FeatureName } from './feature-table.ts';

export interface Feature {
  name: FeatureName;
  prefixes: readonly string[];
  screens: readonly string[];
  /** Id of the route that its routes stand below. */
  parent: string;
  load: () => Promise<RouteObject[]>;
}

/** Ids of the routes that frame pages: with the sections of the Admin Panel at the left, or without. */
export const pageParents = { main: 'main-pages', admin: 'admin-pages' } as const;

const loaders: Record<FeatureName, () => Promise<RouteObject[]>> = {
  companies: async () => (await import('./companies.routes.tsx')).companyRoutes,
  'my-location': async () => (await import('./my-location.routes.tsx')).myLocationRoutes,
  'test-pools': async () => (await import('./test-pools.routes.tsx')).testPoolRoutes,
  'pool-progress': async () => (await import('./pool-progress.routes.tsx')).poolProgressRoutes,
  settings: async () => (await import('./settings.routes.tsx')).settingsRoutes,
  tenants: async () => (await import('./tenants.routes.tsx')).tenantRoutes,
  profile: async () => (await import('./profile.routes.tsx')).profileRoutes,
};

const isInside = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);

export const features: readonly Feature[] = featureTable.map((row) => ({
  ...row,
  parent: row.prefixes.every((prefix) => isInside(prefix, paths.adminPanel))
    ? pageParents.admin
    : pageParents.main,
  load: loaders[row.name],
}));

/** The feature that a path belongs to; undefined for the home page, support, and what does not exist. */
export const featureAt = (path: string): Feature | undefined =>
  features.find(({ prefixes }) => prefixes.some((prefix) => isInside(path, prefix)));

/** Paths of `config/paths` that have a screen; menus are built from them, so that no entry leads nowhere. */
export const availablePaths: ReadonlySet<string> = new Set<string>([
  paths.dashboard,
  paths.support,
  ...features.flatMap(({ screens }) => screens),
]);
