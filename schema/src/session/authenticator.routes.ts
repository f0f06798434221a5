import { defineRoute, idParamsOf, noContent } from '../core/route.ts';
import {
  Authenticator,
  AuthenticatorKey,
  ConfirmAuthenticatorInput,
  RecoveryCodes,
  RenewRecoveryCodesInput,
  ResetAuthenticatorInput,
  StartAuthenticatorInput,
  TurnOffAuthenticatorInput,
} from './authenticator.ts';

const own = '/api/profile/authenticator';
const ofUser = '/api/users/:id/authenticator';
const reset = '/api/users/:id/authenticator/reset';
const access = { anyOf: ['RESET_AUTHENTICATOR'] } as const;

/** The own authenticator app (ADR 97). */
export const authenticatorRoutes = {
  get: defineRoute({
    method: 'GET',
    url: own,
    schema: {
      summary: 'Read whether the own sign-in asks for the code of an authenticator app',
      tags: ['profile'],
      response: { 200: Authenticator },
    },
    config: { access: 'session' },
  }),
  start: defineRoute({
    method: 'POST',
    url: own,
    schema: {
      summary: 'Begin to set up an authenticator app',
      description:
        'Answers its key once. Sign-in stays as it is until a code of the app confirms it.',
      tags: ['profile'],
      body: StartAuthenticatorInput,
      response: { 200: AuthenticatorKey },
    },
    config: {
      access: 'session',
      errors: ['INVALID_CURRENT_PASSWORD', 'ACCOUNT_LOCKED', 'AUTHENTICATOR_ACTIVE'],
    },
  }),
  confirm: defineRoute({
    method: 'POST',
    url: '/api/profile/authenticator/confirm',
    schema: {
      summary: 'Turn the authenticator app on with one of its codes',
      description: 'Answers the recovery codes once.',
      tags: ['profile'],
      body: ConfirmAuthenticatorInput,
      response: { 200: RecoveryCodes },
    },
    config: {
      access: 'session',
      errors: ['CODE_CONFIRMATION_ERROR', 'AUTHENTICATOR_ACTIVE', 'AUTHENTICATOR_MISSING'],
    },
  }),
  turnOff: defineRoute({
    method: 'POST',
    url: '/api/profile/authenticator/turn-off',
    schema: {
      summary: 'Turn the own authenticator app off',
      description: 'The key and the recovery codes are forgotten.',
      tags: ['profile'],
      body: TurnOffAuthenticatorInput,
      response: noContent,
    },
    config: {
      access: 'session',
      errors: ['INVALID_CURRENT_PASSWORD', 'ACCOUNT_LOCKED', 'AUTHENTICATOR_MISSING'],
    },
  }),
  renewCodes: defineRoute({
    method: 'POST',
    url: '/api/profile/authenticator/recovery-codes',
    schema: {
      summary: 'Make new recovery codes; the former ones are worth nothing',
      description: 'Answers them once. The app stays as it is.',
      tags: ['profile'],
      body: RenewRecoveryCodesInput,
      response: { 200: RecoveryCodes },
    },
    config: {
      access: 'session',
      errors: ['INVALID_CURRENT_PASSWORD', 'ACCOUNT_LOCKED', 'AUTHENTICATOR_MISSING'],
    },
  }),
};

/** The authenticator app of somebody else (ADR 97). */
export const userAuthenticatorRoutes = {
  get: defineRoute({
    method: 'GET',
    url: ofUser,
    schema: {
      summary: 'Read whether the sign-in of a user asks for the code of an authenticator app',
      tags: ['users'],
      params: idParamsOf(ofUser),
      response: { 200: Authenticator },
    },
    config: { access, resource: 'user' },
  }),
  reset: defineRoute({
    method: 'POST',
    url: reset,
    schema: {
      summary: 'Take the authenticator app from a user who has lost it',
      tags: ['users'],
      params: idParamsOf(reset),
      body: ResetAuthenticatorInput,
      response: noContent,
    },
    config: {
      access,
      resource: 'user',
      errors: ['CANNOT_MODIFY_SELF', 'AUTHENTICATOR_MISSING'],
    },
  }),
};
