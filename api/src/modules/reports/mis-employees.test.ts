import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import { useTestApp } from '../../core/testing/test-app.ts';
import { draw, fillRegulated, quarters, year } from '../selection-runs/testing/run-calls.ts';
import { createConsortium } from '../consortiums/testing/consortium-calls.ts';
import { ofConsortium } from '../selection-runs/testing/consortium-pool-world.ts';
import { addPool } from '../test-pools/testing/member-calls.ts';
import { growPoolWorld, regulated } from '../test-pools/testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);

const employees = async (companyId: number, session = world.admin): Promise<number> => {
  const answer = await api.call(
    `GET /api/misreports?companyId=${companyId}&agency=FMCSA&year=${year}`,
    { session },
  );
  return answer.json<MisReport>().employees.value;
};

it('employees are those who could be drawn, on average over the selection periods of the year', async () => {
  const pool = await addPool(api, world, regulated);
  const drivers = () => employees(world.companyId);
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

it('employees of a pool of a consortium are the own ones, as many for the company as for its TPA', async () => {
  const [harbor, desert] = [
    await growPoolWorld(api, 'Harbor Lines'),
    await growPoolWorld(api, 'Desert Lines'),
  ];
  const { id } = await createConsortium(api, world.admin, {
    locations: [harbor.near, desert.near],
  });
  const pool = await addPool(api, harbor, ofConsortium(id, regulated));
  for (const [{ companyId, near }, size] of [
    [harbor, 6],
    [desert, 15],
  ] as const)
    await fillRegulated(api, { ...pool, companyId }, near, size);
  await api.asOwner(1, (tx) =>
    tx.run(sql`update test_pool_members set created_at = ${`${year - 1}-06-01`}::timestamptz,
      left_on = case when last_name = 'Vale 1' then ${`${year}-02-01`}::date end,
      deleted_at = case when last_name = 'Vale 1' then ${`${year}-02-01`}::timestamptz end
      where test_pool_id = ${pool.id}`),
  );
  for (const runDate of quarters.slice(0, 2))
    await draw(api, world.admin, { testPoolId: pool.id, runDate });

  for (const [{ companyId }, average] of [
    [harbor, 6],
    [desert, 15],
  ] as const) {
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
    const seen = [await employees(companyId), await employees(companyId, session)];
    expect(seen).toEqual([average, average]);
  }
});
