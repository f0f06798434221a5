import type { FastifyInstance } from 'fastify';
import { referenceRoutes } from '@assay/schema/reference/reference';
import { regulatorRoutes } from '@assay/schema/reference/regulators';
import { todayOf } from '../../core/clock.ts';
import { serve } from '../../core/http/serve.ts';
import { listDevices, listDrugAdulterants, readDrugAdulterant } from './reference.read-model.ts';
import { categoriesOf, regulatorsOn } from './regulators.read-model.ts';

/** The reading calls of contract §12. */
export function registerReferenceRoutes(app: FastifyInstance): void {
  serve(app, referenceRoutes.devices, ({ context, list }) => listDevices(context, list));
  serve(app, referenceRoutes.drugAdulterants, ({ context, list }) =>
    listDrugAdulterants(context, list),
  );
  serve(app, referenceRoutes.misDotDrugAdulterants, ({ context, list }) =>
    listDrugAdulterants(context, list, true),
  );
  serve(app, referenceRoutes.drugAdulterant, ({ context, params }) =>
    readDrugAdulterant(context, params.id),
  );
  serve(app, regulatorRoutes.rates, async ({ context, query }) => ({
    results: await regulatorsOn(context.tx, query.date ?? todayOf(context)),
  }));
  serve(app, regulatorRoutes.categories, async ({ context, params }) => ({
    results: await categoriesOf(context.tx, params.id),
  }));
}
