import type { z } from 'zod';
import type { AuditVerb } from '@assay/schema/audit/audit-actions';
import { email } from '@assay/schema/core/fields';
import { fieldErrorTree } from '@assay/schema/core/field-errors';
import type { User, UsernameCheck } from '@assay/schema/users/user';
import type { Changes } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { found, Refusal } from '../../core/refusal.ts';
import {
  lockAccess,
  resetAccess,
  sendOnlyLink,
  type PortalTrust,
} from '../session/account-access.service.ts';
import { keepSuperAdmin, lockOther } from './manage-user.ts';
import { readUser } from './users.read-model.ts';
import { findIdByUsername, isUsernameTaken } from './users.repository.ts';

type Row = Awaited<ReturnType<typeof lockOther>>;

/** The person as a letter addresses them. */
const personOf = ({ id: userId, username, first_name, last_name }: Row) => ({
  userId,
  email: username,
  firstName: first_name,
  lastName: last_name,
});

const note = (
  { audit }: Context,
  verb: AuditVerb<'user'>,
  { id, company_id: companyId }: Row,
  changes: Changes = {},
): void => audit({ action: `user.${verb}`, entityId: id, companyId, changes });

/**
 * Mails a locked user a link; the account opens when a new password is chosen with it (O s8).
 * @throws Refusal CANNOT_MODIFY_SELF, USER_ALREADY_ACTIVE, USER_LOCKED_WITHOUT_ROLE, ACCESS_DENIED, RESOURCE_NOT_FOUND
 */
export async function unlockUser(context: Context, id: number, trust: PortalTrust): Promise<void> {
  const row = await lockOther(context, id);
  if (row.account_status === 'ACTIVE') throw new Refusal('USER_ALREADY_ACTIVE');
  if (row.role === null) throw new Refusal('USER_LOCKED_WITHOUT_ROLE');
  await sendOnlyLink(context, 'UNLOCK', personOf(row), trust);
  note(context, 'unlockLinkSent', row);
}

/**
 * Locks an account. One that wrong passwords have locked loses its sessions and unlock links too.
 * @throws Refusal CANNOT_MODIFY_SELF, LAST_SUPER_ADMIN, ACCESS_DENIED, RESOURCE_NOT_FOUND
 */
export async function lockUser(context: Context, id: number): Promise<User> {
  const row = await lockOther(context, id);
  await keepSuperAdmin(context, row);
  await lockAccess(context, id);
  const { account_status: before } = row;
  note(
    context,
    'locked',
    row,
    before === 'ACTIVE' ? { accountStatus: { before, after: 'LOCKED' } } : {},
  );
  return readUser(context, id);
}

/**
 * Invites somebody anew who never chose a password; the links before it end.
 * @throws Refusal CANNOT_MODIFY_SELF, INVITATION_ALREADY_ACCEPTED, USER_LOCKED, ACCESS_DENIED, RESOURCE_NOT_FOUND
 */
export async function inviteAgain(context: Context, id: number, trust: PortalTrust): Promise<User> {
  const row = await lockOther(context, id);
  if (row.activated_at !== null) throw new Refusal('INVITATION_ALREADY_ACCEPTED');
  if (row.account_status === 'LOCKED') throw new Refusal('USER_LOCKED');
  await sendOnlyLink(context, 'INVITE', personOf(row), trust);
  note(context, 'invited', row);
  return readUser(context, id);
}

/**
 * Voids the password of a user and ends the sessions at once; a link to choose another one is mailed.
 * @throws Refusal RESOURCE_NOT_FOUND, CANNOT_MODIFY_SELF, USER_LOCKED, ACCESS_DENIED
 */
export async function resetUserPassword(
  context: Context,
  address: string,
  trust: PortalTrust,
): Promise<void> {
  const row = await lockOther(context, found(await findIdByUsername(context.tx, address)));
  if (row.account_status === 'LOCKED') throw new Refusal('USER_LOCKED');
  await resetAccess(context, personOf(row), trust);
  note(context, 'passwordReset', row);
}

/**
 * Whether somebody signs in with an address; not where.
 * @throws Refusal with a failure of `username` for what is no address
 */
export async function checkUsername(
  { tx }: Context,
  username: string,
): Promise<z.output<typeof UsernameCheck>> {
  const parsed = email().safeParse(username, { reportInput: true });
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({ ...issue, path: ['username'] }));
    throw Refusal.fields(fieldErrorTree(issues));
  }
  return { exists: await isUsernameTaken(tx, parsed.data) };
}
