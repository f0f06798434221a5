import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { isDraw } from './pool-progress.read-model.ts';
import { found } from '../../core/refusal.ts';

/** Whether a company is in sight and not deleted. */
export const isCompany = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(sql`select 1 as found from companies where id = ${id} and deleted_at is null`)) !==
  null;

/** Whether a location is one of a company, in sight and not deleted. */
export async function isLocationOf(tx: Tx, companyId: number, id: number): Promise<boolean> {
  const row = await tx.row(sql`select 1 as found from locations
    where id = ${id} and company_id = ${companyId} and deleted_at is null`);
  return row !== null;
}

/** Whether a consortium is in sight and not deleted. */
export const isConsortium = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(
    sql`select 1 as found from consortiums where id = ${id} and deleted_at is null`,
  )) !== null;

/** Days of a pool's valid draws, `YYYY-MM-DD`; null without one. */
export interface DrawDays {
  first: string | null;
  latest: string | null;
}

/** The first and the latest day that a pool was validly drawn for. */
export const drawDays = async (tx: Tx, poolId: number): Promise<DrawDays> =>
  found(
    await tx.row<DrawDays>(sql`
      select min(run_date) as first, max(run_date) as latest from selection_runs
      where test_pool_id = ${poolId} and invalidated_at is null`),
  );

/** What the draws of a program come to. */
interface DrawsOfProgram {
  run_date: string | null;
  /** The latest day of a run that is a draw of its period. */
  drawn_on: string | null;
  /** Tests of the whole program by its latest draw that nobody entered numbers for. */
  drugs: number | null;
  alcohol: number | null;
}

/** Tests of the whole program by the members of a draw: rate times average, rounded up. */
const yearly = (kind: 'drugs' | 'alcohol') =>
  sql.raw(`case when commitment -> '${kind}' ->> 'method' = 'PERCENTAGE' then
    ceil((commitment -> '${kind}' ->> 'rate')::numeric / 10000 * (
      (select sum(n::numeric) from jsonb_array_elements_text(commitment -> '${kind}' -> 'activeMembers') as m (n))
      + ((commitment -> '${kind}' ->> 'periods')::integer - (commitment -> '${kind}' ->> 'period')::integer) * member_count
    ) / coalesce(commitment -> '${kind}' ->> 'yearPeriods', commitment -> '${kind}' ->> 'periods')::integer)::integer end`);

/** The valid draws of a pool's program. */
export const drawsOfProgram = async (
  tx: Tx,
  poolId: number,
  { start, end }: { start: string; end: string },
): Promise<DrawsOfProgram> =>
  found(
    await tx.row<DrawsOfProgram>(sql`
      select max(run_date) as run_date, max(run_date) filter (where ${isDraw}) as drawn_on,
        (array_agg(${yearly('drugs')} order by run_date desc, id desc) filter (where not override))[1] as drugs,
        (array_agg(${yearly('alcohol')} order by run_date desc, id desc) filter (where not override))[1] as alcohol
      from selection_runs r
      where test_pool_id = ${poolId} and invalidated_at is null and run_date between ${start} and ${end}`),
  );
