import type { FastifyInstance } from 'fastify';
import { testCodeCsv } from '@assay/schema/test-codes/test-code-csv';
import { testCodeRoutes } from '@assay/schema/test-codes/test-code.routes';
import { exampleOf, serveCsv } from '../../core/csv/serve-csv.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveImport } from '../../core/import/serve-import.ts';
import { seesPrices } from '../../core/prices.ts';
import { testCodeImport } from './import-test-codes.ts';
import { testCodes } from './test-code.table.ts';
import { listTestCodes, readTestCode } from './test-codes.read-model.ts';
import {
  createTestCode,
  deleteTestCode,
  updateTestCode,
  type TestCodeUses,
} from './test-codes.service.ts';

/** Calls of contract §15. */
export function registerTestCodesRoutes(app: FastifyInstance, uses: TestCodeUses): void {
  app.resources.set('testCode', {
    /* Who may not read test codes gets the same 403 for every number, so that none can be found out. */
    isVisible: async (tx, id, viewer) =>
      !viewer.permissions.has('READ_TEST_CODE') || testCodes.isVisible(tx, id),
  });
  serveImport(app, testCodeRoutes.importCsv, testCodeImport);
  serveCsv(app, testCodeRoutes.importExample, ({ context }) =>
    exampleOf('Test codes example.csv', testCodeCsv, seesPrices(context) ? {} : { pricing: '' }),
  );
  app.histories.set('testCode', {
    change: testCodeRoutes.update,
    also: ['created'],
    named: { table: 'test_codes', name: 'test_code' },
  });
  serveRoutes(app, testCodeRoutes, {
    list: (context, query) => listTestCodes(context, query),
    get: readTestCode,
    create: createTestCode,
    update: (context, id, input) => updateTestCode(context, id, input, uses),
    remove: (context, id) => deleteTestCode(context, id, uses),
  });
}
