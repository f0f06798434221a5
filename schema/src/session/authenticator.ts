import { z } from 'zod';
import { text, timestamp } from '../core/fields.ts';

export const Authenticator = z
  .object({
    active: z.boolean().describe('Whether sign-in asks for the code of an authenticator app.'),
    since: timestamp().nullable().describe('When the app was set up, UTC; null without one.'),
    recoveryCodesLeft: z.int().describe('Recovery codes that were not used yet.'),
  })
  .meta({ id: 'Authenticator', description: 'The authenticator app of a user.' });
export type Authenticator = z.output<typeof Authenticator>;

const ownPassword = z.string().min(1).max(256).describe('Current password.');

export const StartAuthenticatorInput = z
  .object({ password: ownPassword })
  .meta({ id: 'StartAuthenticatorInput', description: 'Begins to set up an authenticator app.' });

/** Told once, to the person who sets up the app. */
export const AuthenticatorKey = z
  .object({
    secret: z.string().describe('Key of the app as text, base32.'),
    uri: z.string().describe('The same as a QR code has it: `otpauth://totp/…`.'),
  })
  .meta({
    id: 'AuthenticatorKey',
    description: 'What the authenticator app is told; it is shown once.',
  });

export const ConfirmAuthenticatorInput = z
  .object({ code: text(12).describe('The six digits that the app shows.') })
  .meta({ id: 'ConfirmAuthenticatorInput', description: 'Proves that the app has the key.' });

export const RecoveryCodes = z
  .object({
    recoveryCodes: z
      .array(z.string())
      .describe('Ten codes, each good for one sign-in without the app; they are shown once.'),
  })
  .meta({ id: 'RecoveryCodes', description: 'What signs in when the phone is lost.' });

export const TurnOffAuthenticatorInput = z
  .object({ password: ownPassword })
  .meta({ id: 'TurnOffAuthenticatorInput', description: 'Turns off the authenticator app.' });

export const RenewRecoveryCodesInput = z.object({ password: ownPassword }).meta({
  id: 'RenewRecoveryCodesInput',
  description: 'Puts new recovery codes in the place of the former.',
});

export const ResetAuthenticatorInput = z
  .object({
    reason: text(500).describe('Why, for whoever asks later; up to 500 characters.'),
  })
  .meta({
    id: 'ResetAuthenticatorInput',
    description: 'Takes the authenticator app from a user who has lost it.',
  });
export type ResetAuthenticatorInput = z.output<typeof ResetAuthenticatorInput>;
