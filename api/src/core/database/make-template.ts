import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EmbeddedDatabase } from './embedded-database.ts';
import { migrate } from './migrate.ts';

/**
 * Writes a migrated database into `file`: made from nothing, or from the template `from`, and filled by `fill`. It lies on
 * disk meanwhile, since one in memory takes its size three times.
 */
export async function makeTemplate(
  file: string,
  from?: string,
  fill: (database: EmbeddedDatabase) => Promise<void> = async () => {},
): Promise<void> {
  const home = mkdtempSync(path.join(tmpdir(), 'assay-template-'));
  try {
    const directory = path.join(home, 'db');
    const database = await EmbeddedDatabase.open({ directory, ...(from && { template: from }) });
    await migrate(database);
    await fill(database);
    await mkdir(path.dirname(file), { recursive: true });
    await database.packInto(file);
    await database.close();
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
