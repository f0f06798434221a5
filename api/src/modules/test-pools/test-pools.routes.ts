import type { FastifyInstance } from 'fastify';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { readSeedChain } from './seed-chains.service.ts';
import { testPools } from './test-pool.table.ts';
import { listTestPoolMonths } from './test-pool-months.read-model.ts';
import {
  listTestPoolProgress,
  summarizeTestPoolProgress,
} from './test-pool-progress.read-model.ts';
import { listTestPools, readTestPool } from './test-pools.read-model.ts';
import { createTestPool, switchTestPool, updateTestPool } from './test-pools.service.ts';

/** Calls of contract §17 on pools. */
export function registerTestPoolsRoutes(app: FastifyInstance): void {
  app.resources.set('testPool', testPools);
  app.histories.set('testPool', {
    change: testPoolRoutes.update,
    instead: {
      consortiumId: ['consortiumName'],
      companyId: ['companyName'],
      locationId: ['locationName'],
      testingAgencyId: ['testingAgencyName'],
    },
    also: ['created'],
    named: { table: 'test_pools', name: 'name' },
  });
  serveRoutes(app, testPoolRoutes, {
    list: listTestPools,
    listOfCompany: (context, query, companyId) => listTestPools(context, query, { companyId }),
    listOfLocation: (context, query, locationId) => listTestPools(context, query, { locationId }),
    progress: listTestPoolProgress,
    progressSummary: summarizeTestPoolProgress,
    progressMonths: listTestPoolMonths,
    create: (context, body) => createTestPool(context, app, body),
    get: readTestPool,
    seedChain: readSeedChain,
    update: updateTestPool,
    patch: updateTestPool,
    activate: (context, id) => switchTestPool(context, id, false),
    deactivate: (context, id) => switchTestPool(context, id, true),
  });
}
