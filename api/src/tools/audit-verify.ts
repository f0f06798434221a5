import { readConfig } from '../config.ts';
import { verifyAudit } from '../core/audit/verify-audit.ts';
import { openToRead } from '../core/database/open-to-read.ts';
import { verifyPersons } from '../modules/test-pools/verify-persons.repository.ts';

/**
 * Checks the hash chain of every tenant's audit log, and that members and drawn people are as their versions say.
 * Prints the first bad row of each broken chain and each bad person and exits with 1, or prints the last link of each chain, to
 * be kept outside: a log that was rewritten as a whole, with all its hashes, shows only against a link that somebody
 * else kept.
 */
try {
  const database = await openToRead(readConfig());
  const { faults, heads } = await verifyAudit(database);
  const persons = await verifyPersons(database);
  await database.close();
  for (const { tenant_id: tenant, id, problem } of faults) {
    process.stdout.write(`tenant ${tenant}: row ${id}: ${problem}\n`);
  }
  for (const { tenant_id: tenant, id, hash } of heads) {
    if (!faults.some((fault) => fault.tenant_id === tenant))
      process.stdout.write(`tenant ${tenant}: ${id} rows, last link ${hash}\n`);
  }
  for (const { tenant_id: tenant, problem } of persons)
    process.stdout.write(`tenant ${tenant}: ${problem}\n`);
  process.exitCode = faults.length + persons.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
