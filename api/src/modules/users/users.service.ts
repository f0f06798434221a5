import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import { refusingConflicts } from '../../core/database/faults.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { Refusal } from '../../core/refusal.ts';
import { sendLink } from '../session/links.service.ts';
import { hideUsersOfCompany, insertUser, type NewUser } from './users.repository.ts';

/**
 * Creates a user of a tenant without a password and mails the invitation, in the name of that tenant and
 * with links to its host. Works from any tenant, e.g. for the first user of a new one (decision 5).
 * @throws Refusal USER_EMAIL_ALREADY_EXISTS on `field`
 */
export async function inviteUser(
  context: Context,
  tenantId: number,
  user: NewUser,
  trust: Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>,
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

/** Deletes (soft) the accounts of a company's client users, which ends their sessions (contract §7). */
export const deleteUsersOfCompany = ({ tx }: Context, companyId: number): Promise<void> =>
  hideUsersOfCompany(tx, companyId);
