import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';

/** Keeps every object of the store where it is for some hours, as long as a backup may take. */
export async function holdObjects(database: Database): Promise<void> {
  await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.run(sql`
      insert into app.object_hold (until) values (now() + interval '6 hours')
      on conflict (id) do update set until = excluded.until`),
  );
}
