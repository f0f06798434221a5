import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, listRoute, noContent } from '../core/route.ts';
import {
  AdministrativeUnit,
  AdministrativeUnitNode,
  CompanyHierarchy,
  CreateAdministrativeUnitInput,
  RenameAdministrativeUnitInput,
} from './administrative-unit.ts';
import { administrativeUnitList } from './administrative-unit.list.ts';

const params = z.object({ id: idParam() });
const tags = ['administrative units'] as const;
const mayRead = { anyOf: ['READ_ALL_ADMINISTRATIVE_UNITS'] } as const;

/** Calls of contract §7 on the hierarchy; the top-level list is decision 13. */
export const administrativeUnitRoutes = {
  list: listRoute({
    url: '/api/administrativeunits',
    item: AdministrativeUnit,
    list: administrativeUnitList,
    summary: 'List the units of the companies in scope',
    tag: tags[0],
    access: mayRead,
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
  create: defineRoute({
    method: 'POST',
    url: '/api/companies/:id/administrativeunits',
    schema: {
      summary: 'Add a region, or an area or district under its parent',
      tags,
      params,
      body: CreateAdministrativeUnitInput,
      response: { 201: AdministrativeUnitNode },
    },
    config: {
      access: { anyOf: ['CREATE_ADMINISTRATIVE_UNIT'] },
      resource: 'company',
      errors: ['NAME_ALREADY_EXISTS'],
    },
  }),
  rename: defineRoute({
    method: 'PUT',
    url: '/api/administrativeunits/:id',
    schema: {
      summary: 'Rename a unit',
      tags,
      params,
      body: RenameAdministrativeUnitInput,
      response: { 200: AdministrativeUnitNode },
    },
    config: {
      access: { anyOf: ['UPDATE'] },
      resource: 'administrativeUnit',
      errors: ['NAME_ALREADY_EXISTS', 'STALE_VERSION'],
    },
  }),
  remove: defineRoute({
    method: 'DELETE',
    url: '/api/administrativeunits/:id',
    schema: {
      summary: 'Delete a unit with nothing under it',
      tags,
      params,
      response: noContent,
    },
    config: {
      access: { anyOf: ['DELETE'] },
      resource: 'administrativeUnit',
      errors: ['HAS_CHILD_ELEMENTS'],
    },
  }),
};
