import { paths } from '../../config/paths.ts';

interface FeatureRow {
  name: string;
  /** Everything below these paths belongs to the feature; its routes are loaded when one is opened. */
  prefixes: readonly string[];
  /** Its screens that menus and the home page may link to: what stands here has a route (a test checks it). */
  screens: readonly string[];
}

/**
 * The features behind the sign-in. Only this table is loaded with the portal, so that it weighs the same with
 * sixty of them: routes, loaders and operations of a feature come when it is opened, or reached for.
 */
export const featureTable = [
  {
    name: 'companies',
    prefixes: [paths.companies.list, paths.myCompany.detail],
    screens: [
      paths.companies.list,
      paths.companies.create,
      paths.companies.locations,
      paths.companies.testPools,
      paths.locations.ofCompany.testPools,
      paths.myCompany.detail,
      paths.myCompany.locations,
      paths.myCompany.testPools,
      paths.locations.ofMyCompany.testPools,
    ],
  },
  {
    name: 'my-location',
    prefixes: [paths.myLocation, paths.myLocations],
    screens: [paths.myLocation, paths.locations.mine.testPools],
  },
  {
    name: 'test-pools',
    prefixes: [paths.testPools.list],
    screens: [
      paths.testPools.list,
      paths.testPools.create,
      paths.testPools.detail,
      paths.testPools.members,
      paths.testPools.runs,
    ],
  },
  {
    name: 'pool-progress',
    prefixes: [paths.randomTestPools],
    screens: [paths.randomTestPools],
  },
  {
    name: 'settings',
    prefixes: [paths.settings.index],
    screens: [paths.settings.index, paths.settings.custom],
  },
  { name: 'tenants', prefixes: [paths.tpa.list], screens: [paths.tpa.list, paths.tpa.create] },
  {
    name: 'profile',
    prefixes: [paths.profile.view],
    screens: [paths.profile.view, paths.profile.changePassword],
  },
] as const satisfies readonly FeatureRow[];

export type FeatureName = (typeof featureTable)[number]['name'];
