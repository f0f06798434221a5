import { defineRoute, noContent } from '../core/route.ts';
import {
  ActivateAnswer,
  ActivateInput,
  LoginAnswer,
  LoginInput,
  PasswordLinkCheck,
  PasswordLinkInput,
  PendingTokenInput,
  RestorePasswordInput,
  SetPasswordByCodeInput,
  SetPasswordByTokenInput,
} from './session.ts';

const passwordErrors = [
  'PASSWORD_AS_PREVIOUS',
  'PASSWORD_LIKE_EMAIL',
  'PASSWORD_LIKE_NAME',
  'PASSWORD_COMMON',
] as const;

/** Calls of contract §1. */
export const sessionRoutes = {
  login: defineRoute({
    method: 'POST',
    url: '/api/login',
    schema: {
      summary: 'Sign in',
      tags: ['session'],
      body: LoginInput,
      response: { 200: LoginAnswer },
    },
    config: {
      access: 'public',
      limitsFailures: true,
      errors: ['WRONG_CREDENTIALS', 'ACCOUNT_LOCKED', 'USER_WITHOUT_ROLE', 'TENANT_DISABLED'],
    },
  }),
  /** Public, so that logging out twice is no error. */
  logout: defineRoute({
    method: 'POST',
    url: '/api/logout',
    schema: { summary: 'End the session', tags: ['session'], response: noContent },
    config: { access: 'public' },
  }),
  sendCode: defineRoute({
    method: 'POST',
    url: '/api/mfa/code/send',
    schema: {
      summary: 'Send a verification code by e-mail',
      description: 'None is sent to who has an authenticator app.',
      tags: ['session'],
      body: PendingTokenInput,
      response: noContent,
    },
    config: {
      access: 'public',
      limitsFailures: true,
      errors: ['EXPIRED_TOKEN', 'AUTHENTICATOR_ACTIVE'],
    },
  }),
  activate: defineRoute({
    method: 'POST',
    url: '/api/mfa/token/activate',
    schema: {
      summary: 'Activate a session with the verification code',
      tags: ['session'],
      body: ActivateInput,
      response: { 200: ActivateAnswer },
    },
    config: {
      access: 'public',
      limitsFailures: true,
      errors: ['CODE_CONFIRMATION_ERROR', 'EXPIRED_TOKEN', 'ACCOUNT_LOCKED'],
    },
  }),
  restorePassword: defineRoute({
    method: 'POST',
    url: '/api/restore-password',
    schema: {
      summary: 'Send a link that resets the password',
      tags: ['session'],
      body: RestorePasswordInput,
      response: noContent,
    },
    config: { access: 'public' },
  }),
  setPasswordByToken: defineRoute({
    method: 'PUT',
    url: '/api/password',
    schema: {
      summary: 'Set a new password with a pending session (expired or first password)',
      tags: ['session'],
      body: SetPasswordByTokenInput,
      response: noContent,
    },
    config: { access: 'public', errors: ['EXPIRED_TOKEN', ...passwordErrors] },
  }),
  /** In a body, since a code must stand in no address and no log. */
  checkCode: defineRoute({
    method: 'POST',
    url: '/api/password/link',
    schema: {
      summary: 'Whether a link to set a password still works; it stays unused',
      tags: ['session'],
      body: PasswordLinkInput,
      response: { 200: PasswordLinkCheck },
    },
    config: { access: 'public' },
  }),
  setPasswordByCode: defineRoute({
    method: 'POST',
    url: '/api/password',
    schema: {
      summary: 'Set a new password with the code of a link',
      tags: ['session'],
      body: SetPasswordByCodeInput,
      response: noContent,
    },
    config: { access: 'public', errors: ['INVALID_CODE', ...passwordErrors] },
  }),
};
