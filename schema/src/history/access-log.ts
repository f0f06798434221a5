import { z } from 'zod';
import { recordId, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { accessKinds } from './access-kinds.ts';
import { HistoryActor } from './history.ts';

export const AccessKindName = wordedEnum(accessKinds, {
  id: 'AccessKind',
  description: 'What was read of people, or that a sign-in failed.',
});

export const AccessEntry = z
  .object({
    id: recordId().describe('Number of the entry in the log of the tenant, without gaps.'),
    createdAt: timestamp().describe('When it happened, UTC.'),
    actor: HistoryActor.nullable().describe(
      'Who it was; null for a sign-in with a name that nobody has.',
    ),
    what: AccessKindName.describe('What was read, or that a sign-in failed.'),
    isDownload: z.boolean().describe('Whether it left the portal as a file.'),
    recordIds: z
      .array(z.int())
      .describe('Ids of the records that were answered, the first 1,000; none of a file of rows.'),
    asked: z
      .array(z.string())
      .describe(
        'What was asked for: `testPool=5`, `lastName[SW]=…`. Values that tell of people are left out.',
      ),
    rows: z.int().nonnegative().describe('How many records were answered.'),
    calls: z.int().positive().describe('How many calls one request of the person made for it.'),
    address: z.string().describe('Address on the internet that it came from.'),
    device: z.string().describe('Browser and system, e.g. `Chrome 141 on Windows`.'),
    requestId: z.string().describe('Id of the request, as the logs of the portal name it.'),
  })
  .meta({
    id: 'AccessEntry',
    description: 'Somebody read what tells of people, or failed to sign in.',
  });
export type AccessEntry = z.output<typeof AccessEntry>;
