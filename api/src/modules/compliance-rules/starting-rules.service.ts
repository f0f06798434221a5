import type { Database, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { aYearAfter } from './a-year-after.ts';
import { complianceRules } from './compliance-rule.table.ts';
import { hasRules, tenantsWithoutRules } from './compliance-rules.repository.ts';
import { startingRules } from './starting-rules.ts';

/** Gives the transaction's tenant its first rules, to be reviewed within a year, unless it has some (decision 50). */
export async function addStartingRules(tx: Tx): Promise<void> {
  if (await hasRules(tx)) return;
  const today = new Date().toISOString().slice(0, 10);
  const rules = startingRules(aYearAfter(today));
  await complianceRules.insertMany(
    tx,
    rules.map((rule) => complianceRules.toColumns(rule)),
  );
}

/** Gives their first rules to the tenants of an installation that is older than rules are. */
export async function completeRules(database: Database): Promise<void> {
  const ids = await inTransaction(database, { role: 'owner' }, tenantsWithoutRules);
  for (const tenantId of ids) await inTransaction(database, { tenantId }, addStartingRules);
}
