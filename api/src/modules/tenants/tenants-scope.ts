import { appendAudit, type AuditEntry } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { inTenant } from '../../core/database/in-tenant.ts';

/*
 * Tenants are the one resource that crosses tenants. Two narrow paths lead there, and only the
 * handlers behind SUPER_ADMIN_MANAGE_TENANTS use them:
 * - `acrossTenants` opens the table `tenants`, and no other, for the statements inside it;
 * - `asTenant` does to another tenant's rows what its own administrator could do, under its own
 *   row-level security, and writes the audit log of that tenant.
 */

/**
 * Runs `work` as a tenant; what it audits goes into that tenant's log and into the acting one's. The
 * context is good inside `work` only.
 */
export async function asTenant<T>(
  context: Context,
  tenantId: number,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  if (tenantId === context.tenantId) return work(context);
  const { tx, viewer, requestId, clientIp } = context;
  return inTenant(tx, tenantId, async () => {
    const entries: AuditEntry[] = [];
    const audit = (entry: AuditEntry): void => {
      entries.push(entry);
      context.audit(entry);
    };
    const result = await work({ ...context, tenantId, audit });
    await appendAudit(tx, entries, { actor: viewer, requestId, clientIp });
    return result;
  });
}

/** Notes what happened to a tenant in its own log and, where another one acts, in that one's as well. */
export const auditTenant = (context: Context, tenantId: number, entry: AuditEntry): Promise<void> =>
  asTenant(context, tenantId, async (inside) => inside.audit(entry));
