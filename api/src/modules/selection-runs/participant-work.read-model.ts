import { sql, type SQL } from 'drizzle-orm';
import {
  participantWork,
  type ParticipantWork,
} from '@assay/schema/selection-runs/run-participant.list';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { statusAt } from '../test-pools/pool-progress.read-model.ts';

/** The predicate of the index `run_participants_to_test`, word by word: a test that was selected is not done. */
const isToTest =
  sql.raw(`((t.selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and t.drug_completed_at is null)
  or (t.selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and t.alcohol_completed_at is null))`);

/** Run and pool of a participant `t`. */
export const workJoin = sql`join selection_runs run on run.id = t.run_id join test_pools pool on pool.id = t.test_pool_id`;

/** A valid run whose selection period is not over: tests of closed periods are not asked for any more (decision 23); of `run` and `pool`. */
export const isCurrent = (
  today: string,
): SQL => sql`run.invalidated_at is null and ${statusAt(today, 'pool')} = 'ACTIVE'
  and run.run_date between pool.program_start_date and pool.program_end_date
  and run.period > app.intervals_passed(pool.program_start_date, pool.modality, ${today}::date)`;

const hasTest = (which: SQL): SQL => sql`exists (select 1 from test_results test
  where test.run_participant_id = t.id and test.deleted_at is null and ${which})`;

/** It hangs on what everybody may know of a test, and on nothing that a laboratory found (ADR 101). */
const isUncollected = sql`test.test_type = 'LAB' and test.collected_at is null and test.received_at is null
  and test.test_status in ('PENDING_CREATION', 'CREATION_FAILED', 'ORDERED', 'PENDING')`;
const isCollected = sql`(test.collected_at is not null or test.received_at is not null)
  and test.test_status not in ('COLLECTION_CANCELLED', 'EXPIRED_NO_SHOW', 'LAB_REJECTED', 'UNABLE_TO_PROVIDE', 'EXCUSED')`;

const isUnordered =
  sql.raw(`((t.selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and not t.drug_ordered)
  or (t.selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and not t.alcohol_ordered))`);

/** What somebody has to do about a participant `t` on a day, as fields of the list; with `workJoin`. */
export const participantNeeds = (
  today: string,
): Record<(typeof participantWork)[ParticipantWork], SQL> => ({
  needsNotice: sql`(${isToTest} and t.notified_at is null and ${isCurrent(today)} and not ${hasTest(isCollected)})`,
  needsOrder: sql`(${isToTest} and ${isUnordered} and ${isCurrent(today)})`,
  needsCollection: sql`(${isToTest} and ${isCurrent(today)} and ${hasTest(isUncollected)})`,
});

/** How many participants in scope need what, by the conditions of the list. */
export async function countParticipantWork(
  context: Context,
): Promise<Readonly<Record<ParticipantWork, number>>> {
  const needs = participantNeeds(todayOf(context));
  const counts = (Object.keys(participantWork) as ParticipantWork[]).map(
    (key) =>
      sql`count(*) filter (where ${needs[participantWork[key]]})::integer as ${sql.identifier(key)}`,
  );
  const row = await context.tx.row<Record<ParticipantWork, number>>(sql`
    select ${sql.join(counts, sql`, `)} from run_participants t ${workJoin}
    where t.deleted_at is null and ${isToTest}`);
  return (
    row ?? {
      PARTICIPANTS_NOT_NOTIFIED: 0,
      SELECTIONS_NOT_ORDERED: 0,
      PARTICIPANTS_NOT_COLLECTED: 0,
    }
  );
}
