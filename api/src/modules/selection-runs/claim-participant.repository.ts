import { sql } from 'drizzle-orm';
import type { SelectionStatusName } from '@assay/schema/selection-runs/run-participant.list';
import type { Row, Tx } from '../../core/database/database.ts';

type ClaimedRow = Pick<Row<'run_participants'>, 'drug_ordered' | 'alcohol_ordered'> &
  Pick<Row<'test_pools'>, 'is_regulated'> & {
    selection_status: SelectionStatusName;
    /** Company of the member's location on the day of the draw. */
    company_id: number;
    is_invalidated: boolean;
  };

/** A participant for whom a test is made, locked until the commit; null when it is out of sight. */
export const lockForTest = (tx: Tx, id: number): Promise<ClaimedRow | null> =>
  tx.row<ClaimedRow>(sql`
    select p.selection_status, p.drug_ordered, p.alcohol_ordered, v.company_id, t.is_regulated,
      r.invalidated_at is not null as is_invalidated
    from run_participants p
    join selection_runs r on r.id = p.run_id
    join test_pools t on t.id = p.test_pool_id
    join test_pool_member_versions v on v.member_id = p.member_id and v.version = p.person_version
    where p.id = ${id} and p.deleted_at is null for no key update of p`);
