import { entityRoutes } from '../core/entity-routes.ts';
import { defineRoute, listRoute } from '../core/route.ts';
import { testPoolList } from './test-pool.list.ts';
import { testPoolProgressList } from './test-pool-progress.list.ts';
import { testPoolProgressReport, testPoolReport } from './test-pool.report.ts';
import { SeedChain } from './seed-chain.ts';
import { TestPoolMonths } from './test-pool-months.ts';
import { TestPoolProgress, TestPoolProgressSummary } from './test-pool-progress.ts';
import {
  CreateTestPoolInput,
  PatchTestPoolInput,
  TestPool,
  UpdateTestPoolInput,
} from './test-pool.ts';

/** Who sees pools: internal users, and company administrators while their company runs its draws. */
export const seesTestPools = [
  'SUPER_ADMIN_TEST_POOL_VIEW',
  'FE_VIEW_COMPANY_TEST_POOLS',
  'FE_VIEW_LOCATION_TEST_POOLS',
] as const;

/** Who manages members must find and reach the pools that they are in (contract §17, ADR 23). */
export const seesTestPoolMembers = [...seesTestPools, 'MANAGE_TEST_POOL_MEMBERS'] as const;

const options = {
  answer: TestPool,
  resource: 'testPool',
  one: 'a random test pool',
  many: 'random test pools',
  tag: 'test pools',
  read: { anyOf: seesTestPoolMembers },
  write: { anyOf: ['MANAGE_TEST_POOLS'] },
  unique: 'NAME_ALREADY_EXISTS',
} as const;
const pool = entityRoutes({ ...options, url: '/api/testpools' });
const ofCompany = entityRoutes({
  ...options,
  url: '/api/testpools/company/:id',
  resource: 'company',
});
const ofLocation = entityRoutes({
  ...options,
  url: '/api/testpools/location/:id',
  resource: 'location',
});
const errors = ['TEST_POOL_NOT_EDITABLE'] as const;

/** Calls of contract §17 on pools. */
export const testPoolRoutes = {
  list: pool.list(testPoolList, {
    summary: 'List the random test pools in scope',
    report: testPoolReport,
  }),
  listOfCompany: ofCompany.list(testPoolList, {
    summary: 'List the random test pools of a company',
    access: { anyOf: ['FE_VIEW_COMPANY_TEST_POOLS', 'MANAGE_TEST_POOL_MEMBERS'] },
    report: testPoolReport,
  }),
  listOfLocation: ofLocation.list(testPoolList, {
    summary: 'List the random test pools that draw from one location',
    access: { anyOf: ['FE_VIEW_LOCATION_TEST_POOLS'] },
    report: testPoolReport,
  }),
  progress: listRoute({
    item: TestPoolProgress,
    list: testPoolProgressList,
    tag: 'test pools',
    url: '/api/testpools/progress',
    summary: 'List how far the random test pools in scope are with their year',
    access: { anyOf: seesTestPools },
    report: testPoolProgressReport,
  }),
  progressSummary: defineRoute({
    method: 'GET',
    url: '/api/testpools/progress/summary',
    schema: {
      summary: 'Read the progress of all active random test pools in scope',
      tags: ['test pools'],
      response: { 200: TestPoolProgressSummary },
    },
    config: { access: { anyOf: seesTestPools } },
  }),
  progressMonths: defineRoute({
    method: 'GET',
    url: '/api/testpools/progress/months',
    schema: {
      summary: 'Read what was due and done by each month, of all active random test pools in scope',
      tags: ['test pools'],
      response: { 200: TestPoolMonths },
    },
    config: { access: { anyOf: seesTestPools } },
  }),
  seedChain: pool.part('seedchain', SeedChain, {
    summary: 'The first link of the seeds of a pool, to be kept before its draws',
    access: { anyOf: seesTestPools },
  }),
  create: pool.create(CreateTestPoolInput),
  get: pool.get(),
  update: pool.update(UpdateTestPoolInput, { errors }),
  patch: pool.patch(PatchTestPoolInput, { errors }),
  activate: pool.action('activate', {
    summary: 'Activate a deactivated random test pool',
    errors,
  }),
  deactivate: pool.action('deactivate', { summary: 'Deactivate a random test pool', errors }),
};
