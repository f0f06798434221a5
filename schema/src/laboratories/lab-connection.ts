import { z } from 'zod';
import { LabProvider } from '../common/catalogue-enums.ts';
import { answersOf } from '../core/answers.ts';
import { updateInput } from '../core/edit-inputs.ts';
import { coded } from '../core/field-errors.ts';
import { formed, optional, recordId, text, timestamp, version } from '../core/fields.ts';
import { shownToNobody } from '../core/shown-to.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { connectionKinds, connectionParties } from './laboratory-words.ts';

/** Most accounts that one connection names. */
const ACCOUNTS_MAX = 200;
/** Shortest shared secret: 256 bits in base64url have 43 characters, in hex 64. */
const SECRET_MIN = 32;

export const ConnectionKind = wordedEnum(connectionKinds, {
  id: 'ConnectionKind',
  description: 'How a connection speaks.',
});
export const ConnectionParty = wordedEnum(connectionParties, {
  id: 'ConnectionParty',
  description: 'Who is at the other end of a connection.',
});

/** HTTPS everywhere but on the own machine. */
const addressForm = /^(https:\/\/[^\s/@]+|http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?)(\/\S*)?$/;

const secret = () =>
  shownToNobody(
    z
      .string()
      .trim()
      .min(1)
      .max(255)
      .refine(
        (value) => value === '' || /^[\x21-\x7e]{32,}$/.test(value),
        coded('INVALID', `Use at least ${SECRET_MIN} letters, digits and signs without blanks.`),
      )
      .describe(
        `The secret that both sides sign with, ${SECRET_MIN} characters or more; nobody can read it afterwards.`,
      )
      .meta({ example: 'an-example-secret-of-32-characters' }),
  );

/** What a user edits of a connection (decision 43). */
const connectionFields = {
  name: text(100).describe('Name, unique in the tenant.'),
  address: formed(addressForm, 'INVALID', 255, 'Enter an address that begins with https://.')
    .describe('Where the other side takes our messages.')
    .meta({ example: 'https://laboratory.example.com/assay' }),
  labAccountIds: z
    .array(recordId())
    .max(ACCOUNTS_MAX)
    .default([])
    .describe(
      'Accounts whose orders go this way; none means all of the laboratory that no other connection names.',
    ),
  mroConnectionId: optional(recordId()).describe(
    'Connection of the MRO who reports what this laboratory finds; null where MRO staff enter it.',
  ),
  isActive: z.boolean().default(true).describe('Whether messages go and come.'),
};
const kind = ConnectionKind.default('HTTPS_JSON').describe('How it speaks; it stays.');
const party = ConnectionParty.describe('Who is at the other end; it stays.');
const provider = optional(LabProvider).describe('The laboratory; null for an MRO. It stays.');

export const CreateLabConnectionInput = z
  .object({ ...connectionFields, kind, party, provider, secret: secret() })
  .refine(({ party: who, provider: which }) => who !== 'LABORATORY' || which !== null, {
    ...coded('BLANK'),
    path: ['provider'],
  })
  .meta({ id: 'CreateLabConnectionInput', description: 'A new connection.' });

export const UpdateLabConnectionInput = updateInput(
  'LabConnection',
  'a connection',
  connectionFields,
);

export const RotateSecretInput = z
  .object({ secret: secret() })
  .meta({ id: 'RotateSecretInput', description: 'A new shared secret.' });

const at = (description: string) => timestamp().nullable().describe(`${description}, UTC.`);

export const LabConnection = z
  .object({
    id: recordId(),
    ...answersOf({ ...connectionFields, kind, party, provider }),
    secretChangedAt: timestamp().describe('Since when the secret holds, UTC.'),
    formerSecretUntil: at('Until when messages may be signed with the former secret'),
    lastSentAt: at('When the other side last took a message of ours'),
    lastFailedAt: at('When a message of ours last did not reach it'),
    lastError: z
      .string()
      .nullable()
      .describe('Why the last one did not; null once another one did.'),
    version: version(),
  })
  .meta({
    id: 'LabConnection',
    description: 'A connection to a laboratory or an MRO: where orders go and results come from.',
  });
export type LabConnection = z.output<typeof LabConnection>;

const count = (description: string) => z.int().nonnegative().describe(description);

export const LabConnectionHealth = z
  .object({
    lastReceivedAt: at('When it last told us of an order; for MRO staff, when anything came'),
    ordersWaiting: count('Orders, cancellations and renewals that are still to be sent.'),
    ordersFailed: count('Those that were given up.'),
    messagesWaiting: count('Messages that were kept and are still to be read.'),
    messagesFailed: count('Messages that could not be read.'),
    messagesUnmatched: count('Messages that wait until MRO staff link them to a test.'),
    messagesChanged: count(
      'Messages among the latest 1,000 that were changed in the database after they came in.',
    ),
  })
  .meta({ id: 'LabConnectionHealth', description: 'How a connection goes.' });
export type LabConnectionHealth = z.output<typeof LabConnectionHealth>;
