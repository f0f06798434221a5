import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam, searchText } from '../core/fields.ts';
import { listOf, resultsOf } from '../core/list-envelope.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { settingsPage } from '../core/settings-page.ts';
import {
  AddConsortiumCompanyInput,
  Consortium,
  ConsortiumChangesInput,
  ConsortiumCompany,
  ConsortiumLocation,
  ConsortiumOfYear,
  ConsortiumResult,
  ConsortiumSuggestion,
  CreateConsortiumInput,
  PatchConsortiumInput,
} from './consortium.ts';
import {
  consortiumCompanyList,
  consortiumList,
  consortiumLocationList,
} from './consortium.list.ts';
import { consortiumCompanyReport, consortiumReport } from './consortium.report.ts';
import { Memberships, SaveMembershipsInput } from './membership.ts';

const params = z.object({ id: idParam() });
const tags = ['consortiums'] as const;
const access = { anyOf: ['SUPER_ADMIN_CONSORTIUM_VIEW'] } as const satisfies Access;
const writes = { anyOf: ['FE_ENTITY_CONSORTIUM_WRITE'] } as const satisfies Access;

const options = {
  url: '/api/consortiums',
  answer: ConsortiumResult,
  resource: 'consortium',
  one: 'a consortium',
  many: 'consortiums',
  read: access,
  write: access,
  unique: 'NAME_ALREADY_EXISTS',
} as const;
const consortium = entityRoutes(options);
const rows = entityRoutes({ ...options, answer: Consortium });

const year = z.coerce.number().int().min(1900).max(9998).describe('Calendar year, e.g. 2026.');
const ofYear = year
  .optional()
  .describe('Calendar year whose enrollments count, e.g. 2026; those of today without it.');
const seenFrom = idParam().optional().describe('The consortium; nobody is enrolled without it.');

/** Who is enrolled, from the side of a company or a location. */
const memberships = <const U extends string, const R extends 'company' | 'location'>(
  url: U,
  resource: R,
) => {
  const what = `the consortiums of a ${resource}`;
  const shape = { url, what, tags, answer: Memberships, input: SaveMembershipsInput };
  const { get, save } = settingsPage({
    ...shape,
    save: 'POST',
    config: { access: writes, resource },
  });
  return { get: { ...get, config: { access: 'session', resource } as const }, save };
};
const ofCompany = memberships('/api/companies/:id/consortiums', 'company');
const ofLocation = memberships('/api/locations/:id/consortiums', 'location');

/** Calls of contract §11. */
export const consortiumRoutes = {
  list: rows.list(consortiumList, { report: consortiumReport }),
  get: consortium.get({ summary: 'Read a consortium with everybody who is enrolled' }),
  create: consortium.create(CreateConsortiumInput),
  patch: consortium.patch(PatchConsortiumInput, {
    summary: 'Say who is enrolled in a consortium from now on, as full sets',
  }),
  change: defineRoute({
    method: 'PATCH',
    url: '/api/consortiums/:id/changes',
    schema: {
      summary: 'Let companies and locations join and leave a consortium',
      tags,
      params,
      body: ConsortiumChangesInput,
      response: { 200: ConsortiumResult },
    },
    config: { access, resource: 'consortium', errors: ['STALE_VERSION'] },
  }),
  companiesOf: defineRoute({
    method: 'GET',
    url: '/api/consortiums/:id/companies',
    schema: {
      summary: 'List the companies that are enrolled in a consortium, today or in a year',
      tags,
      params,
      querystring: z.object({ year: ofYear }),
      response: { 200: listOf(ConsortiumCompany) },
    },
    config: {
      access,
      resource: 'consortium',
      list: consortiumCompanyList,
      report: consortiumCompanyReport,
    },
  }),
  addCompany: defineRoute({
    method: 'POST',
    url: '/api/consortiums/:id/companies',
    schema: {
      summary: 'Enroll a company in a consortium',
      tags,
      params,
      body: AddConsortiumCompanyInput,
      response: { 201: ConsortiumCompany },
    },
    config: {
      access: { anyOf: ['SUPER_ADMIN_CONSORTIUM_VIEW', 'FE_ENTITY_CONSORTIUM_WRITE'] },
      resource: 'consortium',
      errors: ['DUPLICATE_VALUE'],
    },
  }),
  companies: defineRoute({
    method: 'GET',
    url: '/api/consortiums/companies',
    schema: {
      summary: 'List all companies as seen from a consortium',
      tags,
      querystring: z.object({ consortiumId: seenFrom, year: ofYear }),
      response: { 200: listOf(ConsortiumCompany) },
    },
    config: { access, list: consortiumCompanyList },
  }),
  locations: defineRoute({
    method: 'GET',
    url: '/api/consortiums/companylocations/:id',
    schema: {
      summary: 'List the locations of a company as seen from a consortium',
      tags,
      params,
      querystring: z.object({ consortiumId: seenFrom, year: ofYear }),
      response: { 200: listOf(ConsortiumLocation) },
    },
    config: { access, resource: 'company', list: consortiumLocationList },
  }),
  dropdown: defineRoute({
    method: 'GET',
    url: '/api/consortiums/dropdown',
    schema: {
      summary: 'Consortiums as choices for a year, of a company those that it was enrolled in',
      tags,
      querystring: z.object({
        year,
        companyId: idParam().optional().describe('The company; any company without it.'),
      }),
      response: { 200: resultsOf(ConsortiumOfYear) },
    },
    config: { access: 'session' },
  }),
  typeahead: defineRoute({
    method: 'GET',
    url: '/api/consortiums/typeahead',
    schema: {
      summary: 'The first 20 consortiums whose name has a text in it',
      tags,
      querystring: z.object({
        q: searchText().default('').describe('Text of the name, in any case.'),
      }),
      response: { 200: resultsOf(ConsortiumSuggestion) },
    },
    config: { access: 'session' },
  }),
  ofCompany: ofCompany.get,
  saveOfCompany: ofCompany.save,
  ofLocation: ofLocation.get,
  saveOfLocation: ofLocation.save,
};
