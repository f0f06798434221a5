import { z } from 'zod';
import { CsvColumnDescription, importRoute } from '../core/csv.ts';
import { idParam } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, listRoute, type Access } from '../core/route.ts';
import {
  CreateTestPoolMemberInput,
  TestPoolMember,
  testPoolMemberList,
  UpdateTestPoolMemberInput,
} from './test-pool-member.ts';
import { seesTestPoolMembers } from './test-pool.routes.ts';

const params = z.object({ id: idParam() });
const tags = ['test pools'] as const;
const sees = { anyOf: seesTestPoolMembers } as const satisfies Access;
const manages = { anyOf: ['MANAGE_TEST_POOL_MEMBERS'] } as const satisfies Access;
const list = {
  item: TestPoolMember,
  list: testPoolMemberList,
  tag: 'test pools',
  access: sees,
} as const;

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
  list: listRoute({
    ...list,
    url: '/api/testpoolmembers',
    summary: 'List the members of the pools in scope, removed ones included',
  }),
  listOfPool: listRoute({
    ...list,
    url: '/api/testpoolmembers/:id',
    summary: 'List the members of a pool, removed ones included',
    params,
    resource: 'testPool',
  }),
  importCsv: importRoute({
    url: '/api/testpoolmembers/:id',
    summary: 'Add members to a pool from a CSV',
    tag: 'test pools',
    access: manages,
    params,
    resource: 'testPool',
    errors: ['TEST_POOL_NOT_EDITABLE', 'DUPLICATE_VALUE'],
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
    config: { access: sees, resource: 'testPool', transport: 'download' },
  }),
  get: defineRoute({
    method: 'GET',
    url: '/api/testpoolmembers/specific/:id',
    schema: {
      summary: 'Read a member; the SSN in full for who may manage members',
      tags,
      params,
      response: { 200: TestPoolMember },
    },
    config: { access: sees, resource: 'testPoolMember' },
  }),
  create: defineRoute({
    method: 'POST',
    url: '/api/testpoolmembers/specific/:id',
    schema: {
      summary: 'Add a member to a pool; the id is the pool’s',
      tags,
      params,
      body: CreateTestPoolMemberInput,
      response: { 201: TestPoolMember },
    },
    config: {
      access: manages,
      resource: 'testPool',
      errors: ['TEST_POOL_NOT_EDITABLE', 'DUPLICATE_VALUE'],
    },
  }),
  update: defineRoute({
    method: 'PUT',
    url: '/api/testpoolmembers/specific/:id',
    schema: {
      summary: 'Replace the editable fields of a member',
      tags,
      params,
      body: UpdateTestPoolMemberInput,
      response: { 200: TestPoolMember },
    },
    config: {
      access: manages,
      resource: 'testPoolMember',
      errors: ['TEST_POOL_NOT_EDITABLE', 'DUPLICATE_VALUE', 'STALE_VERSION'],
    },
  }),
  remove: defineRoute({
    method: 'POST',
    url: '/api/testpoolmembers/specific/:id/delete',
    schema: {
      summary: 'Remove a member from its pool',
      tags,
      params,
      response: { 200: TestPoolMember },
    },
    config: { access: manages, resource: 'testPoolMember', errors: ['TEST_POOL_NOT_EDITABLE'] },
  }),
  restore: defineRoute({
    method: 'POST',
    url: '/api/testpoolmembers/specific/:id/undoDelete',
    schema: {
      summary: 'Take a removed member back into its pool',
      tags,
      params,
      response: { 200: TestPoolMember },
    },
    config: {
      access: manages,
      resource: 'testPoolMember',
      errors: ['TEST_POOL_NOT_EDITABLE', 'DUPLICATE_VALUE'],
    },
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
      querystring: includeLocation,
      response: { 200: z.unknown().describe('The CSV.') },
    },
    config: { access: manages, transport: 'download' },
  }),
};
