import { sql } from 'drizzle-orm';
import { appendAudit, type AuditEntry } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import type { Tx } from '../../core/database/database.ts';
import { inTenant } from '../../core/database/in-tenant.ts';
import { Refusal } from '../../core/refusal.ts';

/*
 * Tenants are the one resource that crosses tenants. Two narrow paths lead there, and only the
 * handlers behind SUPER_ADMIN_MANAGE_TENANTS use them:
 * - `acrossTenants` opens the table `tenants`, and no other, for the statements inside it;
 * - `asTenant` does to another tenant's rows what its own administrator could do, under its own
 *   row-level security, and writes the audit log of that tenant.
 */

const open = (tx: Tx, value: 'on' | ''): Promise<unknown> =>
  tx.row(sql`select set_config('app.manages_tenants', ${value}, true)`);

/** Runs `work` with the rows of all tenants in the table `tenants` (migration 0020). */
export async function acrossTenants<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await open(tx, 'on');
  try {
    const result = await work();
    await open(tx, '');
    return result;
  } catch (error) {
    /* After any other failure the transaction is rolled back, and may not take statements any more. */
    if (error instanceof Refusal) await open(tx, '');
    throw error;
  }
}

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
