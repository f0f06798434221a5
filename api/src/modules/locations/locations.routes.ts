import type { FastifyInstance } from 'fastify';
import { locationTestPanelRoutes } from '@assay/schema/test-panels/location-test-panel.routes';
import { locationCsv } from '@assay/schema/locations/location-csv';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { readUnitNames } from '../administrative-units/unit-names.read-model.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import {
  permissionsOnLocation,
  readLocationPermissions,
} from '../permissions/permissions.service.ts';
import { locationImport } from './import-locations.ts';
import { readLocationMap } from './location-map.read-model.ts';
import { locations } from './location.table.ts';
import { listLocations, readClients, readLocation } from './locations.read-model.ts';
import {
  createLocation,
  deleteLocation,
  updateLocation,
  type LocationHooks,
} from './locations.service.ts';

/** Calls of contract §8. */
export function registerLocationsRoutes(app: FastifyInstance, hooks: LocationHooks): void {
  app.resources.set('location', {
    isVisible: (tx, id) => locations.isVisible(tx, id),
    permissions: permissionsOnLocation,
  });
  app.histories.set('location', {
    change: locationRoutes.update,
    instead: { administrativeUnitId: ['region', 'area', 'district'] },
    more: [locationTestPanelRoutes.update],
    also: [
      'consortiums',
      'testPanel',
      'testPanelsAdded',
      'testPanelsRemoved',
      'complianceAlert',
      'plannedTest',
    ],
    named: { table: 'locations', name: 'name' },
  });
  serveRoutes(app, locationRoutes, {
    list: listLocations,
    listOfCompany: listLocations,
    map: readLocationMap,
    get: readLocation,
    create: createLocation,
    update: updateLocation,
    patch: updateLocation,
    remove: (context, id) => deleteLocation(context, id, hooks),
    clients: readClients,
    permissions: readLocationPermissions,
  });
  serveImport(app, locationRoutes.importCsv, locationImport);
  serveCsv(app, locationRoutes.importExample, async ({ context, params }) => {
    await requireCompany(context, params.id);
    const [region = '', area = '', district = ''] =
      (await readUnitNames(context, params.id)).example() ?? [];
    return exampleOf('Locations example.csv', locationCsv, { region, area, district });
  });
}
