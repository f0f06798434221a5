import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { onServer, printCalls } from './on-server.ts';

const POOLS = 10_000;
const RUNS = 3;
const ROUNDS = 15;

/** Columns of a table that are written, but for those that are named. */
async function columnsOf(db: Client, table: string, without: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> all ($2)`,
    [table, without],
  );
  return rows.map(({ name }) => name);
}

/** Pools and runs like those of the demo. */
async function grow(db: Client): Promise<void> {
  const pools = await columnsOf(db, 'test_pools', ['id', 'name']);
  const runs = await columnsOf(db, 'selection_runs', [
    'id',
    'test_pool_id',
    'chain',
    'link',
    'period',
  ]);
  // Copies need no checks, and are nobody's draws.
  await db.query('set session_replication_role = replica');
  await db.query(`
    insert into test_pools (id, name, ${pools.join(', ')})
    select 100000 + row_number() over (), p.name || ' ' || n, ${pools.map((name) => `p.${name}`).join(', ')}
    from generate_series(1, ${POOLS}) n cross join test_pools p where p.tenant_id = 1 and p.deleted_at is null limit ${POOLS}`);
  await db.query(`
    insert into selection_runs (id, test_pool_id, chain, link, period, ${runs.join(', ')})
    select 1000000 + p.id * ${RUNS} + n, p.id, 1, n, n, ${runs.map((name) => `r.${name}`).join(', ')}
    from test_pools p cross join generate_series(1, ${RUNS}) n
    cross join lateral (select * from selection_runs where tenant_id = 1 order by id offset p.id % 50 limit 1) r
    where p.id >= 100000`);
  await db.query('set session_replication_role = origin');
  await db.query('vacuum (analyze) test_pools, selection_runs');
}

const toKeep = async (db: Client): Promise<number> => {
  const { rows } = await db.query<{ left: number }>(
    `select count(*)::integer as left from test_pools t where t.deleted_at is null and 3 > (
      select count(*) from kept_pool_progress k
      where k.tenant_id = t.tenant_id and k.test_pool_id = t.id and k.stamp = t.progress_stamp)`,
  );
  return rows[0]?.left ?? 0;
};

const calls = {
  'those that need somebody first': '/api/testpools/progress?limit=25',
  'the same, sorted by name': '/api/testpools/progress?limit=25&sortBy=name',
  'behind their target': '/api/testpools/progress?limit=25&targetState[EQ]=BEHIND',
  summary: '/api/testpools/progress/summary',
};

/** How pools stand, among many: reckoned for all, and kept but for those that were just written to. */
export const benchProgress = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    await grow(db);
    console.log(`\nProgress of ${POOLS} pools of ${RUNS} runs; medians of whole calls of api, ms`);
    await printCalls(session, calls, 3);
    while ((await toKeep(db)) > 0) await sleep(1_000);
    await db.query('vacuum (analyze) kept_pool_progress');
    console.log('  once it is kept:');
    await printCalls(session, calls, ROUNDS);
    await db.query(`update test_pools set oversampling_basis_points = 100 where id % 100 = 1`);
    console.log('  when one of a hundred was written to since:');
    await printCalls(session, calls, ROUNDS);
  });
