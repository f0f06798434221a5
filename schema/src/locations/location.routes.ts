import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { importRoute } from '../core/csv.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, listRoute, noContent } from '../core/route.ts';
import { PermissionContract } from '../profile/permission-list.ts';
import {
  Client,
  CreateLocationInput,
  Location,
  PatchLocationInput,
  UpdateLocationInput,
} from './location.ts';
import { locationList } from './location.list.ts';

const params = z.object({ id: idParam() });
const mayRead = { anyOf: ['READ_ALL_LOCATIONS', 'FE_VIEW_MY_LOCATION'] } as const;

const updateErrors = ['NAME_ALREADY_EXISTS', 'STALE_VERSION'] as const;

/** Calls of contract §8 on locations; the top-level list is decision 13. */
export const locationRoutes = {
  list: listRoute({
    url: '/api/locations',
    item: Location,
    list: locationList,
    summary: 'List the locations in scope',
    tag: 'locations',
    access: mayRead,
  }),
  listOfCompany: listRoute({
    url: '/api/companies/:id/locations',
    item: Location,
    list: locationList,
    summary: 'List the locations of a company',
    tag: 'locations',
    access: mayRead,
    params,
    resource: 'company',
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/locations/:id',
    schema: {
      summary: 'Read a location',
      tags: ['locations'],
      params,
      response: { 200: Location },
    },
    config: { access: mayRead, resource: 'location' },
  }),
  create: defineRoute({
    method: 'POST',
    url: '/api/companies/:id/locations',
    schema: {
      summary: 'Create a location of a company',
      tags: ['locations'],
      params,
      body: CreateLocationInput,
      response: { 201: Location },
    },
    config: {
      access: { anyOf: ['CREATE_LOCATION'] },
      resource: 'company',
      errors: ['NAME_ALREADY_EXISTS'],
    },
  }),
  update: defineRoute({
    method: 'PUT',
    url: '/api/locations/:id',
    schema: {
      summary: 'Replace the editable fields of a location',
      tags: ['locations'],
      params,
      body: UpdateLocationInput,
      response: { 200: Location },
    },
    config: { access: { anyOf: ['UPDATE'] }, resource: 'location', errors: updateErrors },
  }),
  patch: defineRoute({
    method: 'PATCH',
    url: '/api/locations/:id',
    schema: {
      summary: 'Change some fields of a location',
      tags: ['locations'],
      params,
      body: PatchLocationInput,
      response: { 200: Location },
    },
    config: { access: { anyOf: ['UPDATE'] }, resource: 'location', errors: updateErrors },
  }),
  remove: defineRoute({
    method: 'DELETE',
    url: '/api/locations/:id',
    schema: {
      summary: 'Delete a location that is neither primary nor in use',
      tags: ['locations'],
      params,
      response: noContent,
    },
    config: {
      access: { anyOf: ['DELETE'] },
      resource: 'location',
      errors: ['LAST_COMPANY_LOCATION', 'PRIMARY_COMPANY_LOCATION', 'HAS_CHILD_ELEMENTS'],
    },
  }),
  clients: defineRoute({
    method: 'GET',
    url: '/api/locations/:id/clients',
    schema: {
      summary: 'Customers that a location orders tests for',
      tags: ['locations'],
      params,
      response: {
        200: z.object({
          results: z.array(Client).describe('The customers of the location.'),
          total: z.int().nonnegative().describe('How many there are.'),
        }),
      },
    },
    config: { access: mayRead, resource: 'location' },
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
  permissions: defineRoute({
    method: 'GET',
    url: '/api/locations/:id/permissions',
    schema: {
      summary: "The caller's permissions on one location",
      tags: ['permissions'],
      params,
      response: { 200: resultsOf(PermissionContract) },
    },
    config: { access: 'session', resource: 'location' },
  }),
};
