import { z } from 'zod';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute } from '../core/route.ts';
import {
  AdministrativeUnit,
  AdministrativeUnitNode,
  CompanyHierarchy,
  CreateAdministrativeUnitInput,
  MoveAdministrativeUnitInput,
  RenameAdministrativeUnitInput,
} from './administrative-unit.ts';
import { administrativeUnitList } from './administrative-unit.list.ts';

const params = z.object({ id: idParam() });
const tags = ['administrative units'] as const;
const mayRead = { anyOf: ['READ_ALL_ADMINISTRATIVE_UNITS'] } as const;

const options = {
  url: '/api/administrativeunits',
  answer: AdministrativeUnitNode,
  resource: 'administrativeUnit',
  one: 'a unit',
  many: 'administrative units',
  read: mayRead,
  write: { anyOf: ['UPDATE'] },
  unique: 'NAME_ALREADY_EXISTS',
} as const;
const unit = entityRoutes(options);
const inScope = entityRoutes({ ...options, answer: AdministrativeUnit });
const ofCompany = entityRoutes({
  ...options,
  url: '/api/companies/:id/administrativeunits',
  resource: 'company',
});

/** Calls of contract §7 on the hierarchy; the top-level list is decision 13. */
export const administrativeUnitRoutes = {
  list: inScope.list(administrativeUnitList, {
    summary: 'List the units of the companies in scope',
  }),
  accessible: defineRoute({
    method: 'GET',
    url: '/api/administrativeunits/accessiblehierarchy',
    schema: {
      summary: "A client user's part of the hierarchy, with the units above it",
      tags,
      response: { 200: resultsOf(AdministrativeUnitNode) },
    },
    /* Every client role holds it: the call is for any of them (contract §7). */
    config: { access: { anyOf: ['READ_ALL_LOCATIONS'], type: 'CLIENT' } },
  }),
  tree: defineRoute({
    method: 'GET',
    url: '/api/companies/:id/administrativeunits',
    schema: {
      summary: 'Regions of a company with their areas and districts',
      tags,
      params,
      response: { 200: resultsOf(AdministrativeUnitNode) },
    },
    config: { access: mayRead, resource: 'company' },
  }),
  hierarchy: defineRoute({
    method: 'GET',
    url: '/api/companies/:id/hierarchy',
    schema: {
      summary: 'Regions, areas, districts and locations of a company',
      tags,
      params,
      response: { 200: CompanyHierarchy },
    },
    config: { access: mayRead, resource: 'company' },
  }),
  create: ofCompany.create(CreateAdministrativeUnitInput, {
    summary: 'Add a region, or an area or district under its parent',
    access: { anyOf: ['CREATE_ADMINISTRATIVE_UNIT'] },
  }),
  rename: unit.update(RenameAdministrativeUnitInput, { summary: 'Rename a unit' }),
  move: unit.action('move', {
    summary: 'Move a unit under another parent of its company, with everything below it',
    body: MoveAdministrativeUnitInput,
    errors: ['NAME_ALREADY_EXISTS'],
  }),
  remove: unit.remove({
    summary: 'Delete a unit with nothing under it',
    access: { anyOf: ['DELETE'] },
    errors: ['HAS_CHILD_ELEMENTS'],
  }),
};
