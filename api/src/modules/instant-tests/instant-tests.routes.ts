import type { FastifyInstance } from 'fastify';
import { instantTestRoutes } from '@assay/schema/instant-tests/instant-test.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { confirmInstantTest, type ConfirmationTools } from './confirm-instant-test.service.ts';
import { checkInstantTest, createInstantTest } from './instant-tests.service.ts';

/** Calls of contract §20. */
export function registerInstantTestsRoutes(
  app: FastifyInstance,
  laboratory: ConfirmationTools['laboratory'],
): void {
  const { secrets } = app;
  const check = checkInstantTest(secrets);
  serveRoutes(app, instantTestRoutes, {
    validateFirstForm: check,
    validateAll: check,
    create: (context, locationId, input) => createInstantTest(context, secrets, locationId, input),
    confirm: (context, id, input) =>
      confirmInstantTest(context, id, input, { secrets, laboratory }),
  });
}
