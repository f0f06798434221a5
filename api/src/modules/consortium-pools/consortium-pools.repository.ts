import { sql, type SQL } from 'drizzle-orm';
import type { ExtractCommitment, ExtractOutcome } from '@assay/schema/selection-runs/extract';
import type { SelectionInterval, TestPoolStatus } from '@assay/schema/test-pools/enums';
import type { Row, Tx } from '../../core/database/database.ts';
import { statusAt } from '../test-pools/pool-progress.read-model.ts';

/** A pool as `app.consortium_pools()` answers it: nothing of it counts others. */
export type PoolRow = Row<
  'test_pools',
  | 'id'
  | 'name'
  | 'is_regulated'
  | 'drug_basis_points'
  | 'alcohol_basis_points'
  | 'program_start_date'
  | 'program_end_date'
  | 'latest_run_date'
  | 'next_run_date'
> &
  Row<'pool_seed_chains', 'chain' | 'first_link'> & {
    consortium_name: string;
    own_member_count: number;
    status: TestPoolStatus;
    modality: SelectionInterval;
    testing_agency_name: string | null;
  };

const poolsAt = (today: string): SQL =>
  sql`select pool.*, ${statusAt(today, 'pool')} as status, agency.name as testing_agency_name
    from app.consortium_pools() pool left join dot_agencies agency on agency.id = pool.testing_agency_id`;

/** The pools of the caller's consortiums, those of the newest programs first. */
export const poolsInSight = (tx: Tx, today: string): Promise<PoolRow[]> =>
  tx.rows<PoolRow>(
    sql`${poolsAt(today)} order by pool.program_start_date desc, lower(pool.name), pool.id`,
  );

export const poolInSight = (tx: Tx, today: string, id: number): Promise<PoolRow | null> =>
  tx.row<PoolRow>(sql`${poolsAt(today)} where pool.id = ${id}`);

/** A draw as `app.consortium_runs()` answers it, with what the company's extract says of it. */
export type RunRow = Row<
  'selection_runs',
  'id' | 'test_pool_id' | 'run_date' | 'period' | 'periods' | 'drawn_at'
> &
  Row<
    'selection_extracts',
    | 'member_count'
    | 'drawn_count'
    | 'salt'
    | 'lines'
    | 'commitment_hash'
    | 'commitment_at'
    | 'outcome_hash'
    | 'outcome_at'
  > & {
    pool_name: string;
    is_invalidated: boolean;
    commitment: ExtractCommitment;
    outcome: ExtractOutcome;
  };

const listed = sql.raw('r.*, e.member_count, e.drawn_count');
const whole =
  sql.raw(`r.*, e.member_count, e.drawn_count, e.salt, e.lines, e.commitment, e.commitment_hash,
  e.commitment_at, e.outcome, e.outcome_hash, e.outcome_at`);
const from = sql.raw('from app.consortium_runs() r join selection_extracts e on e.run_id = r.id');

/** As many draws as a seed chain serves: a pool of a year has at most one each week. */
const MOST_RUNS = 400;

/** What only the extract itself needs. */
type ExtractRecords = Pick<
  RunRow,
  | 'salt'
  | 'lines'
  | 'commitment'
  | 'commitment_hash'
  | 'commitment_at'
  | 'outcome'
  | 'outcome_hash'
  | 'outcome_at'
>;

/** A draw as lists have it. */
export type ListedRun = Omit<RunRow, keyof ExtractRecords>;

/** Draws from a pool that members of the company were in, the newest first. */
export const runsOfPool = (tx: Tx, poolId: number): Promise<ListedRun[]> =>
  tx.rows<ListedRun>(sql`
    select ${listed} ${from} where r.test_pool_id = ${poolId} order by r.run_date desc, r.id desc limit ${MOST_RUNS}`);

export const runInSight = (tx: Tx, id: number): Promise<RunRow | null> =>
  tx.row<RunRow>(sql`select ${whole} ${from} where r.id = ${id}`);

export const isPoolInSight = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(sql`select id from app.consortium_pools() where id = ${id}`)) !== null;

export const isRunInSight = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.row(sql`select id from app.consortium_runs() where id = ${id}`)) !== null;
