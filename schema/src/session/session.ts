import { z } from 'zod';
import { wordedEnum } from '../core/worded-enum.ts';
import { email, password, text } from '../core/fields.ts';
import { UserProfile } from '../profile/profile.ts';
import { UserSettings } from '../settings/keys.ts';

/** Why a sign-in is not complete (contract §1). */
export const LoginReason = wordedEnum(
  {
    MFA_REQUIRED: 'The code that is mailed, or that an authenticator app shows.',
    PASSWORD_EXPIRED: 'A new password: the old one has expired.',
    FIRST_LOGIN: 'A password of the own: this is the first sign-in.',
  },
  { id: 'LoginReason', description: 'What is still missing before the session is active.' },
);

export const LoginInput = z
  .object({
    username: email().describe('E-mail address of the user.'),
    password: z.string().min(1).max(256).describe('Password; blanks are kept.'),
    timezoneOffset: z
      .int()
      .min(-900)
      .max(900)
      .default(0)
      .describe('Minutes, as getTimezoneOffset() gives them.'),
    timezone: z.string().max(64).default('UTC').describe('IANA name of the browser time zone.'),
  })
  .meta({ id: 'LoginInput', description: 'Credentials with the time zone of the browser.' });

const pendingToken = z
  .string()
  .min(1)
  .max(200)
  .describe('The token that the sign-in answered; it is not active yet.');
const newPassword = password().describe(
  'New password: 8 to 64 characters with at least one letter and one number.',
);

const token = z.string().describe('Session token; send it as `Authorization: Bearer …`.');

export const LoginAnswer = z
  .object({
    token,
    reason: LoginReason.nullable(),
    profile: UserProfile.nullable().describe('Null until the session is active.'),
    settings: UserSettings.nullable().describe('Null until the session is active.'),
    active: z.boolean().describe('Whether the token opens a session already; see `reason`.'),
    authenticator: z
      .boolean()
      .describe('Whether the missing code is that of an authenticator app; else it is mailed.'),
  })
  .meta({ id: 'LoginAnswer', description: 'Outcome of a sign-in.' });

export const PendingTokenInput = z
  .object({ token: pendingToken })
  .meta({ id: 'PendingTokenInput', description: 'Token of a sign-in that is not active yet.' });

export const ActivateInput = z
  .object({
    token: pendingToken,
    code: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .describe(
        'The six digits that were sent by e-mail, or that the authenticator app shows; or a recovery code.',
      ),
  })
  .meta({ id: 'ActivateInput', description: 'Proves the second factor of a sign-in.' });

export const ActivateAnswer = z
  .object({ token, profile: UserProfile, settings: UserSettings })
  .meta({ id: 'ActivateAnswer', description: 'The active session.' });

export const RestorePasswordInput = z
  .object({ email: email().describe('E-mail address that signs in.') })
  .meta({
    id: 'RestorePasswordInput',
    description: 'Whom to send a link that resets the password.',
  });

export const SetPasswordByTokenInput = z
  .object({ password: newPassword, token: pendingToken })
  .meta({
    id: 'SetPasswordByTokenInput',
    description: 'A new password during a sign-in whose password has expired or is the first one.',
  });

export const PasswordLinkInput = z
  .object({ code: text(200).describe('Code of the link that was mailed.') })
  .meta({ id: 'PasswordLinkInput', description: 'A link to set a password.' });

export const PasswordLinkCheck = z
  .object({
    usable: z
      .boolean()
      .describe(
        'Whether a password can be set with it: it is known, in its time, not used and not replaced.',
      ),
  })
  .meta({ id: 'PasswordLinkCheck', description: 'Whether a link to set a password still works.' });

export const SetPasswordByCodeInput = z
  .object({
    password: newPassword,
    code: z.string().min(1).max(200).describe('The code of the mailed link.'),
  })
  .meta({ id: 'SetPasswordByCodeInput', description: 'A new password by a mailed link.' });
