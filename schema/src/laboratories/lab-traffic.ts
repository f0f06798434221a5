import { z } from 'zod';
import { recordId, text, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import {
  messageKinds,
  messageReasons,
  messageStates,
  outgoingKinds,
  outgoingStates,
} from './laboratory-words.ts';

const OutgoingKind = wordedEnum(outgoingKinds, {
  id: 'OutgoingLabMessageKind',
  description: 'What we tell a laboratory of an order.',
});
const OutgoingState = wordedEnum(outgoingStates, {
  id: 'OutgoingLabMessageState',
  description: 'Where a message to a laboratory stands.',
});
const MessageKind = wordedEnum(messageKinds, {
  id: 'LabMessageKind',
  description: 'What a laboratory or an MRO tells us.',
});
const MessageState = wordedEnum(messageStates, {
  id: 'LabMessageState',
  description: 'Where a message of a laboratory stands.',
});
const MessageReason = wordedEnum(messageReasons, {
  id: 'LabMessageReason',
  description: 'Why a message waits for a person, failed or was left aside.',
});

const maybe = (description: string) => z.string().nullable().describe(description);
const at = (description: string) => timestamp().nullable().describe(`${description}, UTC.`);

export const OutgoingLabMessage = z
  .object({
    id: recordId(),
    testResultId: recordId().describe('The test that was ordered.'),
    orderNumber: z.string().describe('Our number of the order.'),
    kind: OutgoingKind.describe('What it tells.'),
    state: OutgoingState.describe('Where it stands.'),
    attempts: z.int().nonnegative().describe('How often it was sent in vain.'),
    nextAttemptAt: at('When it is sent again'),
    error: maybe('Why it did not arrive, or was refused.'),
    createdAt: timestamp().describe('When it was given, UTC.'),
    finishedAt: at('When it arrived or was given up'),
  })
  .meta({ id: 'OutgoingLabMessage', description: 'What is told to a laboratory of an order.' });
export type OutgoingLabMessage = z.output<typeof OutgoingLabMessage>;

const messageFacts = {
  id: recordId(),
  kind: MessageKind.nullable().describe('What it says; null for one that could not be read.'),
  receivedAt: timestamp().describe('When it came in, UTC.'),
  reason: MessageReason.nullable().describe('Why it was not filed.'),
  orderNumber: maybe('Our order number, as it names it.'),
  specimenId: maybe('Number of the specimen, as it names it.'),
};

export const LabMessage = z
  .object({
    ...messageFacts,
    state: MessageState.describe('Where it stands.'),
    testResultId: recordId().nullable().describe('The test that it was filed to.'),
    sha256: z.string().describe('SHA-256 of the body as it came in, in hex.'),
    bytes: z.int().positive().describe('Length of the body.'),
    processedAt: at('When it was read'),
  })
  .meta({
    id: 'LabMessage',
    description:
      'A message of a laboratory or an MRO, as it was kept. Those that may tell of a result are in sight of MRO staff alone.',
  });
export type LabMessage = z.output<typeof LabMessage>;

export const UnmatchedLabMessage = z
  .object({
    ...messageFacts,
    connectionId: recordId().describe('The connection that it came over.'),
    connectionName: z.string().describe('Name of the connection.'),
    account: maybe('Account and sub-account, as it names them.'),
    primaryId: maybe('Number of the donor, as it names it; an SSN as ***-**-1234.'),
    collectedAt: at('When the specimen was collected, as it says'),
  })
  .meta({
    id: 'UnmatchedLabMessage',
    description: 'A message that no test fits, or several do; for MRO staff alone.',
  });
export type UnmatchedLabMessage = z.output<typeof UnmatchedLabMessage>;

export const MatchLabMessageInput = z
  .object({
    testResultId: recordId().describe('The test that the message is about.'),
    reason: text(500).describe('Why it is this one; it stands in the file of the message.'),
  })
  .meta({ id: 'MatchLabMessageInput', description: 'To which test a message belongs.' });
