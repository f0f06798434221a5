import { readConfig } from '../config.ts';
import { openDatabase } from '../core/database/open-database.ts';
import { recountKeptSums } from '../core/lists/verify-kept-sums.ts';

/** Counts the sums that lists and reports read anew from their rows, and prints those that were wrong. */
async function recount(): Promise<void> {
  const database = await openDatabase(readConfig());
  try {
    const faults = await recountKeptSums(database);
    for (const { tenant_id: tenant, problem } of faults)
      console.log(`tenant ${tenant}: ${problem}`);
    console.log(
      faults.length === 0
        ? 'Kept sums were what their rows come to.'
        : 'Kept sums are counted anew from their rows.',
    );
  } finally {
    await database.close();
  }
}

try {
  await recount();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
