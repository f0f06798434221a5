import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import {
  checkStep,
  keepChecks,
  tenantsWithLog,
  type CheckedAccessLog,
  type CheckStep,
} from './access-log.repository.ts';

/** Batches that one transaction checks. */
const STEP = 100;

/**
 * Checks the chain of every tenant's access log from its first batch on, and its head as the audit log has it. A long log
 * is checked in many short transactions; `pause` is awaited between them.
 */
export async function checkAccessLog(
  database: Database,
  pause: () => Promise<unknown> = async () => undefined,
): Promise<CheckedAccessLog[]> {
  const asOwner = { role: 'owner' } as const;
  const tenants = await inTransaction(database, asOwner, tenantsWithLog);
  const checked: CheckedAccessLog[] = [];
  for (const { tenant_id } of tenants) {
    let step: CheckStep = { last: 0, more: true, problem_batch: null, problem: null };
    while (step.more && step.problem === null) {
      const { last } = step;
      step = await inTransaction(database, asOwner, (tx) => checkStep(tx, tenant_id, last, STEP));
      await pause();
    }
    checked.push({ tenant_id, problem_batch: step.problem_batch, problem: step.problem });
  }
  return checked;
}

/** Keeps what a check found, for whoever reads the access log. */
export const keepAccessChecks = (
  database: Database,
  checked: readonly CheckedAccessLog[],
): Promise<number> => inTransaction(database, { role: 'owner' }, (tx) => keepChecks(tx, checked));
