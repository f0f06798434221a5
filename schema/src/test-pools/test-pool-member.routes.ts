import { z } from 'zod';
import { CsvColumnDescription, importRoute } from '../core/csv.ts';
import { entityRoutes } from '../core/entity-routes.ts';
import { idParam } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, type Access } from '../core/route.ts';
import { bulkRoute } from '../core/ticked.ts';
import { TickedMembers, MoveMembersInput } from './ticked-members.ts';
import {
  CreateTestPoolMemberInput,
  TestPoolMember,
  UpdateTestPoolMemberInput,
} from './test-pool-member.ts';
import { testPoolMemberList } from './test-pool-member.list.ts';
import { testPoolMemberReport } from './test-pool-member.report.ts';
import { seesTestPoolMembers } from './test-pool.routes.ts';

const params = z.object({ id: idParam() });
const tags = ['test pools'] as const;
const sees = { anyOf: seesTestPoolMembers } as const satisfies Access;
const manages = { anyOf: ['MANAGE_TEST_POOL_MEMBERS'] } as const satisfies Access;
const options = {
  answer: TestPoolMember,
  resource: 'testPoolMember',
  one: 'a member',
  many: 'members',
  tag: 'test pools',
  read: sees,
  write: manages,
  unique: 'DUPLICATE_VALUE',
} as const;
const all = entityRoutes({ ...options, url: '/api/testpoolmembers' });
const ofPool = entityRoutes({ ...options, url: '/api/testpoolmembers/:id', resource: 'testPool' });
const addedTo = entityRoutes({
  ...options,
  url: '/api/testpoolmembers/specific/:id',
  resource: 'testPool',
});
const member = entityRoutes({ ...options, url: '/api/testpoolmembers/specific' });
const errors = ['TEST_POOL_NOT_EDITABLE'] as const;

const kind = z.object({
  kind: z.enum(['regulated', 'unregulated']).describe('Which pools the file is for.'),
});
const includeLocation = z.object({
  includeLocation: z
    .enum(['true', 'false'])
    .default('false')
    .describe(
      'Whether the file names a location for each person, as pools that span locations ask.',
    ),
});

/** Calls of contract §17 on members. `/specific/:id` is the pool for POST, else the member. */
export const testPoolMemberRoutes = {
  list: all.list(testPoolMemberList, {
    summary: 'List the members of the pools in scope, removed ones included',
    traced: 'POOL_MEMBERS',
    report: testPoolMemberReport,
  }),
  listOfPool: ofPool.list(testPoolMemberList, {
    summary: 'List the members of a pool, removed ones included',
    traced: 'POOL_MEMBERS',
    report: testPoolMemberReport,
  }),
  importCsv: importRoute({
    url: '/api/testpoolmembers/:id',
    summary: 'Add members to a pool from a CSV',
    tag: 'test pools',
    access: manages,
    params,
    resource: 'testPool',
    errors: [...errors, 'DUPLICATE_VALUE'],
  }),
  download: defineRoute({
    method: 'GET',
    url: '/api/testpoolmembers/:id/download',
    schema: {
      summary: 'Download the members of a pool as CSV; SSNs are masked',
      tags,
      params,
      response: { 200: z.unknown().describe('The CSV.') },
    },
    config: {
      access: sees,
      resource: 'testPool',
      transport: 'download',
      traced: 'POOL_MEMBERS',
    },
  }),
  get: member.get({
    summary: 'Read a member; the SSN in full for who may manage members',
    traced: 'POOL_MEMBERS',
  }),
  create: addedTo.create(CreateTestPoolMemberInput, {
    summary: 'Add a member to a pool; the id is the pool’s',
    errors,
  }),
  update: member.update(UpdateTestPoolMemberInput, { errors }),
  remove: member.action('delete', { summary: 'Remove a member from its pool', errors }),
  restore: member.action('undoDelete', {
    summary: 'Take a removed member back into its pool',
    errors: [...errors, 'DUPLICATE_VALUE'],
  }),
  removeTicked: bulkRoute({
    url: '/api/testpoolmembers/ticked/delete',
    summary: 'Remove members from their pools, many at once',
    tag: 'test pools',
    access: manages,
    body: TickedMembers,
  }),
  restoreTicked: bulkRoute({
    url: '/api/testpoolmembers/ticked/undoDelete',
    summary: 'Take removed members back into their pools, many at once',
    tag: 'test pools',
    access: manages,
    body: TickedMembers,
  }),
  moveTicked: bulkRoute({
    url: '/api/testpoolmembers/ticked/move',
    summary: 'Move members to another pool, many at once',
    tag: 'test pools',
    access: manages,
    body: MoveMembersInput,
  }),
  uploadColumns: defineRoute({
    method: 'GET',
    url: '/api/testpoolmembers/upload/:kind/displayData',
    schema: {
      summary: 'List the columns of a member file',
      tags,
      params: kind,
      querystring: includeLocation,
      response: { 200: resultsOf(CsvColumnDescription) },
    },
    config: { access: manages },
  }),
  uploadExample: defineRoute({
    method: 'GET',
    url: '/api/testpoolmembers/upload/:kind/example',
    schema: {
      summary: 'Download an example of a member file',
      tags,
      params: kind,
      querystring: includeLocation.extend({
        testPoolId: idParam()
          .optional()
          .describe(
            'Pool that the example can be imported into, with one of its places and categories.',
          ),
      }),
      response: { 200: z.unknown().describe('The CSV.') },
    },
    config: { access: manages, transport: 'download' },
  }),
};
