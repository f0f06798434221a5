import { sql } from 'drizzle-orm';
import { beyondTheWall } from '../../core/database/beyond-the-wall.ts';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import type { Incoming } from './incoming.repository.ts';
import { intactBody } from './open-message.ts';

/** Messages that are held in memory at a time; one may have 10 MB. */
const CHUNK = 50;

/** Messages of laboratories that are not as they came in (ADR 102), and how many there are of a tenant. */
export interface VerifiedMessages {
  count: number;
  changed: readonly { tenant: number; problem: string }[];
}

/** Opens every kept message of every tenant, and holds it against the hash that it came in with. */
export async function verifyMessages(
  database: Database,
  secrets: SecretBox,
): Promise<VerifiedMessages> {
  const tenants = await inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<{ id: number }>(sql`select id from tenants order by id`),
  );
  const changed: { tenant: number; problem: string }[] = [];
  let count = 0;
  for (const { id: tenantId } of tenants)
    for (let last = 0; ;) {
      const rows = await inTransaction(database, { tenantId }, (tx) =>
        beyondTheWall(tx, () =>
          tx.rows<Incoming>(
            sql`select * from lab_messages where id > ${last} order by id limit ${CHUNK}`,
          ),
        ),
      );
      count += rows.length;
      for (const row of rows)
        if (intactBody(secrets, row) === null)
          changed.push({
            tenant: tenantId,
            problem: `message ${row.id} of a laboratory was changed after it came in`,
          });
      if (rows.length < CHUNK) break;
      last = rows.at(-1)?.id ?? last;
    }
  return { count, changed };
}
