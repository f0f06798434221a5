import type { FastifyInstance } from 'fastify';
import { profileRoutes } from '@assay/schema/profile/profile.routes';
import { sessionRoutes } from '@assay/schema/session/session.routes';
import { bearerToken } from '../../core/http/authenticate.ts';
import { addressOf } from '../../core/http/rate-limit.ts';
import { serve } from '../../core/http/serve.ts';
import { serveSteps } from '../../core/http/serve-steps.ts';
import {
  changePassword,
  isCodeUsable,
  setPasswordByCode,
  setPasswordByToken,
} from './password.service.ts';
import { requestPasswordReset } from './restore-password.ts';
import { signIn } from './sign-in.service.ts';
import { signOut } from './sign-out.service.ts';
import { activate, sendCode } from './verification.service.ts';

/** Calls of contract §1, and the change of the own password (§2). */
export function registerSessionRoutes(app: FastifyInstance): void {
  serveSteps(app, sessionRoutes.login, ({ step, body, request }) =>
    app.failureLimit.guard({ address: addressOf(request), account: body.username }, () =>
      signIn(step, body),
    ),
  );

  serve(app, sessionRoutes.logout, async ({ context, request }) => {
    await signOut(context, bearerToken(request.headers.authorization));
    return null;
  });

  serve(app, sessionRoutes.sendCode, async ({ context, body, request }) => {
    await app.failureLimit.guard({ address: addressOf(request) }, () =>
      sendCode(context, body.token),
    );
    return null;
  });

  serve(app, sessionRoutes.activate, ({ context, body, request }) =>
    app.failureLimit.guard({ address: addressOf(request) }, () =>
      activate(context, app.secrets, body),
    ),
  );

  serve(app, sessionRoutes.restorePassword, async ({ context, body }) => {
    await requestPasswordReset(context, body.email, app.config);
    return null;
  });

  serveSteps(app, sessionRoutes.setPasswordByToken, async ({ step, body }) => {
    await setPasswordByToken(step, body);
    return null;
  });

  serve(app, sessionRoutes.checkCode, async ({ context, body }) => ({
    usable: await isCodeUsable(context, body.code),
  }));

  serveSteps(app, sessionRoutes.setPasswordByCode, async ({ step, body }) => {
    await setPasswordByCode(step, body);
    return null;
  });

  serveSteps(app, profileRoutes.changePassword, async ({ step, body }) => {
    await changePassword(step, body);
    return null;
  });
}
