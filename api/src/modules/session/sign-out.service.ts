import { appendAudit } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import type { Token } from '../../core/http/authenticate.ts';
import { deleteSession } from './sessions.repository.ts';

/** Ends the session of a token, whatever host was called; one that is over already is no failure. */
export async function signOut(
  { tx, requestId, clientIp }: Context,
  token: Token | null,
): Promise<void> {
  if (token === null) return;
  await inTenant(tx, token.tenantId, async () => {
    const ended = await deleteSession(tx, token.hash);
    /* Who had not signed in yet does not sign out. */
    if (ended === null || ended.pending_reason !== null) return;
    const { user_id: userId, home_tenant_id: homeTenantId, company_id: companyId } = ended;
    await appendAudit(tx, [{ action: 'user.signedOut', entityId: userId, companyId }], {
      actor: { userId, homeTenantId },
      requestId,
      clientIp,
    });
  });
}
