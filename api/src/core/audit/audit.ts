import { sql } from 'drizzle-orm';
import type { AuditAction } from '@assay/schema/audit/audit-actions';
import type { Tx } from '../database/database.ts';

/** Before and after of one field; only the side that exists. */
export type Changes = Record<string, { before?: unknown; after?: unknown }>;

/** One event of the audit log. Values that must not be read by auditors (secrets, SSN) stay out. */
export interface AuditEntry {
  /** What happened to which kind of record. */
  action: AuditAction;
  entityId: number | string | null;
  companyId?: number | null;
  changes?: Changes;
  /** The acting user where nobody is signed in yet, e.g. at sign-in. */
  actor?: { userId: number; homeTenantId: number };
}

export interface AuditOrigin {
  actor: { userId: number; homeTenantId: number } | null;
  requestId: string;
  clientIp: string;
}

/**
 * Appends to the tenant's hash chain. Takes the lock of the chain's head until the commit, so call
 * it last in a transaction and once, with all entries.
 */
export async function appendAudit(
  tx: Tx,
  entries: readonly AuditEntry[],
  origin: AuditOrigin,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ action, entityId, companyId, changes, actor }) => ({
    action,
    entity: action.split('.')[0],
    entityId: entityId === null ? null : String(entityId),
    companyId: companyId ?? null,
    changes: changes ?? {},
    actorUserId: (actor ?? origin.actor)?.userId ?? null,
    actorTenantId: (actor ?? origin.actor)?.homeTenantId ?? null,
  }));
  await tx.run(
    sql`select app.audit_append(${JSON.stringify(rows)}::jsonb, ${origin.requestId}, ${origin.clientIp})`,
  );
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ between two states of a record. */
export function changesBetween(before: object, after: object): Changes {
  const old: Record<string, unknown> = { ...before };
  const changed = Object.entries(after).filter(
    ([key, value]) => key !== 'version' && !same(old[key], value),
  );
  return Object.fromEntries(
    changed.map(([key, value]) => [key, { before: old[key] ?? null, after: value }]),
  );
}

/** Every field of a new record. */
export const changesOfNew = (record: object): Changes =>
  Object.fromEntries(Object.entries(record).map(([key, after]) => [key, { after }]));

/** The fields by which a deleted record is named. */
export const changesOfGone = (fields: object): Changes =>
  Object.fromEntries(Object.entries(fields).map(([key, before]) => [key, { before }]));
