import type { Database } from './database.ts';

/** Any constant beside that of the migrations. */
const LOCK = 4_217_002;

/** What must not hold a connection that waits for the first starter to end; a seed with the demo data takes seconds. */
const PATIENCE = `set local lock_timeout = '300s'; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;`;

/**
 * Runs what a start does to a database while no other process does: several that start together on one server wait for
 * each other. Whoever holds the lock needs a connection besides.
 */
export async function oneStarterAtATime(
  database: Database,
  poolSize: number,
  work: () => Promise<void>,
): Promise<void> {
  if (database.kind !== 'server' || poolSize < 2) return work();
  await database.transaction(`${PATIENCE} select pg_advisory_xact_lock(${LOCK});`, work);
}
