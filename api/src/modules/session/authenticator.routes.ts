import type { FastifyInstance } from 'fastify';
import { authenticatorRoutes } from '@assay/schema/session/authenticator.routes';
import { serve } from '../../core/http/serve.ts';
import { serveSteps } from '../../core/http/serve-steps.ts';
import {
  confirmAuthenticator,
  readAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  turnOffAuthenticator,
} from './authenticator.service.ts';

/** Calls on the own authenticator app (ADR 97). */
export function registerAuthenticatorRoutes(app: FastifyInstance): void {
  const { secrets } = app;

  serve(app, authenticatorRoutes.get, ({ context }) => readAuthenticator(context, context.viewer));

  serveSteps(app, authenticatorRoutes.start, ({ step, body }) =>
    startAuthenticator(secrets, step, body.password),
  );

  serve(app, authenticatorRoutes.confirm, ({ context, body }) =>
    confirmAuthenticator(context, secrets, body.code),
  );

  serveSteps(app, authenticatorRoutes.renewCodes, ({ step, body }) =>
    renewRecoveryCodes(step, body.password),
  );

  serveSteps(app, authenticatorRoutes.turnOff, async ({ step, body }) => {
    await turnOffAuthenticator(step, body.password);
    return null;
  });
}
