import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { ParticipantRow } from './run-participant.table.ts';

type Noted = Pick<
  ParticipantRow,
  'company_id' | 'selection_status' | 'notified_at' | 'notified_by'
> &
  Row<'selection_runs', 'invalidated_at'>;

/** What was noted of a participant, locked until the commit; null for one out of sight. */
export const lockNotice = (tx: Tx, id: number): Promise<Noted | null> =>
  tx.row<Noted>(sql`
    select p.company_id, p.selection_status, p.notified_at, p.notified_by, r.invalidated_at
    from run_participants p join selection_runs r on r.id = p.run_id where p.id = ${id} for no key update of p`);
