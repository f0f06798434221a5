import type { FastifyInstance } from 'fastify';
import { referenceRoutes } from '@assay/schema/reference/reference';
import { regulatorRoutes } from '@assay/schema/reference/regulators';
import { todayOf } from '../../core/clock.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { listDevices } from './reference.read-model.ts';
import { categoriesOf, agenciesOn } from './regulators.read-model.ts';

/** The calls of contract §12 on devices and regulators. */
export function registerReferenceRoutes(app: FastifyInstance): void {
  serveRoutes(app, referenceRoutes, { devices: listDevices });
  serveRoutes(app, regulatorRoutes, {
    rates: async (context, { date }) => ({
      results: await agenciesOn(context.tx, date ?? todayOf(context)),
    }),
    categories: async ({ tx }, id) => ({ results: await categoriesOf(tx, id) }),
  });
}
