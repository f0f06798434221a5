import { redirect, type RouteObject } from 'react-router-dom';
import type { Permission } from '@assay/schema/permissions';
import { myLocationLabel } from '../../config/my-location-label.ts';
import { paths } from '../../config/paths.ts';
import {
  locationListLoader,
  myLocationsLoader,
} from '../../features/locations/location-list-loader.ts';
import type { PlaceName } from '../../features/locations/location-links.ts';
import {
  locationLoader,
  type LocationRouteData,
} from '../../features/locations/location-loader.ts';
import { locationRouteIds } from '../../features/locations/use-location-record.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import type { RouteHandle } from '../route-handle.ts';
import { eachScreenReadsAnew } from './each-screen-reads-anew.ts';

const listPage = async () => ({
  Component: (await import('../../features/locations/LocationListView.tsx')).LocationListView,
});
const myListLayout = async () => ({
  Component: (await import('../../features/companies/MyLocationsLayout.tsx')).MyLocationsLayout,
});
const layout = async () => ({
  Component: (await import('../../features/locations/LocationLayout.tsx')).LocationLayout,
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
const locationTabs = (_place: PlaceName): RouteObject[] => [{ index: true, lazy: profilePage }];

const locationRoute = (place: PlaceName): RouteObject => ({
  id: locationRouteIds[place],
  path: paths.locations[place].detail,
  handle: { crumb: locationName } satisfies RouteHandle,
  loader: requirePermission(sees, locationLoader(place)),
  shouldRevalidate: eachScreenReadsAnew,
  children: [{ lazy: layout, children: locationTabs(place) }],
});

/** Locations of a company: the tab below the head of the company. */
export const companyLocationTabs = (place: CompanyPlace): RouteObject[] => [
  {
    path: paths.locations[place].list,
    handle: { crumb: 'Locations' } satisfies RouteHandle,
    loader: requirePermission({ anyOf: ['READ_ALL_LOCATIONS'] }, locationListLoader(place)),
    lazy: listPage,
  },
];

/** Forms, the import and single locations of a company, on pages of their own; stands behind the tabs. */
export const companyLocationPages = (place: CompanyPlace): RouteObject[] => [
  {
    path: paths.locations[place].list,
    handle: { crumb: 'Locations' } satisfies RouteHandle,
    children: [locationRoute(place)],
  },
];

/** The step of the breadcrumb is called as the menu entry is. */
const myLocationsCrumb = async () => myLocationLabel((await loadViewer()).featureFlags);

/** Locations that a client user manages; for a location manager the only way to them. */
export const myLocationRoutes: RouteObject[] = [
  { path: paths.myLocations, loader: () => redirect(paths.myLocation) },
  {
    path: paths.myLocation,
    handle: { crumb: (data) => data as string | undefined } satisfies RouteHandle,
    loader: requirePermission({ anyOf: ['FE_VIEW_MY_LOCATION'] }, myLocationsCrumb),
    children: [
      {
        lazy: myListLayout,
        children: [{ index: true, loader: myLocationsLoader, lazy: listPage }],
      },
      locationRoute('mine'),
    ],
  },
];
