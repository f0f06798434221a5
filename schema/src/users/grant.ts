import { z } from 'zod';
import { optional, recordId, text, timestamp } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { PermissionContract } from '../profile/permission-list.ts';

const grantSources = {
  ROLE: 'The role gives it.',
  GRANTED: 'It was granted beyond the role.',
  REVOKED: 'It was taken from what the role gives.',
} as const;

const GrantResource = wordedEnum(
  { COMPANY: 'One company.', LOCATION: 'One location.' },
  {
    id: 'GrantResource',
    description: 'Kind of the record that a permission is granted or taken on.',
  },
);

/** One permission of a user (decision 31). */
export const UserGrant = z
  .object({
    permission: PermissionContract,
    source: wordedEnum(grantSources, {
      id: 'GrantSource',
      description: 'Where a permission of a user comes from, or what took it away.',
    }),
    resourceType: GrantResource.nullable().describe(
      "Kind of the record that it is limited to; null where it holds in the user's whole scope.",
    ),
    resourceId: recordId().nullable().describe('Id of that record.'),
    resourceName: z
      .string()
      .nullable()
      .describe('What the record is called now; null when it has been deleted.'),
    reason: z.string().nullable().describe('Why it was granted or taken; null for the role.'),
    by: z.string().nullable().describe('Name, at that time, of who did it; null for the role.'),
    at: timestamp().nullable().describe('When, UTC; null for the role.'),
  })
  .meta({ id: 'UserGrant', description: 'A permission that a user holds, or has lost.' });
export type UserGrant = z.output<typeof UserGrant>;

/** Longest reason. */
const REASON_MAX = 500;

export const ChangeGrantInput = z
  .object({
    permission: PermissionContract,
    granted: z.boolean().describe('True grants the permission, false takes it away.'),
    reason: text(REASON_MAX).describe('Why, for whoever asks later; up to 500 characters.'),
    resourceType: optional(GrantResource).describe(
      "Limits it to one record of this kind; the user's whole scope unless given.",
    ),
    resourceId: optional(recordId()).describe('Id of that record.'),
  })
  .meta({ id: 'ChangeGrantInput', description: 'Grants a permission to a user or takes it away.' });
export type ChangeGrantInput = z.output<typeof ChangeGrantInput>;
