import { redirect, type RouteObject } from 'react-router-dom';
import { myLocationLabel } from '../../config/my-location-label.ts';
import { paths } from '../../config/paths.ts';
import { myLocationsLoader } from '../../features/locations/location-list-loader.ts';
import { requirePermission } from '../../lib/viewer/require-permission.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import type { RouteHandle } from '../route-handle.ts';
import { locationListPage, locationRoute } from './locations.routes.tsx';

const layout = async () => ({
  Component: (await import('../../features/companies/MyLocationsLayout.tsx')).MyLocationsLayout,
});

/** The step of the breadcrumb is called as the menu entry is. */
const crumb = async () => myLocationLabel((await loadViewer()).featureFlags);

/** Locations that a client user manages; for a location manager the only way to them. */
export const myLocationRoutes: RouteObject[] = [
  { path: paths.myLocations, loader: () => redirect(paths.myLocation) },
  {
    path: paths.myLocation,
    handle: { crumb: (data) => data as string | undefined } satisfies RouteHandle,
    loader: requirePermission({ anyOf: ['FE_VIEW_MY_LOCATION'] }, crumb),
    children: [
      {
        lazy: layout,
        children: [{ index: true, loader: myLocationsLoader, lazy: locationListPage }],
      },
      locationRoute('mine'),
    ],
  },
];
