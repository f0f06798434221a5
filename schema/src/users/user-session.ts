import { z } from 'zod';
import { timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';

const device = z
  .string()
  .describe('Browser and system, e.g. `Chrome 141 on Windows`; `Unknown device` for others.');
const address = z.string().describe('Address on the internet.');

/** A running session (decision 51). Its token is told to nobody. */
export const UserSession = z
  .object({
    id: z.guid().describe('Id of the session; it opens nothing.'),
    device,
    address: address.describe('Address on the internet that it was opened from.'),
    createdAt: timestamp().describe('When the user signed in, UTC.'),
    lastActivityAt: timestamp().describe('When it was last used, to the minute, UTC.'),
    isCurrent: z.boolean().describe('Whether it is the one that asks.'),
  })
  .meta({ id: 'UserSession', description: 'A session of a user that has not ended.' });
export type UserSession = z.output<typeof UserSession>;

export const SignInOutcome = wordedEnum(
  {
    SIGNED_IN: 'The user signed in.',
    INCOMPLETE: 'The password was right; the code or a new password was still missing.',
    WRONG_PASSWORD: 'The password was wrong.',
    WRONG_CODE: 'The code was wrong.',
    ACCOUNT_LOCKED: 'The account was locked.',
    NO_ROLE: 'The password was right; no role was assigned.',
    TENANT_DISABLED: 'The password was right; the portal was closed.',
  },
  { id: 'SignInOutcome', description: 'What came of an attempt to sign in.' },
);

/** Days for which attempts to sign in are kept. */
export const SIGN_INS_DAYS = 90;

export const SignIn = z
  .object({
    id: z.guid().describe('Id of the attempt.'),
    createdAt: timestamp().describe('When it was made, UTC.'),
    outcome: SignInOutcome,
    device,
    address,
  })
  .meta({ id: 'SignIn', description: 'An attempt to sign in to the account of a user.' });
