import { sql } from 'drizzle-orm';
import type { Database, Row } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';

/** A member or a participant whose person was changed past the application. */
type Fault = Row<'test_pool_members', 'tenant_id'> & { problem: string };

/**
 * Members of every tenant that are not as the version says that was kept of them, and participants who are not shown as
 * they were drawn. It names nobody.
 */
export const verifyPersons = (database: Database): Promise<readonly Fault[]> =>
  inTransaction(database, { role: 'owner' }, (tx) =>
    tx.rows<Fault>(sql`
      select tenant_id, 'member ' || id || ' ' || problem as problem from app.persons_verify()
      union all
      select tenant_id, 'participant ' || id || ' ' || problem from app.drawn_persons_verify()`),
  );
