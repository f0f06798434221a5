import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { Refusal } from '../../core/refusal.ts';
import { inviteUser } from '../users/users.service.ts';
import { tenants, type TenantRecord } from './tenant.table.ts';
import type { PortalSettings } from './tenant-address.ts';
import { auditTenant } from './tenants-scope.ts';
import { isEmailTaken } from './tenants.repository.ts';

/** `Ann Marie Brown` → Ann, Marie Brown. A single name serves as both: a user has two. */
export function namesOf(fullName: string): { firstName: string; lastName: string } {
  const [firstName = fullName, ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || firstName };
}

/**
 * Whether saving a tenant invites its primary contact: when it is enabled for the first time (decision 5), or when nobody
 * could sign in until now since the address was taken, which earlier releases let pass.
 */
export function isInvitationDue(
  before: (Pick<TenantRecord, 'enabled'> & Pick<Row<'tenants'>, 'first_user'>) | null,
  after: Pick<TenantRecord, 'enabled'>,
): boolean {
  if (!after.enabled || before?.first_user === 'INVITED') return false;
  return before === null || !before.enabled || before.first_user === 'EMAIL_TAKEN';
}

/**
 * Invites the primary contact as SUPER_ADMIN of the tenant. Somebody who signs in with the address
 * already, here or elsewhere, gets no second account, and a tenant that nobody can sign in to is not saved.
 * @throws Refusal USER_EMAIL_ALREADY_EXISTS on the contact's address
 */
export async function inviteFirstUser(
  context: Context,
  tenant: TenantRecord,
  settings: PortalSettings,
): Promise<void> {
  const { id, primaryContactEmail: email, primaryContactFullName } = tenant;
  if (await isEmailTaken(context.tx, email))
    throw Refusal.field(['primaryContactEmail'], 'USER_EMAIL_ALREADY_EXISTS');
  const user = { email, ...namesOf(primaryContactFullName), role: 'SUPER_ADMIN' as const };
  const userId = await inviteUser(context, id, user, settings, ['primaryContactEmail']);
  await tenants.setColumns(context.tx, id, { first_user: 'INVITED' });
  const changes = { userId: { after: userId }, role: { after: user.role } };
  await auditTenant(context, id, {
    action: 'tenant.firstUserInvited',
    entityId: id,
    changes,
  });
}
