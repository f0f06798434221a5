import type { FastifyInstance } from 'fastify';
import { sessionRoutes } from '@assay/schema/session/session.routes';
import { inTenant } from '../../core/database/in-tenant.ts';
import { bearerToken } from '../../core/http/authenticate.ts';
import { serve } from '../../core/http/serve.ts';
import { serveSteps } from '../../core/http/serve-steps.ts';
import { setPasswordByCode, setPasswordByToken } from './password.service.ts';
import { requestPasswordReset } from './restore-password.ts';
import { deleteSession } from './sessions.repository.ts';
import { signIn } from './sign-in.service.ts';
import { activate, sendCode } from './verification.service.ts';

/** Calls of contract §1. */
export function registerSessionRoutes(app: FastifyInstance): void {
  serveSteps(app, sessionRoutes.login, ({ step, body }) => signIn(step, body));

  serve(app, sessionRoutes.logout, async ({ context: { tx }, request }) => {
    const token = bearerToken(request.headers.authorization);
    if (token !== null) await inTenant(tx, token.tenantId, () => deleteSession(tx, token.hash));
    return null;
  });

  serve(app, sessionRoutes.sendCode, async ({ context, body }) => {
    await sendCode(context, body.token);
    return null;
  });

  serve(app, sessionRoutes.activate, ({ context, body }) =>
    activate(context, body.token, body.code),
  );

  serve(app, sessionRoutes.restorePassword, async ({ context, body }) => {
    await requestPasswordReset(context, body.email, app.config);
    return null;
  });

  serveSteps(app, sessionRoutes.setPasswordByToken, async ({ step, body }) => {
    await setPasswordByToken(step, body);
    return null;
  });

  serveSteps(app, sessionRoutes.setPasswordByCode, async ({ step, body }) => {
    await setPasswordByCode(step, body);
    return null;
  });
}
