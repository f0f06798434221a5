import type { z } from 'zod';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { CreateUserInput, UpdateUserInput, User } from '@assay/schema/users/user';
import type { Changes } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { refusingConflicts } from '../../core/database/faults.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { Refusal } from '../../core/refusal.ts';
import { requireCompany } from '../companies/companies.read-model.ts';
import { endAccess, sendOnlyLink, type PortalTrust } from '../session/account-access.service.ts';
import { sendLink } from '../session/links.service.ts';
import { assignedRole } from './assign-role.ts';
import { keepSuperAdmin, lockManaged, lockOther } from './manage-user.ts';
import { users } from './user.table.ts';
import { findUserRecord, isSelf, userOf, type UserRecord } from './users.read-model.ts';
import { hideUsersOfCompany, insertUser, type NewUser } from './users.repository.ts';

type Assigned = UserRecord['roleAssignment'];

/** Role and places by their names, beside the ids that they have today: a history tells what people read then. */
function withNames(changes: Changes): Changes {
  const { roleAssignment } = changes;
  if (roleAssignment === undefined) return changes;
  const [before, after] = [roleAssignment.before as Assigned, roleAssignment.after as Assigned];
  const named = (of: (assigned: NonNullable<Assigned>) => unknown) => ({
    ...(before ? { before: of(before) } : {}),
    ...(after ? { after: of(after) } : {}),
  });
  return {
    ...changes,
    role: named(({ name }) => name),
    dataAccess: named((assigned) => assigned.authorizationContextNames),
  };
}

const kind = recordKind({
  entity: 'user',
  table: users,
  read: findUserRecord,
  note: ({ audit }, entry) => audit({ ...entry, changes: withNames(entry.changes ?? {}) }),
});

/**
 * Creates a user of a tenant without a password and mails the invitation, in the name of that tenant and
 * with links to its host. Works from any tenant, e.g. for the first user of a new one (decision 5).
 * @throws Refusal USER_EMAIL_ALREADY_EXISTS on `field`
 */
export async function inviteUser(
  context: Context,
  tenantId: number,
  user: NewUser,
  trust: PortalTrust,
  field: readonly string[] = ['username'],
): Promise<number> {
  const { tx } = context;
  const taken = () => Refusal.field(field, 'USER_EMAIL_ALREADY_EXISTS');
  return inTenant(tx, tenantId, async () => {
    const id = await refusingConflicts({ email_directory_pkey: taken }, () => insertUser(tx, user));
    const reader = {
      home: tenantId,
      userId: id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
    };
    await sendLink(context, 'INVITE', reader, await portalOriginOf(tx, context, trust));
    return id;
  });
}

/** Company of a new client user, which has to be in sight; somebody of a company adds people to that one alone. */
async function companyOf(context: Context, sent: number | null): Promise<number> {
  const { companyId: own } = context.viewer;
  const id = sent ?? own;
  if (id === null) throw Refusal.fields(fieldError(['companyId'], 'BLANK'));
  await requireCompany(context, id).catch((error: unknown) => {
    throw error instanceof Refusal ? Refusal.fields(fieldError(['companyId'], 'INVALID')) : error;
  });
  return id;
}

/**
 * Creates a user, who chooses a password by the link of the invitation.
 * @throws Refusal ACCESS_DENIED, USER_EMAIL_ALREADY_EXISTS, or field failures
 */
export async function createUser(
  context: Context,
  {
    roleAssignment,
    companyId: sent,
    startDate,
    employeeId,
    ...input
  }: z.output<typeof CreateUserInput>,
  trust: PortalTrust,
): Promise<User> {
  const { type, firstName, lastName } = input;
  const isStaff = type === 'MD';
  const may = isStaff ? 'CREATE_MD_USER' : 'CREATE_COMPANY_USER';
  if (!context.viewer.permissions.has(may)) throw new Refusal('ACCESS_DENIED');
  const companyId = isStaff ? null : await companyOf(context, sent);
  const columns = await assignedRole(context, roleAssignment, { type, companyId });
  const username = input.username.toLowerCase();
  const values = { ...input, username, companyId, ...(isStaff ? { startDate, employeeId } : {}) };
  const record = await createRecord(context, kind, { values, columns }, async (userId) => {
    /* Somebody may have deleted the company meanwhile: its row was waited for. */
    if (companyId !== null) await companyOf(context, companyId);
    const person = { userId, email: username, firstName, lastName };
    await sendOnlyLink(context, 'INVITE', person, trust);
  });
  return userOf(context, record);
}

const same = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/**
 * Replaces the editable fields of a user; sessions go on, and see with their next call what the role gives them.
 * @throws Refusal ACCESS_DENIED, CANNOT_MODIFY_SELF for the own role or data access, LAST_SUPER_ADMIN, STALE_VERSION,
 *   RESOURCE_NOT_FOUND, or field failures
 */
export async function updateUser(
  context: Context,
  id: number,
  { version, roleAssignment, startDate, employeeId, ...input }: z.output<typeof UpdateUserInput>,
): Promise<User> {
  const {
    type,
    role: before,
    authorization_context_ids: places,
    company_id: companyId,
  } = await lockManaged(context, id);
  const isStaff = type === 'MD';
  const record = await updateRecord(context, kind, { id, version }, async (row) => {
    if (isStaff && startDate === null) throw Refusal.fields(fieldError(['startDate'], 'BLANK'));
    const values = { ...input, ...(isStaff ? { startDate, employeeId } : {}) };
    if (roleAssignment === null) {
      if (!isSelf(context, id))
        throw Refusal.fields(fieldError(['roleAssignment', 'role'], 'BLANK'));
      return { values };
    }
    const isChanged = (role: string, ids: readonly number[]) =>
      role !== before || !same(ids, places);
    const columns = await assignedRole(context, roleAssignment, { type, companyId, places });
    if (isSelf(context, id) && isChanged(columns.role, columns.authorization_context_ids))
      throw new Refusal('CANNOT_MODIFY_SELF');
    if (columns.role !== 'SUPER_ADMIN') await keepSuperAdmin(context, row);
    return { values, columns };
  });
  return userOf(context, record);
}

/**
 * Deletes a user: sessions and links end, the name is free again, the row stays for what refers to it.
 * @throws Refusal CANNOT_MODIFY_SELF, ACCESS_DENIED, LAST_SUPER_ADMIN, RESOURCE_NOT_FOUND
 */
export async function deleteUser(context: Context, id: number): Promise<void> {
  const row = await lockOther(context, id);
  await keepSuperAdmin(context, row);
  await endAccess(context, id);
  await deleteRecord(context, kind, id, ({ username, first_name, last_name }) => ({
    username,
    firstName: first_name,
    lastName: last_name,
  }));
}

/** Deletes (soft) the accounts of a company's client users, which ends their sessions (contract §7). */
export const deleteUsersOfCompany = ({ tx }: Context, companyId: number): Promise<void> =>
  hideUsersOfCompany(tx, companyId);
