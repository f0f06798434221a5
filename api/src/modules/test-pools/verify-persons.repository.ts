import { sql } from 'drizzle-orm';
import type { Database, Row } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';

/** A member whose data was changed past the application. */
type Fault = Row<'test_pool_members', 'tenant_id' | 'id'> & { problem: string };

/** Members of every tenant that are not as the version says that was kept of them; it names nobody. */
export const verifyPersons = (database: Database): Promise<readonly Fault[]> =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<Fault>(sql`select * from app.persons_verify()`),
  );
