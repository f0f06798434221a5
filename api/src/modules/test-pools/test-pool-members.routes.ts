import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { describeColumns } from '@assay/schema/core/csv';
import { memberCsv } from '@assay/schema/test-pools/member-csv';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serve } from '../../core/http/serve.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { downloadMembers } from './download-members.ts';
import { memberImport } from './import-members.ts';
import { listTestPoolMembers, readTestPoolMember } from './test-pool-members.read-model.ts';
import {
  createTestPoolMember,
  setMemberRemoved,
  updateTestPoolMember,
} from './test-pool-members.service.ts';
import { readTestPool } from './test-pools.read-model.ts';

const columnsFor = (kind: 'regulated' | 'unregulated', includeLocation: 'true' | 'false') =>
  memberCsv({
    isRegulated: kind === 'regulated',
    isTestPoolForCompany: includeLocation === 'true',
  });

/** Calls of contract §17 on members. */
export function registerTestPoolMembersRoutes(app: FastifyInstance): void {
  const routes = testPoolMemberRoutes;
  app.resources.set('testPoolMember', {
    isVisible: async (tx, id) =>
      (await tx.row(sql`select 1 as found from test_pool_members where id = ${id}`)) !== null,
  });
  serve(app, routes.list, ({ context, list }) => listTestPoolMembers(context, list));
  serve(app, routes.listOfPool, async ({ context, params, list }) => {
    await readTestPool(context, params.id);
    return listTestPoolMembers(context, list, params.id);
  });
  serveImport(app, routes.importCsv, (context, { id }) => memberImport(context, id, app.secrets));
  serveCsv(app, routes.download, ({ context, params }) => downloadMembers(context, params.id));
  serve(app, routes.get, ({ context, params }) =>
    readTestPoolMember(context, params.id, app.secrets),
  );
  serve(app, routes.create, ({ context, params, body }) =>
    createTestPoolMember(context, params.id, body, app.secrets),
  );
  serve(app, routes.update, ({ context, params, body }) =>
    updateTestPoolMember(context, params.id, body, app.secrets),
  );
  serve(app, routes.remove, ({ context, params }) => setMemberRemoved(context, params.id, true));
  serve(app, routes.restore, ({ context, params }) => setMemberRemoved(context, params.id, false));
  serve(app, routes.uploadColumns, ({ params, query }) => ({
    results: describeColumns(columnsFor(params.kind, query.includeLocation)),
  }));
  serveCsv(app, routes.uploadExample, ({ params, query }) =>
    exampleOf('Test Pool Members Example.csv', columnsFor(params.kind, query.includeLocation)),
  );
}
