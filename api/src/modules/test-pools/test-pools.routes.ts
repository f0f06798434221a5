import type { FastifyInstance } from 'fastify';
import { testPoolRoutes } from '@assay/schema/test-pools/test-pool.routes';
import { serve } from '../../core/http/serve.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { readLocation } from '../locations/locations.read-model.ts';
import { testPools } from './test-pool.table.ts';
import {
  listTestPoolProgress,
  summarizeTestPoolProgress,
} from './test-pool-progress.read-model.ts';
import { listTestPools, readTestPool } from './test-pools.read-model.ts';
import { createTestPool, switchTestPool, updateTestPool } from './test-pools.service.ts';

/** Calls of contract §17 on pools. */
export function registerTestPoolsRoutes(app: FastifyInstance): void {
  app.resources.set('testPool', { isVisible: (tx, id) => testPools.isVisible(tx, id) });
  serve(app, testPoolRoutes.list, ({ context, list }) => listTestPools(context, list));
  serve(app, testPoolRoutes.listOfCompany, async ({ context, params, list }) => {
    await requireCompany(context, params.id);
    return listTestPools(context, list, { companyId: params.id });
  });
  serve(app, testPoolRoutes.listOfLocation, async ({ context, params, list }) => {
    await readLocation(context, params.id);
    return listTestPools(context, list, { locationId: params.id });
  });
  serve(app, testPoolRoutes.progress, ({ context, list }) => listTestPoolProgress(context, list));
  serve(app, testPoolRoutes.progressSummary, ({ context }) => summarizeTestPoolProgress(context));
  serve(app, testPoolRoutes.create, ({ context, body }) =>
    createTestPool(context, app.secrets, body),
  );
  serve(app, testPoolRoutes.get, ({ context, params }) => readTestPool(context, params.id));
  serve(app, testPoolRoutes.update, ({ context, params, body }) =>
    updateTestPool(context, params.id, body),
  );
  serve(app, testPoolRoutes.patch, ({ context, params, body }) =>
    updateTestPool(context, params.id, body),
  );
  serve(app, testPoolRoutes.activate, ({ context, params }) =>
    switchTestPool(context, params.id, false),
  );
  serve(app, testPoolRoutes.deactivate, ({ context, params }) =>
    switchTestPool(context, params.id, true),
  );
}
