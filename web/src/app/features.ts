import type { RouteObject } from 'react-router-dom';
import type { Feature } from '../config/feature.ts';
import { collectionSites } from '../config/features/collection-sites.ts';
import { bulkSchemas } from '../config/features/bulk-schemas.ts';
import { companies, company } from '../config/features/companies.ts';
import { complianceRules } from '../config/features/compliance-rules.ts';
import { consortiums } from '../config/features/consortiums.ts';
import { drugAdulterants } from '../config/features/drug-adulterants.ts';
import { history } from '../config/features/history.ts';
import { instantTests } from '../config/features/instant-tests.ts';
import { labAccounts } from '../config/features/lab-accounts.ts';
import { labOrders } from '../config/features/lab-orders.ts';
import { laboratories } from '../config/features/laboratories.ts';
import { locations } from '../config/features/locations.ts';
import { mro } from '../config/features/mro.ts';
import { manualResults } from '../config/features/manual-results.ts';
import { poolProgress } from '../config/features/pool-progress.ts';
import { profile } from '../config/features/profile.ts';
import { reports } from '../config/features/reports.ts';
import { resultImports } from '../config/features/result-imports.ts';
import { settings } from '../config/features/settings.ts';
import { tenants } from '../config/features/tenants.ts';
import { testCodes } from '../config/features/test-codes.ts';
import { testPanels } from '../config/features/test-panels.ts';
import { testPools } from '../config/features/test-pools.ts';
import { testResults } from '../config/features/test-results.ts';
import { users } from '../config/features/users.ts';
import { paths } from '../config/paths.ts';

type LoadRoutes = () => Promise<{ routes: RouteObject[] }>;

/**
 * The features behind the sign-in, each with the file of its routes; menus show them in this order. A feature
 * is registered here and nowhere else in web.
 */
const table: readonly (readonly [Feature, LoadRoutes])[] = [
  [company, () => import('./routes/company.routes.tsx')],
  [companies, () => import('./routes/companies.routes.tsx')],
  [locations, () => import('./routes/locations.routes.tsx')],
  [users, () => import('./routes/users.routes.tsx')],
  [testPanels, () => import('./routes/test-panels.routes.tsx')],
  [drugAdulterants, () => import('./routes/drug-adulterants.routes.tsx')],
  [testCodes, () => import('./routes/test-codes.routes.tsx')],
  [labAccounts, () => import('./routes/lab-accounts.routes.tsx')],
  [laboratories, () => import('./routes/laboratories.routes.tsx')],
  [collectionSites, () => import('./routes/collection-sites.routes.tsx')],
  [bulkSchemas, () => import('./routes/bulk-schemas.routes.tsx')],
  [complianceRules, () => import('./routes/compliance-rules.routes.tsx')],
  [testPools, () => import('./routes/test-pools.routes.tsx')],
  [consortiums, () => import('./routes/consortiums.routes.tsx')],
  [labOrders, () => import('./routes/lab-orders.routes.tsx')],
  [instantTests, () => import('./routes/instant-tests.routes.tsx')],
  [mro, () => import('./routes/mro.routes.tsx')],
  [testResults, () => import('./routes/test-results.routes.tsx')],
  [manualResults, () => import('./routes/manual-results.routes.tsx')],
  [resultImports, () => import('./routes/result-imports.routes.tsx')],
  [poolProgress, () => import('./routes/pool-progress.routes.tsx')],
  [reports, () => import('./routes/reports.routes.tsx')],
  [settings, () => import('./routes/settings.routes.tsx')],
  [tenants, () => import('./routes/tenants.routes.tsx')],
  [history, () => import('./routes/history.routes.tsx')],
  [profile, () => import('./routes/profile.routes.tsx')],
];

/** Ids of the routes that frame pages: with the sections of the Admin Panel or the reports at the left, or without. */
export const pageParents = {
  main: 'main-pages',
  admin: 'admin-pages',
  reports: 'report-pages',
} as const;

export interface RegisteredFeature extends Feature {
  /** Id of the route that its routes stand below. */
  parent: string;
  load: () => Promise<RouteObject[]>;
}

/** A parameter of a prefix stands for an id; `create`, the form beside the records, is none. */
const isInside = (path: string, prefix: string): boolean => {
  const given = path.split('/');
  return prefix
    .split('/')
    .every((part, at) =>
      part.startsWith(':') ? !['', 'create', undefined].includes(given[at]) : part === given[at],
    );
};

/** The frame of a feature, all of whose pages stand in it. */
function parentOf(prefixes: readonly string[]): string {
  const areIn = (frame: string): boolean => prefixes.every((prefix) => isInside(prefix, frame));
  if (areIn(paths.adminPanel)) return pageParents.admin;
  return areIn(paths.reports) ? pageParents.reports : pageParents.main;
}

export const features: readonly RegisteredFeature[] = table.map(([feature, load]) => ({
  ...feature,
  parent: parentOf(feature.prefixes),
  load: async () => (await load()).routes,
}));

/** The feature that a path belongs to, the first that fits; undefined for the home page, support, and what does not exist. */
export const featureAt = (path: string): RegisteredFeature | undefined =>
  features.find(({ prefixes }) => prefixes.some((prefix) => isInside(path, prefix)));
