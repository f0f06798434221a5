import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { addPool } from '../../test-pools/testing/member-calls.ts';
import type { PoolWorld } from '../../test-pools/testing/pool-world.ts';

export const year = new Date().getUTCFullYear();

/** First days of the quarters of this year. */
export const quarters = ['01', '04', '07', '10'].map((month) => `${year}-${month}-01`);

/** First day of the quarter of this year that a day lies in. */
export const quarterOf = (day: string): string =>
  quarters.filter((first) => first <= day).at(-1) ?? '';

/** Puts members into a pool without the calls; answers their ids. */
const fillPool = (
  api: TestApp,
  pool: { id: number; companyId: number | null },
  locationId: number,
  count: number,
): Promise<number[]> =>
  api.asOwner(1, async (tx) => {
    const rows = await tx.rows<{ id: number }>(sql`
      insert into test_pool_members (test_pool_id, company_id, location_id, first_name, last_name, id_number)
      select ${pool.id}, ${pool.companyId}, ${locationId}, 'Robin', 'Vale ' || n, 'M-' || n
      from generate_series(1, ${count}) n returning id`);
    return rows.map(({ id }) => id);
  });

/** The same for an FMCSA pool. */
export const fillRegulated = (
  api: TestApp,
  pool: { id: number; companyId: number | null },
  locationId: number,
  count: number,
): Promise<number> =>
  api.asOwner(1, (tx) =>
    tx.run(sql`
      insert into test_pool_members (test_pool_id, company_id, location_id, first_name, last_name, state, cdl_number,
        date_of_birth, observation_required, employee_category_id)
      select ${pool.id}, ${pool.companyId}, ${locationId}, 'Robin', 'Vale ' || n, 'TX', ${`D-${locationId}-`} || n, '1980-01-02', false, 1
      from generate_series(1, ${count}) n`),
  );

/** A pool with as many active members, at half of them a year, drawn each quarter. */
export async function quarterlyPool(
  api: TestApp,
  world: PoolWorld,
  members: number,
  more: object = {},
): Promise<TestPool> {
  const pool = await addPool(api, world, {
    drugPercentage: 50,
    alcoholPercentage: 10,
    oversampling: 0,
    ...more,
  });
  await fillPool(api, pool, world.near, members);
  return pool;
}

/** Does something as if it were noon of a day: a draw is for the selection period that runs. Today it is what it is. */
export async function onDay<T>(day: string, work: () => Promise<T>): Promise<T> {
  // In the small hours noon is so far ahead that a session would have ended by then.
  if (day === new Date().toISOString().slice(0, 10)) return work();
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

/** Draws on the day of the run, and expects that it works. */
export async function draw(
  api: TestApp,
  session: TestSession,
  body: { testPoolId: number; runDate: string; [field: string]: unknown },
): Promise<SelectionRunDetails> {
  const answer = await onDay(body.runDate, () =>
    api.call('POST /api/selectionrun', { session, body }),
  );
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Tests everybody on the spot whom a run selected for drugs. */
export const complete = (api: TestApp, runId: number) =>
  api.asOwner(1, async (tx) => {
    await tx.run(sql`
      insert into test_cases (company_id, location_id, program, status, reason_for_test, first_name, last_name,
        primary_id_type, primary_id, run_participant_id, created_by)
      select v.company_id, v.location_id, 'NON_DOT', 'CLOSED', 'RANDOM', v.first_name, v.last_name, 'OTHER', p.id::text, p.id,
        'Test'
      from run_participants p
      join test_pool_member_versions v on v.member_id = p.member_id and v.version = p.person_version
      where p.run_id = ${runId} and p.selection_status like 'SELECTED_FOR_DRUGS%'`);
    await tx.run(sql`
      insert into test_results (test_case_id, company_id, location_id, program, donor_first_name_key, donor_last_name_key,
        search_text, test_type, test_status, result_type, specimen_type_id, collected_at, created_by)
      select c.id, 0, 0, '', '', '', '', 'INSTANT', 'TEST_COMPLETED', 'RESULT_NEGATIVE', 1, now(), 'Test'
      from test_cases c join run_participants p on p.id = c.run_participant_id where p.run_id = ${runId}`);
  });
