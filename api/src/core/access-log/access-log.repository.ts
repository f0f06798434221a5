import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';

/** Appends a batch to the access log of the transaction's tenant (`app.access_append`). */
export const appendAccess = (tx: Tx, entries: readonly object[]): Promise<number> =>
  tx.run(sql`select app.access_append(${JSON.stringify(entries)}::jsonb)`);

/** Tenants that have an access log, or had one by their audit log. */
export const tenantsWithLog = (tx: Tx): Promise<{ tenant_id: number }[]> =>
  tx.rows(sql`
    select tenant_id from app.access_heads union select tenant_id from access_log
    union select tenant_id from audit_log where action = 'tenant.accessLogSealed' order by 1`);

/** What a step of a check found: how far it went, and the first fault. */
export interface CheckStep {
  last: number;
  more: boolean;
  problem_batch: number | null;
  problem: string | null;
}

/** Checks the batches of a tenant behind a number, at most so many. */
export async function checkStep(
  tx: Tx,
  tenantId: number,
  behind: number,
  most: number,
): Promise<CheckStep> {
  const step = await tx.row<CheckStep>(
    sql`select * from app.access_check_step(${tenantId}, ${behind}, ${most})`,
  );
  return step ?? { last: behind, more: false, problem_batch: null, problem: null };
}

/** The first fault of a tenant's access log; `problem` is null for a log that is as it was written. */
export interface CheckedAccessLog {
  tenant_id: number;
  problem_batch: number | null;
  problem: string | null;
}

export const keepChecks = (tx: Tx, checked: readonly CheckedAccessLog[]): Promise<number> =>
  tx.run(sql`
    insert into app.access_checks (tenant_id, checked_at, entries, problem, problem_batch)
    select c.tenant_id, clock_timestamp(), coalesce(h.entry, 0), c.problem, c.problem_batch
    from jsonb_to_recordset(${JSON.stringify(checked)}::jsonb)
      as c (tenant_id integer, problem text, problem_batch bigint)
    left join app.access_heads h on h.tenant_id = c.tenant_id
    on conflict (tenant_id) do update set checked_at = excluded.checked_at, entries = excluded.entries,
      problem = excluded.problem, problem_batch = excluded.problem_batch`);
