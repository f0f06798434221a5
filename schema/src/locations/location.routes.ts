import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { importRoute } from '../core/csv.ts';
import { defineRoute } from '../core/route.ts';
import {
  Client,
  CreateLocationInput,
  Location,
  PatchLocationInput,
  UpdateLocationInput,
} from './location.ts';
import { LocationMap } from './location-map.ts';
import { locationList } from './location.list.ts';
import { locationReport } from './location.report.ts';

const params = z.object({ id: idParam() });

const Clients = z.object({
  results: z.array(Client).describe('The customers of the location.'),
  total: z.int().nonnegative().describe('How many there are.'),
});

const options = {
  answer: Location,
  resource: 'location',
  one: 'a location',
  many: 'locations',
  read: { anyOf: ['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'] },
  write: { anyOf: ['UPDATE'] },
  unique: 'NAME_ALREADY_EXISTS',
} as const;
const location = entityRoutes({ ...options, url: '/api/locations' });
const ofCompany = entityRoutes({
  ...options,
  url: '/api/companies/:id/locations',
  resource: 'company',
});

const lacksMro = ['MRO_NOT_SELECTED_FOR_ALL_LOCATIONS'] as const;

/** Calls of contract §8 on locations; the top-level list is decision 13. */
export const locationRoutes = {
  list: location.list(locationList, {
    summary: 'List the locations in scope',
    report: locationReport,
  }),
  listOfCompany: ofCompany.list(locationList, {
    summary: 'List the locations of a company',
    report: locationReport,
  }),
  map: defineRoute({
    method: 'GET',
    url: '/api/companies/:id/locations/map',
    schema: {
      summary: 'Read where the locations of a company are',
      tags: ['locations'],
      params,
      response: { 200: LocationMap },
    },
    config: { access: options.read, resource: 'company' },
  }),
  get: location.get(),
  create: ofCompany.create(CreateLocationInput, {
    summary: 'Create a location of a company',
    access: { anyOf: ['CREATE_LOCATION'] },
  }),
  update: location.update(UpdateLocationInput, { errors: lacksMro }),
  patch: location.patch(PatchLocationInput, { errors: lacksMro }),
  remove: location.remove({
    summary: 'Delete a location that is neither primary nor in use',
    access: { anyOf: ['DELETE'] },
    errors: [
      'LAST_COMPANY_LOCATION',
      'PRIMARY_COMPANY_LOCATION',
      'LOCATION_HAS_CONTACTS',
      'HAS_CHILD_ELEMENTS',
    ],
  }),
  clients: location.part('clients', Clients, {
    summary: 'Customers that a location orders tests for',
  }),
  importCsv: importRoute({
    url: '/api/companies/:id/locations/createFromCSV',
    summary: 'Create locations from a CSV, all or none',
    tag: 'locations',
    access: { anyOf: ['CREATE_LOCATIONS_IN_BULK'] },
    params,
    resource: 'company',
  }),
  importExample: defineRoute({
    method: 'GET',
    url: '/api/companies/:id/locations/createFromCSV/example',
    schema: {
      summary: 'Example of a CSV with locations',
      tags: ['locations'],
      params,
      response: { 200: z.string().describe('The CSV.') },
    },
    config: {
      access: { anyOf: ['CREATE_LOCATIONS_IN_BULK'] },
      transport: 'download',
      resource: 'company',
    },
  }),
  permissions: location.permissions(),
};
