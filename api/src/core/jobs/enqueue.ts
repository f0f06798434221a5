import { sql } from 'drizzle-orm';
import type { Tx } from '../database/database.ts';
import type { JobKind } from './job.ts';

/** Data of a job as the caller gives it: the tenant is the transaction's and is added by the database. */
export type OwnData<T extends object> = Omit<T, 'tenantId'>;

/**
 * Adds a job in the caller's transaction: it exists when the transaction commits, and with a rollback
 * it never did. `delaySeconds` is how long it waits at least.
 */
export const enqueue = <T extends object>(
  context: { tx: Tx },
  kind: JobKind<T>,
  data: OwnData<T>,
  delaySeconds = 0,
): Promise<void> => enqueueMany(context, kind, [data], delaySeconds);

/** Adds many jobs of one kind in one statement. */
export async function enqueueMany<T extends object>(
  { tx }: { tx: Tx },
  kind: JobKind<T>,
  data: readonly OwnData<T>[],
  delaySeconds = 0,
): Promise<void> {
  await tx.run(sql`
    select app.enqueue_job(${kind.name}, job, make_interval(secs => ${delaySeconds}))
    from jsonb_array_elements(${JSON.stringify(data)}::jsonb) as job`);
}

/**
 * Adds a job that does all that waits, unless one of the tenant is there that has not begun: that one begins after this
 * transaction. Its queue has the policy `short`.
 */
export async function enqueueOnce(
  { tx }: { tx: Tx },
  kind: JobKind<{ tenantId: number }>,
): Promise<void> {
  await tx.run(sql`select app.enqueue_once(${kind.name})`);
}
