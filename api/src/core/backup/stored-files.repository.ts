import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** Keys of all files that the database knows. */
export const readStoredFiles = (database: Database): Promise<string[]> =>
  inTransaction(database, { role: 'owner' }, async (tx) => {
    const rows = await tx.rows<{ storage_key: string }>(
      sql`select storage_key from files order by storage_key`,
    );
    return rows.map(({ storage_key: key }) => key);
  });
