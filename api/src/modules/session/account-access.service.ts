import type { Context } from '../../core/context.ts';
import type { Config } from '../../config.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { portalOriginOf } from '../../core/mail/portal-origin.ts';
import { endSessions, setStatus, voidPassword } from './accounts.repository.ts';
import type { LinkReason } from './letters.ts';
import { sendLink, sendLinks, type LinkReader } from './links.service.ts';
import { voidLinks } from './links.repository.ts';

/** What administrators do to the access of others, in the tenant that the request acts in (contract §10). */
type Person = Omit<LinkReader, 'home'>;
export type PortalTrust = Pick<Config, 'PORTAL_DOMAIN' | 'SPECIAL_HOSTS'>;

/** Mails a link to set a password; links that were sent before are worth nothing any more. */
export const sendOnlyLink = (
  context: Context,
  reason: LinkReason,
  person: Person,
  trust: PortalTrust,
): Promise<void> =>
  inTenant(context.tx, context.tenantId, async () => {
    const { tx, tenantId } = context;
    await voidLinks(tx, person.userId);
    const origin = await portalOriginOf(tx, context, trust);
    await sendLink(context, reason, { home: tenantId, ...person }, origin);
  });

/** Mails the invitations of new users. */
export const sendInvitations = (
  context: Context,
  people: readonly Person[],
  trust: PortalTrust,
): Promise<void> =>
  inTenant(context.tx, context.tenantId, async () => {
    const origin = await portalOriginOf(context.tx, context, trust);
    await sendLinks(context, 'INVITE', { home: context.tenantId, readers: people }, origin);
  });

/** Ends what a user can sign in with at the moment: links and sessions. */
export const endAccess = ({ tx, tenantId }: Context, userId: number): Promise<void> =>
  inTenant(tx, tenantId, async () => {
    await voidLinks(tx, userId);
    await endSessions(tx, tenantId, userId);
  });

/** Locks an account: unlike after wrong passwords, sessions end at once (decision 18). */
export async function lockAccess(context: Context, userId: number): Promise<void> {
  await setStatus(context.tx, userId, 'LOCKED');
  await endAccess(context, userId);
}

/** Voids the password and ends the sessions, and mails a link to choose another one. */
export async function resetAccess(
  context: Context,
  person: Person,
  trust: PortalTrust,
): Promise<void> {
  const { tx, tenantId } = context;
  await inTenant(tx, tenantId, async () => {
    await voidPassword(tx, person.userId);
    await endSessions(tx, tenantId, person.userId);
  });
  await sendOnlyLink(context, 'RESET_BY_ADMINISTRATOR', person, trust);
}
