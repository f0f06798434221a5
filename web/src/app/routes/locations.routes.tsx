import type { RouteObject } from 'react-router-dom';
import type { Permission } from '@assay/schema/permissions';
import { paths } from '../../config/paths.ts';
import { locationListLoader } from '../../features/locations/location-list-loader.ts';
import type { PlaceName } from '../../features/locations/location-links.ts';
import {
  locationLoader,
  type LocationRouteData,
} from '../../features/locations/location-loader.ts';
import { loadPlace } from '../../features/locations/location-place.ts';
import { locationRouteIds } from '../../features/locations/use-location-record.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import type { RouteHandle } from '../route-handle.ts';
import { eachScreenReadsAnew } from './each-screen-reads-anew.ts';
import { locationTestPoolTabs } from './test-pool-tabs.routes.tsx';

export const locationListPage = async () => ({
  Component: (await import('../../features/locations/LocationListView.tsx')).LocationListView,
});
const layout = async () => ({
  Component: (await import('../../features/locations/LocationLayout.tsx')).LocationLayout,
});
const createPage = async () => ({
  Component: (await import('../../features/locations/CreateLocationView.tsx')).CreateLocationView,
});
const editPage = async () => ({
  Component: (await import('../../features/locations/EditLocationView.tsx')).EditLocationView,
});
const importPage = async () => ({
  Component: (await import('../../features/locations/ImportLocationsView.tsx')).ImportLocationsView,
});
const profilePage = async () => ({
  Component: (await import('../../features/locations/LocationView.tsx')).LocationView,
});

type CompanyPlace = Exclude<PlaceName, 'mine'>;

const sees: { anyOf: readonly Permission[] } = {
  anyOf: ['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'],
};

const locationName = (data: unknown): string | undefined =>
  (data as LocationRouteData | undefined)?.name;

/** Tabs below the head of a location; every feature that has one adds its own for each place. */
const locationTabs = (place: PlaceName): RouteObject[] => [
  { index: true, lazy: profilePage },
  ...locationTestPoolTabs(paths.locations[place].testPools),
];

/** A location with its tabs and its form, in one place. */
export const locationRoute = (place: PlaceName): RouteObject => ({
  id: locationRouteIds[place],
  path: paths.locations[place].detail,
  handle: { crumb: locationName } satisfies RouteHandle,
  loader: requirePermission(sees, locationLoader(place)),
  shouldRevalidate: eachScreenReadsAnew,
  children: [
    { lazy: layout, children: locationTabs(place) },
    {
      path: paths.locations[place].edit,
      handle: { crumb: 'Edit' } satisfies RouteHandle,
      loader: requirePermission({ anyOf: ['FE_EDIT_LOCATION'] }),
      lazy: editPage,
    },
  ],
});

/** Locations of a company: the tab below the head of the company. */
export const companyLocationTabs = (place: CompanyPlace): RouteObject[] => [
  {
    path: paths.locations[place].list,
    handle: { crumb: 'Locations' } satisfies RouteHandle,
    loader: requirePermission({ anyOf: ['READ_ALL_LOCATIONS'] }, locationListLoader(place)),
    lazy: locationListPage,
  },
];

/** Forms, the import and single locations of a company, on pages of their own; stands behind the tabs. */
export const companyLocationPages = (place: CompanyPlace): RouteObject[] => [
  {
    path: paths.locations[place].list,
    handle: { crumb: 'Locations' } satisfies RouteHandle,
    children: [
      {
        path: paths.locations[place].create,
        handle: { crumb: 'Create Location' } satisfies RouteHandle,
        loader: requirePermission({ anyOf: ['CREATE_LOCATION'] }, (args) => loadPlace(place, args)),
        lazy: createPage,
      },
      {
        path: paths.locations[place].import,
        handle: { crumb: 'Bulk import locations' } satisfies RouteHandle,
        loader: requirePermission({ anyOf: ['CREATE_LOCATIONS_IN_BULK'] }, (args) =>
          loadPlace(place, args),
        ),
        lazy: importPage,
      },
      locationRoute(place),
    ],
  },
];
