import type { Context, Viewer } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { roleOf, users } from './user.table.ts';
import { hasOtherSuperAdmin, lockSuperAdmins } from './users.repository.ts';
import { isManageable, isSelf } from './users.read-model.ts';

/**
 * Locks an account that the caller is about to manage. Super administrators are locked together and first, so that
 * two who remove each other come one after the other.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED for an account of a wider role
 */
export async function lockManaged(context: Context, id: number) {
  const { tx, viewer } = context;
  const seen = found(await users.find(tx, id));
  if (!isManageable(viewer, roleOf(seen))) throw new Refusal('ACCESS_DENIED');
  if (seen.role === 'SUPER_ADMIN') await lockSuperAdmins(tx);
  return users.lock(tx, id);
}

/** Whether the caller may manage an account: its role is no wider than the own one. */
export async function mayManage(tx: Tx, id: number, viewer: Viewer): Promise<boolean> {
  const row = await users.find(tx, id);
  return row !== null && isManageable(viewer, roleOf(row));
}

/** The same for what nobody does to the own account. @throws Refusal CANNOT_MODIFY_SELF, and those of `lockManaged` */
export async function lockOther(context: Context, id: number) {
  if (isSelf(context, id)) throw new Refusal('CANNOT_MODIFY_SELF');
  return lockManaged(context, id);
}

/**
 * Keeps a tenant from losing the last person who can administer it; lock the account first.
 * @throws Refusal LAST_SUPER_ADMIN
 */
export async function keepSuperAdmin(
  { tx }: Context,
  {
    id,
    role,
    account_status: status,
    activated_at: activatedAt,
  }: Awaited<ReturnType<typeof lockManaged>>,
): Promise<void> {
  if (role !== 'SUPER_ADMIN' || status !== 'ACTIVE') return;
  if (await hasOtherSuperAdmin(tx, { id, isInvited: activatedAt === null })) return;
  throw new Refusal('LAST_SUPER_ADMIN');
}
