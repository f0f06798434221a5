import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import { useTestApp } from '../../core/testing/test-app.ts';
import { draw, fillRegulated, quarters, year } from '../selection-runs/testing/run-calls.ts';
import { addPool } from '../test-pools/testing/member-calls.ts';
import { growPoolWorld, regulated } from '../test-pools/testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);

it('employees are those who could be drawn, on average over the selection periods of the year', async () => {
  const pool = await addPool(api, world, regulated);
  const drivers = async (): Promise<number> => {
    const answer = await api.call(
      `GET /api/misreports?companyId=${world.companyId}&agency=FMCSA&year=${year}`,
      { session: world.admin },
    );
    return answer.json<MisReport>().employees.value;
  };
  await fillRegulated(api, pool, world.near, 10);
  const beforeTheFirstDraw = await drivers();
  await api.asOwner(1, (tx) =>
    tx.run(sql`update test_pool_members set created_at = ${`${year - 1}-06-01`}::timestamptz,
      left_on = case when last_name in ('Vale 1', 'Vale 2', 'Vale 3', 'Vale 4') then ${`${year}-02-01`}::date end,
      deleted_at = case when last_name in ('Vale 1', 'Vale 2', 'Vale 3', 'Vale 4') then ${`${year}-02-01`}::timestamptz end`),
  );
  for (const runDate of quarters.slice(0, 2))
    await draw(api, world.admin, { testPoolId: pool.id, runDate });

  expect([beforeTheFirstDraw, await drivers()]).toEqual([10, 8]);
});
