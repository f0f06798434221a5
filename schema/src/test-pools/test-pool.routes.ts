import { z } from 'zod';
import { patchOf } from '../core/answers.ts';
import { idParam, version } from '../core/fields.ts';
import { defineRoute, listRoute, type Access } from '../core/route.ts';
import { testPoolList } from './test-pool.list.ts';
import { testPoolProgressList } from './test-pool-progress.list.ts';
import { TestPoolProgress, TestPoolProgressSummary } from './test-pool-progress.ts';
import { CreateTestPoolInput, TestPool, testPoolFields, UpdateTestPoolInput } from './test-pool.ts';

const params = z.object({ id: idParam() });
const tags = ['test pools'] as const;
const manages = { anyOf: ['MANAGE_TEST_POOLS'] } as const satisfies Access;

/** Who sees pools: internal users, and company administrators while their company runs its draws. */
export const seesTestPools = [
  'SUPER_ADMIN_TEST_POOL_VIEW',
  'FE_VIEW_COMPANY_TEST_POOLS',
  'FE_VIEW_LOCATION_TEST_POOLS',
] as const;

/** Who manages members must find and reach the pools that they are in (contract §17, ADR 23). */
export const seesTestPoolMembers = [...seesTestPools, 'MANAGE_TEST_POOL_MEMBERS'] as const;

export const PatchTestPoolInput = z
  .object({ ...patchOf(testPoolFields), version: version().optional() })
  .meta({
    id: 'PatchTestPoolInput',
    description: 'The fields to change; an absent field keeps its value.',
  });

const list = { item: TestPool, list: testPoolList, tag: 'test pools' } as const;
const notEditable = ['TEST_POOL_NOT_EDITABLE'] as const;
const refusals = [...notEditable, 'NAME_ALREADY_EXISTS', 'STALE_VERSION'] as const;

/** Calls of contract §17 on pools. */
export const testPoolRoutes = {
  list: listRoute({
    ...list,
    url: '/api/testpools',
    summary: 'List the random test pools in scope',
    access: { anyOf: seesTestPoolMembers },
  }),
  listOfCompany: listRoute({
    ...list,
    url: '/api/testpools/company/:id',
    summary: 'List the random test pools of a company',
    access: { anyOf: ['FE_VIEW_COMPANY_TEST_POOLS', 'MANAGE_TEST_POOL_MEMBERS'] },
    params,
    resource: 'company',
  }),
  listOfLocation: listRoute({
    ...list,
    url: '/api/testpools/location/:id',
    summary: 'List the random test pools of one location',
    access: { anyOf: ['FE_VIEW_LOCATION_TEST_POOLS'] },
    params,
    resource: 'location',
  }),
  progress: listRoute({
    item: TestPoolProgress,
    list: testPoolProgressList,
    tag: 'test pools',
    url: '/api/testpools/progress',
    summary: 'List how far the random test pools in scope are with their year',
    access: { anyOf: seesTestPools },
  }),
  progressSummary: defineRoute({
    method: 'GET',
    url: '/api/testpools/progress/summary',
    schema: {
      summary: 'Read the progress of all active random test pools in scope',
      tags,
      response: { 200: TestPoolProgressSummary },
    },
    config: { access: { anyOf: seesTestPools } },
  }),
  create: defineRoute({
    method: 'POST',
    url: '/api/testpools',
    schema: {
      summary: 'Create a random test pool',
      tags,
      body: CreateTestPoolInput,
      response: { 201: TestPool },
    },
    config: { access: manages, errors: ['NAME_ALREADY_EXISTS'] },
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/testpools/:id',
    schema: { summary: 'Read a random test pool', tags, params, response: { 200: TestPool } },
    config: { access: { anyOf: seesTestPoolMembers }, resource: 'testPool' },
  }),
  update: defineRoute({
    method: 'PUT',
    url: '/api/testpools/:id',
    schema: {
      summary: 'Replace the editable fields of a random test pool',
      tags,
      params,
      body: UpdateTestPoolInput,
      response: { 200: TestPool },
    },
    config: { access: manages, resource: 'testPool', errors: refusals },
  }),
  patch: defineRoute({
    method: 'PATCH',
    url: '/api/testpools/:id',
    schema: {
      summary: 'Change some fields of a random test pool',
      tags,
      params,
      body: PatchTestPoolInput,
      response: { 200: TestPool },
    },
    config: { access: manages, resource: 'testPool', errors: refusals },
  }),
  activate: defineRoute({
    method: 'POST',
    url: '/api/testpools/:id/activate',
    schema: {
      summary: 'Activate a deactivated random test pool',
      tags,
      params,
      response: { 200: TestPool },
    },
    config: { access: manages, resource: 'testPool', errors: notEditable },
  }),
  deactivate: defineRoute({
    method: 'POST',
    url: '/api/testpools/:id/deactivate',
    schema: { summary: 'Deactivate a random test pool', tags, params, response: { 200: TestPool } },
    config: { access: manages, resource: 'testPool', errors: notEditable },
  }),
};
