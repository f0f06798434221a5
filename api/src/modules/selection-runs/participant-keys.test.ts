import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { draw, quarterlyPool, quarters } from './testing/run-calls.ts';

const [spring = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);
const { id: testPoolId } = await quarterlyPool(api, world, 8);
const run = await draw(api, world.admin, { testPoolId, runDate: spring });

/** Writes a participant like those of the run, but for one column. */
const insertLike = (column: 'run_id' | 'member_id', value: number) =>
  api.asOwner(1, (tx) => {
    const of = (name: string) =>
      name === column ? sql`${value}::bigint` : sql`${sql.identifier(name)}`;
    return tx.run(sql`
      insert into run_participants (run_id, member_id, test_pool_id, company_id, person_version, run_index, ticket,
        drawn_status, selection_status)
      select ${of('run_id')}, ${of('member_id')}, test_pool_id, company_id, person_version, 1000 + run_index, ticket,
        drawn_status, selection_status
      from run_participants where run_id = ${run.id} limit 1`);
  });

const strangers = /are not of the pool of their participant/;

it('keep a participant to members of its own pool', async () => {
  const other = await quarterlyPool(api, world, 1);
  const [member] = await api.asOwner(1, (tx) =>
    tx.rows<{ id: number }>(sql`select id from test_pool_members where test_pool_id = ${other.id}`),
  );
  const [drawn] = run.participants;

  await expect(insertLike('member_id', member?.id ?? 0)).rejects.toThrow(strangers);
  await expect(insertLike('member_id', 999_999_999)).rejects.toThrow(strangers);
  expect(await insertLike('member_id', drawn?.memberId ?? 0)).toBe(1);
});

it('keep a participant to runs of its own pool', async () => {
  const other = await quarterlyPool(api, world, 4);
  const { id } = await draw(api, world.admin, { testPoolId: other.id, runDate: spring });

  await expect(insertLike('run_id', id)).rejects.toThrow(strangers);
  await expect(insertLike('run_id', 999_999_999)).rejects.toThrow(strangers);
});

it('keep a snapshot to a run of its own pool, which may come behind it', async () => {
  const other = await quarterlyPool(api, world, 1);
  const snapshotOf = (runId: number, poolId: number) =>
    api.asOwner(1, (tx) =>
      tx.run(sql`insert into selection_snapshots (run_id, chunk, test_pool_id, company_id, lines)
        select ${runId}, 1000, ${poolId}, company_id, '' from selection_runs where id = ${run.id}`),
    );

  await expect(snapshotOf(run.id, other.id)).rejects.toThrow('selection_snapshots_run');
  await expect(snapshotOf(999_999_999, run.testPoolId)).rejects.toThrow('selection_snapshots_run');
  expect(await snapshotOf(run.id, run.testPoolId)).toBe(1);
});

it('keep the members that were drawn, even from who owns the tables', async () => {
  const remove = (isDrawn: boolean) =>
    api.asOwner(1, (tx) =>
      tx.run(sql`delete from test_pool_members m where test_pool_id = ${run.testPoolId}
        and ${isDrawn} = exists (select from run_participants p where p.member_id = m.id)`),
    );

  await expect(remove(true)).rejects.toThrow('members that were drawn cannot be deleted');
  expect(await remove(false)).toBeGreaterThan(0);
});
