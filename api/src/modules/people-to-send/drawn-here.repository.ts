import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { isCurrent } from '../selection-runs/participant-work.read-model.ts';

/*
 * Rows of draws that are out of the sight of who answers for a location, by the functions of 0211. `app.drawn_here` answers
 * what stands in run and pool under one name, and what is asked of both is asked of it.
 */

/** People whom the caller could send, with the run of each; known as `pool` and `run`. */
export const drawnHere = sql`app.drawn_here() pool
  cross join lateral (select pool.run_date, pool.period, pool.invalidated_at) run`;

/** What people who were drawn are called. */
export const namesOfDrawn = sql`
  select distinct on (here.id) here.id, here.first_name || ' ' || here.last_name as name from app.drawn_here() here`;

/** Whether somebody is in the caller's scope whom a run selected, some test of theirs not done. */
export const isDrawnHere = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(sql`select 1 as found from app.drawn_here() where id = ${id} limit 1`)) !== null;

type Participation = { participant_id: number } & Row<'run_participants', 'company_id'>;

/** Participations of a person that ask for a test on a day, with the company that the person works for. */
export const openParticipations = (tx: Tx, id: number, today: string): Promise<Participation[]> =>
  tx.rows<Participation>(sql`
    select pool.participant_id, pool.company_id from ${drawnHere} where pool.id = ${id} and ${isCurrent(today)}`);

type Noted = { participant_id: number } & Row<'run_participants', 'notified_by'>;

/** Notes who told the people of participations, or takes that back; answers those that it changed, as they stood before. */
export const noteDrawnHere = (
  tx: Tx,
  ids: readonly number[],
  { at, by }: { at: string | null; by: string | null },
): Promise<Noted[]> =>
  tx.rows<Noted>(sql`
    select * from app.note_drawn_here(${sql.param([...ids])}::bigint[], ${at}::timestamptz, ${by}::text)`);
