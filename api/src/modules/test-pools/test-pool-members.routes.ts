import type { FastifyInstance } from 'fastify';
import { describeColumns } from '@assay/schema/core/csv';
import type { Ticked } from '@assay/schema/core/ticked';
import { importedMemberCsv } from '@assay/schema/test-pools/member-csv';
import { testPoolMemberList } from '@assay/schema/test-pools/test-pool-member.list';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import type { Context } from '../../core/context.ts';
import { doToMany } from '../../core/entities/do-to-many.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { tickedIds } from '../../core/lists/ticked-ids.ts';
import { categoriesOf } from '../reference/regulators.read-model.ts';
import { downloadMembers } from './download-members.ts';
import { memberImport } from './import-members.ts';
import { moveTestPoolMember } from './move-member.ts';
import { placesByDisplayId } from './test-pool-members.repository.ts';
import { readTestPool } from './test-pools.read-model.ts';
import { members } from './test-pool-member.table.ts';
import {
  listTestPoolMembers,
  memberNames,
  readTestPoolMember,
} from './test-pool-members.read-model.ts';
import {
  createTestPoolMember,
  setMemberRemoved,
  updateTestPoolMember,
} from './test-pool-members.service.ts';

const columnsFor = (kind: 'regulated' | 'unregulated', includeLocation: 'true' | 'false') =>
  importedMemberCsv({
    isRegulated: kind === 'regulated',
    isTestPoolForCompany: includeLocation === 'true',
  });

/** Cells of an example that a pool would take. @throws Refusal RESOURCE_NOT_FOUND */
async function exampleCells(context: Context, poolId: number): Promise<Record<string, string>> {
  const { testingAgencyId, companyId, consortiumId } = await readTestPool(context, poolId);
  const [category] =
    testingAgencyId === null ? [] : await categoriesOf(context.tx, testingAgencyId);
  const owner = { company_id: companyId, consortium_id: consortiumId };
  const [place] = (await placesByDisplayId(context.tx, owner)).keys();
  return {
    ...(category === undefined ? {} : { employeeCategory: category.name }),
    ...(place === undefined ? {} : { locationId: place }),
  };
}

const tickedOf = { spec: testPoolMemberList, list: listTestPoolMembers };

/** Does something to each ticked member. */
const ofTicked = async (
  context: Context,
  ticked: Ticked,
  work: (context: Context, id: number) => Promise<unknown>,
) => doToMany(context, await tickedIds(context, tickedOf, ticked), memberNames, work);

/** Calls of contract §17 on members. */
export function registerTestPoolMembersRoutes(app: FastifyInstance): void {
  const { secrets } = app;
  const routes = testPoolMemberRoutes;
  app.resources.set('testPoolMember', members);
  app.histories.set('testPoolMember', {
    change: testPoolMemberRoutes.update,
    instead: { locationId: ['location'], employeeCategory: ['employeeCategoryName'] },
    named: { table: 'test_pool_members', name: `first_name || ' ' || last_name` },
  });
  serveRoutes(app, routes, {
    list: listTestPoolMembers,
    listOfPool: listTestPoolMembers,
    get: (context, id) => readTestPoolMember(context, id, secrets),
    create: (context, poolId, body) => createTestPoolMember(context, poolId, body, secrets),
    update: (context, id, body) => updateTestPoolMember(context, id, body, secrets),
    remove: (context, id) => setMemberRemoved(context, id, true, secrets),
    restore: (context, id) => setMemberRemoved(context, id, false, secrets),
    removeTicked: (context, input) =>
      ofTicked(context, input, (one, id) => setMemberRemoved(one, id, true, secrets)),
    restoreTicked: (context, input) =>
      ofTicked(context, input, (one, id) => setMemberRemoved(one, id, false, secrets)),
    moveTicked: async (context, input) => {
      await readTestPool(context, input.testPoolId);
      return ofTicked(context, input, (one, id) =>
        moveTestPoolMember(one, id, input.testPoolId, secrets),
      );
    },
    uploadColumns: (_context, { includeLocation }, { kind }) => ({
      results: describeColumns(columnsFor(kind, includeLocation)),
    }),
  });
  serveImport(app, routes.importCsv, (context, { id }) => memberImport(context, id, secrets));
  serveCsv(app, routes.download, ({ context, params }) => downloadMembers(context, params.id));
  serveCsv(app, routes.uploadExample, async ({ context, params, query }) => {
    const known =
      query.testPoolId === undefined ? {} : await exampleCells(context, query.testPoolId);
    const { status: _, ...columns } = columnsFor(params.kind, query.includeLocation);
    return exampleOf('Test Pool Members Example.csv', columns, known);
  });
}
