import type { FastifyInstance } from 'fastify';
import { locationCsv } from '@assay/schema/locations/location-csv';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serve } from '../../core/http/serve.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { readUnitNames } from '../administrative-units/unit-names.read-model.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { locationImport } from './import-locations.ts';
import { locations } from './location.table.ts';
import { listLocations, readClients, readLocation } from './locations.read-model.ts';
import { createLocation, deleteLocation, updateLocation } from './locations.service.ts';

/** Calls of contract §8. */
export function registerLocationsRoutes(app: FastifyInstance): void {
  app.resources.set('location', { isVisible: (tx, id) => locations.isVisible(tx, id) });
  serve(app, locationRoutes.list, ({ context, list }) => listLocations(context, list));
  serve(app, locationRoutes.listOfCompany, async ({ context, params, list }) => {
    await requireCompany(context, params.id);
    return listLocations(context, list, params.id);
  });
  serve(app, locationRoutes.get, ({ context, params }) => readLocation(context, params.id));
  serve(app, locationRoutes.clients, ({ context, params }) => readClients(context, params.id));
  serve(app, locationRoutes.create, ({ context, params, body }) =>
    createLocation(context, params.id, body),
  );
  serve(app, locationRoutes.update, ({ context, params, body }) =>
    updateLocation(context, params.id, body),
  );
  serve(app, locationRoutes.patch, ({ context, params, body }) =>
    updateLocation(context, params.id, body),
  );
  serve(app, locationRoutes.remove, async ({ context, params }) => {
    await deleteLocation(context, params.id);
    return null;
  });
  serveImport(app, locationRoutes.importCsv, locationImport);
  serveCsv(app, locationRoutes.importExample, async ({ context, params }) => {
    await requireCompany(context, params.id);
    const [region = '', area = '', district = ''] =
      (await readUnitNames(context, params.id)).example() ?? [];
    return exampleOf('Locations example.csv', locationCsv, { region, area, district });
  });
}
