import type { FastifyInstance } from 'fastify';
import { consortiumRoutes } from '@assay/schema/consortiums/consortium.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import {
  readDropdown,
  readMemberships,
  suggestConsortiums,
} from './consortium-choices.read-model.ts';
import { consortiums } from './consortium.table.ts';
import {
  listCompanies,
  listCompaniesOf,
  listConsortiums,
  listLocations,
  readConsortium,
} from './consortiums.read-model.ts';
import {
  addCompany,
  changeConsortium,
  createConsortium,
  patchConsortium,
} from './consortiums.service.ts';
import { saveMembershipsOfCompany, saveMembershipsOfLocation } from './memberships.service.ts';

/** Calls of contract §11. */
export function registerConsortiumsRoutes(app: FastifyInstance): void {
  app.resources.set('consortium', consortiums);
  app.histories.set('consortium', {
    change: consortiumRoutes.patch,
    also: ['companiesAdded', 'companiesRemoved', 'locationsAdded', 'locationsRemoved'],
    named: { table: 'consortiums', name: 'name' },
  });
  serveRoutes(app, consortiumRoutes, {
    list: listConsortiums,
    get: readConsortium,
    create: createConsortium,
    patch: patchConsortium,
    change: changeConsortium,
    companiesOf: listCompaniesOf,
    addCompany,
    companies: listCompanies,
    locations: listLocations,
    dropdown: readDropdown,
    typeahead: suggestConsortiums,
    ofCompany: (context, id) => readMemberships(context, 'company', id),
    saveOfCompany: saveMembershipsOfCompany,
    ofLocation: (context, id) => readMemberships(context, 'location', id),
    saveOfLocation: saveMembershipsOfLocation,
  });
}
