import { z } from 'zod';
import { patchOf } from '../core/answers.ts';
import { idParam, version } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, listRoute, noContent } from '../core/route.ts';
import { PermissionContract } from '../profile/permission-list.ts';
import { Company, companyFields, CreateCompanyInput, UpdateCompanyInput } from './company.ts';
import { companyList } from './company.list.ts';

const params = z.object({ id: idParam() });
const mayRead = { anyOf: ['READ_ALL_COMPANIES', 'FE_VIEW_COMPANY_PROFILE'] } as const;

export const PatchCompanyInput = z
  .object({ ...patchOf(companyFields), version: version().optional() })
  .meta({
    id: 'PatchCompanyInput',
    description: 'The fields to change; an absent field keeps its value.',
  });

/** Calls of contract §7 on companies. */
export const companyRoutes = {
  list: listRoute({
    url: '/api/companies',
    item: Company,
    list: companyList,
    summary: 'List companies; without READ_ALL_COMPANIES only the own company',
    tag: 'companies',
    access: 'session',
  }),
  create: defineRoute({
    method: 'POST',
    url: '/api/companies',
    schema: {
      summary: 'Create a company with its first location',
      tags: ['companies'],
      body: CreateCompanyInput,
      response: { 201: Company },
    },
    config: { access: { anyOf: ['CREATE_COMPANY'] }, errors: ['COMPANY_NAME_ALREADY_EXISTS'] },
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/companies/:id',
    schema: { summary: 'Read a company', tags: ['companies'], params, response: { 200: Company } },
    config: { access: mayRead, resource: 'company' },
  }),
  update: defineRoute({
    method: 'PUT',
    url: '/api/companies/:id',
    schema: {
      summary: 'Replace the editable fields of a company',
      tags: ['companies'],
      params,
      body: UpdateCompanyInput,
      response: { 200: Company },
    },
    config: {
      access: { anyOf: ['UPDATE'] },
      resource: 'company',
      errors: ['COMPANY_NAME_ALREADY_EXISTS', 'STALE_VERSION'],
    },
  }),
  patch: defineRoute({
    method: 'PATCH',
    url: '/api/companies/:id',
    schema: {
      summary: 'Change some fields of a company',
      tags: ['companies'],
      params,
      body: PatchCompanyInput,
      response: { 200: Company },
    },
    config: {
      access: { anyOf: ['UPDATE'] },
      resource: 'company',
      errors: ['COMPANY_NAME_ALREADY_EXISTS', 'STALE_VERSION'],
    },
  }),
  remove: defineRoute({
    method: 'DELETE',
    url: '/api/companies/:id',
    schema: {
      summary: 'Delete a company and the accounts of its client users',
      tags: ['companies'],
      params,
      response: noContent,
    },
    config: {
      access: { anyOf: ['FE_DELETE_COMPANIES'] },
      resource: 'company',
      errors: ['HAS_CHILD_ELEMENTS'],
    },
  }),
  permissions: defineRoute({
    method: 'GET',
    url: '/api/companies/:id/permissions',
    schema: {
      summary: "The caller's permissions on one company",
      tags: ['permissions'],
      params,
      response: { 200: resultsOf(PermissionContract) },
    },
    config: { access: 'session', resource: 'company' },
  }),
};
