import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import {
  locationPaths,
  MY_LOCATIONS_PATH,
  myLocationLabel,
} from '../../config/features/locations.ts';
import type { PlaceName } from '../../features/locations/location-links.ts';
import {
  locationListLoader,
  myLocationsLoader,
} from '../../features/locations/location-list-loader.ts';
import { loadPlace } from '../../features/locations/location-place.ts';
import { locationRecords } from '../../features/locations/location-record.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { layout, page, section } from '../page.ts';
import { historyTab } from './history-tab.routes.tsx';
import { locationTestPoolTab } from './test-pool-tabs.routes.tsx';

type CompanyPlace = Exclude<PlaceName, 'mine'>;

const listView = () => import('../../features/locations/LocationListView.tsx');

/** A location with its tabs and its form, in one place; every feature that has a tab adds its own. */
const locationRoute = (place: PlaceName): RouteObject => ({
  path: locationPaths[place].detail,
  ...locationRecords[place].route({ anyOf: ['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'] }),
  children: [
    layout(
      () => import('../../features/locations/LocationLayout.tsx'),
      [
        page({}, () => import('../../features/locations/LocationView.tsx')),
        locationTestPoolTab(locationPaths[place].testPools),
        historyTab(locationPaths[place].history, 'location', { anyOf: ['UPDATE'] }),
      ],
    ),
    page(
      { path: locationPaths[place].edit, crumb: 'Edit', access: { anyOf: ['FE_EDIT_LOCATION'] } },
      () => import('../../features/locations/EditLocationView.tsx'),
    ),
  ],
});

/** Locations of a company: the tab below the head of the company. */
export const companyLocationTab = (place: CompanyPlace): RouteObject =>
  page(
    {
      path: locationPaths[place].list,
      crumb: 'Locations',
      access: { anyOf: ['READ_ALL_LOCATIONS'] },
      load: locationListLoader(place),
    },
    listView,
  );

/** Forms, the import and single locations of a company, on pages of their own; stands behind the tabs. */
export const companyLocationPages = (place: CompanyPlace): RouteObject => {
  const load = (args: LoaderFunctionArgs) => loadPlace(place, args);
  const { list, create, import: importPath } = locationPaths[place];
  return section(list, 'Locations', [
    page(
      { path: create, crumb: 'Create Location', access: { anyOf: ['CREATE_LOCATION'] }, load },
      () => import('../../features/locations/CreateLocationView.tsx'),
    ),
    page(
      {
        path: importPath,
        crumb: 'Bulk import locations',
        access: { anyOf: ['CREATE_LOCATIONS_IN_BULK'] },
        load,
      },
      () => import('../../features/locations/ImportLocationsView.tsx'),
    ),
    locationRoute(place),
  ]);
};

/** The step of the breadcrumb is called as the menu entry is. */
const myLocationCrumb = async () => myLocationLabel((await loadViewer()).featureFlags);

/** Locations that a client user manages; for a location manager the only way to them. */
export const routes: RouteObject[] = [
  { path: MY_LOCATIONS_PATH, loader: () => redirect(locationPaths.mine.list) },
  {
    path: locationPaths.mine.list,
    handle: { crumb: (data: unknown) => data },
    loader: requirePermission({ anyOf: ['FE_VIEW_MY_LOCATION'] }, myLocationCrumb),
    children: [
      layout(
        () => import('../../features/companies/MyLocationsLayout.tsx'),
        [page({ load: myLocationsLoader }, listView)],
      ),
      locationRoute('mine'),
    ],
  },
];
