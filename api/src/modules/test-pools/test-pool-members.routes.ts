import type { FastifyInstance } from 'fastify';
import { describeColumns } from '@assay/schema/core/csv';
import { memberCsv } from '@assay/schema/test-pools/member-csv';
import { testPoolMemberRoutes } from '@assay/schema/test-pools/test-pool-member.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { downloadMembers } from './download-members.ts';
import { memberImport } from './import-members.ts';
import { members } from './test-pool-member.table.ts';
import { listTestPoolMembers, readTestPoolMember } from './test-pool-members.read-model.ts';
import {
  createTestPoolMember,
  setMemberRemoved,
  updateTestPoolMember,
} from './test-pool-members.service.ts';

const columnsFor = (kind: 'regulated' | 'unregulated', includeLocation: 'true' | 'false') =>
  memberCsv({
    isRegulated: kind === 'regulated',
    isTestPoolForCompany: includeLocation === 'true',
  });

/** Calls of contract §17 on members. */
export function registerTestPoolMembersRoutes(app: FastifyInstance): void {
  const { secrets } = app;
  const routes = testPoolMemberRoutes;
  app.resources.set('testPoolMember', members);
  serveRoutes(app, routes, {
    list: listTestPoolMembers,
    listOfPool: listTestPoolMembers,
    get: (context, id) => readTestPoolMember(context, id, secrets),
    create: (context, poolId, body) => createTestPoolMember(context, poolId, body, secrets),
    update: (context, id, body) => updateTestPoolMember(context, id, body, secrets),
    remove: (context, id) => setMemberRemoved(context, id, true),
    restore: (context, id) => setMemberRemoved(context, id, false),
    uploadColumns: (_context, { includeLocation }, { kind }) => ({
      results: describeColumns(columnsFor(kind, includeLocation)),
    }),
  });
  serveImport(app, routes.importCsv, (context, { id }) => memberImport(context, id, secrets));
  serveCsv(app, routes.download, ({ context, params }) => downloadMembers(context, params.id));
  serveCsv(app, routes.uploadExample, ({ params, query }) =>
    exampleOf('Test Pool Members Example.csv', columnsFor(params.kind, query.includeLocation)),
  );
}
