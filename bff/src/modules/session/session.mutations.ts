import { sessionRoutes } from '@assay/schema/session/session.routes';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../../core/context.ts';
import { Public } from '../../core/permission.ts';
import { payloadOf } from '../../core/user-error.ts';
import {
  Activate,
  ActivateSessionPayload,
  Login,
  PendingToken,
  RequestPasswordResetPayload,
  RestorePassword,
  SendVerificationCodePayload,
  SetPasswordByCode,
  SetPasswordByCodePayload,
  SetPasswordByToken,
  SetPasswordByTokenPayload,
  SignInPayload,
  SignOutPayload,
} from './session.types.ts';

/** For calls that answer nothing: the payload holds only `errors`. */
const done = async (work: Promise<unknown>): Promise<object> => {
  await work;
  return {};
};

@Resolver()
export class SessionMutations {
  @Mutation(() => SignInPayload, { description: 'Signs in.' })
  @Public()
  signIn(
    @Arg('input', () => Login, { description: 'Credentials.' }) body: InstanceType<typeof Login>,
    @Ctx() { client }: RequestContext,
  ): Promise<SignInPayload> {
    return payloadOf(() => client.call(sessionRoutes.login, { body }));
  }

  @Mutation(() => SignOutPayload, {
    description: 'Ends the session; no error when it has ended already.',
  })
  @Public()
  signOut(@Ctx() context: RequestContext): Promise<SignOutPayload> {
    context.forgetViewer();
    return payloadOf(() => done(context.client.call(sessionRoutes.logout)));
  }

  @Mutation(() => SendVerificationCodePayload, {
    description: 'Sends a verification code by e-mail.',
  })
  @Public()
  sendVerificationCode(
    @Arg('input', () => PendingToken, { description: 'The pending sign-in.' }) body: InstanceType<
      typeof PendingToken
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<SendVerificationCodePayload> {
    return payloadOf(() => done(client.call(sessionRoutes.sendCode, { body })));
  }

  @Mutation(() => ActivateSessionPayload, {
    description: 'Activates a pending sign-in with the code that was sent; answers a new token.',
  })
  @Public()
  activateSession(
    @Arg('input', () => Activate, { description: 'The pending sign-in and its code.' })
    body: InstanceType<typeof Activate>,
    @Ctx() { client }: RequestContext,
  ): Promise<ActivateSessionPayload> {
    return payloadOf(() => client.call(sessionRoutes.activate, { body }));
  }

  @Mutation(() => RequestPasswordResetPayload, {
    description: 'Sends a link that resets the password; answers the same for unknown addresses.',
  })
  @Public()
  requestPasswordReset(
    @Arg('input', () => RestorePassword, { description: 'Whose password.' }) body: InstanceType<
      typeof RestorePassword
    >,
    @Ctx() { client }: RequestContext,
  ): Promise<RequestPasswordResetPayload> {
    return payloadOf(() => done(client.call(sessionRoutes.restorePassword, { body })));
  }

  @Mutation(() => SetPasswordByTokenPayload, {
    description: 'Sets a new password with a pending sign-in (first or expired password).',
  })
  @Public()
  setPasswordByToken(
    @Arg('input', () => SetPasswordByToken, {
      description: 'The pending sign-in and the new password.',
    })
    body: InstanceType<typeof SetPasswordByToken>,
    @Ctx() { client }: RequestContext,
  ): Promise<SetPasswordByTokenPayload> {
    return payloadOf(() => done(client.call(sessionRoutes.setPasswordByToken, { body })));
  }

  @Mutation(() => SetPasswordByCodePayload, {
    description: 'Sets a new password with the code of a mailed link.',
  })
  @Public()
  setPasswordByCode(
    @Arg('input', () => SetPasswordByCode, { description: 'The code and the new password.' })
    body: InstanceType<typeof SetPasswordByCode>,
    @Ctx() { client }: RequestContext,
  ): Promise<SetPasswordByCodePayload> {
    return payloadOf(() => done(client.call(sessionRoutes.setPasswordByCode, { body })));
  }
}
