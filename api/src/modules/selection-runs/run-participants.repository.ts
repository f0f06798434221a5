import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import { statusAt } from '../test-pools/pool-progress.read-model.ts';
import type { ParticipantRow } from './run-participant.table.ts';

export type LockedParticipant = Pick<
  ParticipantRow,
  | 'run_id'
  | 'company_id'
  | 'run_index'
  | 'selection_status'
  | 'excusal_reason'
  | 'specimen_id'
  | 'version'
> &
  Row<'test_pools', 'test_order_type'> & {
    /** The run was invalidated, its orders are requested, or the pool is not active. */
    is_closed: boolean;
    /** A test or an order stands for something that the draw asked for. */
    is_tested: boolean;
  };

/** Who of a run could stand in for whom. */
interface StandIns {
  /** Excused, and nobody was called up for them yet. */
  vacant: number;
  /** Place in the drawn order of the alternate who is next; null when none is left. */
  next: number | null;
}

/** How many places of a run are vacant, and which alternate comes first; the run must be locked. */
export const standInsOf = async (tx: Tx, runId: number): Promise<StandIns> =>
  found(
    await tx.row<StandIns>(sql`
      select count(*) filter (where selection_status = 'EXCUSED')
          - count(*) filter (where drawn_status = 'ALTERNATE_SELECTION' and selection_status <> 'ALTERNATE_SELECTION') as vacant,
        min(run_index) filter (where selection_status = 'ALTERNATE_SELECTION') as next
      from run_participants where run_id = ${runId}`),
  );

/**
 * A participant as it stands on a day, locked together with its run until the commit.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export const lockParticipantRow = async (
  tx: Tx,
  id: number,
  today: string,
): Promise<LockedParticipant> =>
  found(
    await tx.row<LockedParticipant>(sql`
      select p.run_id, p.company_id, p.run_index, p.selection_status, p.excusal_reason, p.specimen_id, p.version,
        (r.invalidated_at is not null or r.has_requested_orders or ${statusAt(today)} <> 'ACTIVE') as is_closed,
        (p.drug_ordered or p.alcohol_ordered) as is_tested, t.test_order_type
      from run_participants p
      join selection_runs r on r.id = p.run_id
      join test_pools t on t.id = p.test_pool_id
      where p.id = ${id} for no key update of p, r`),
  );

/** The run's numbers after one of its participants was excused or called up. */
export const countSelected = (tx: Tx, runId: number): Promise<number> =>
  tx.run(sql`
    update selection_runs r
    set selected_for_drug_testing = n.drugs, selected_for_alcohol_testing = n.alcohol,
      selected_for_drug_and_alcohol_testing = n.both_kinds, version = version + 1, updated_at = now()
    from (
      select count(*) filter (where selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')) as drugs,
        count(*) filter (where selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')) as alcohol,
        count(*) filter (where selection_status = 'SELECTED_FOR_DRUGS_AND_ALCOHOL') as both_kinds
      from run_participants where run_id = ${runId}) n
    where r.id = ${runId}`);
