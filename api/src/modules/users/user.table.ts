import type { Role } from '@assay/schema/common/role-names';
import { User } from '@assay/schema/users/user';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

/** A name that is taken is told in the same words wherever it is taken: who asks learns nothing of other TPAs. */
const taken = () => Refusal.field(['username'], 'USER_EMAIL_ALREADY_EXISTS');

export const users = entityTable('users', User, {
  prefixes: { contactMethods: 'contact' },
  json: ['company'],
  joined: ['company'],
  computed: [
    'roleAssignment',
    'dataAccessLevel',
    'isInvitationPending',
    'isPasswordReset',
    'isSelf',
    'isManageAllowed',
  ],
  conflicts: { email_directory_pkey: taken },
});

/** The role of a row; the table takes no other text. */
export const roleOf = ({ role }: { role: string | null }): Role | null => role as Role | null;

/** A row with the company, and the places that the role is held in as far as they are in sight. */
export type UserRow = RowOf<typeof users> & { contexts: readonly { id: number; name: string }[] };
