import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import { startTestApp, type TestApp } from '../../core/testing/test-app.ts';
import { addPool, importMembers } from './testing/member-calls.ts';
import { growPoolWorld, regulated, type PoolWorld } from './testing/pool-world.ts';
import { takenKeys } from './test-pool-members.repository.ts';

const MEMBERS = 2_000;
const numbers = Array.from({ length: MEMBERS }, (_, index) => index);

let api: TestApp;
let world: PoolWorld;
let place: string;
beforeAll(async () => {
  api = await startTestApp();
  world = await growPoolWorld(api);
  place = (await api.call(`GET /api/locations/${world.far}`, { session: world.admin })).json()
    .locationId;
});
afterAll(() => api.close());

const files = {
  unregulated: () =>
    ['First Name,Last Name,ID Number', ...numbers.map((each) => `A,B,E-${each}`)].join('\n'),
  regulated: () =>
    [
      'First Name,Last Name,SSN,Date of Birth,CDL Number,State,Other ID,Observation Required,Employee Category,Location ID',
      ...numbers.map(
        (each) => `A,B,${900_000_000 + each},1/2/1980,D${each},TX,,no,driver,${place}`,
      ),
    ].join('\n'),
};

/** Rows of members that this transaction has read so far. */
const rowsRead = async (tx: Tx): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as count
      from pg_stat_xact_all_tables where relname = 'test_pool_members'`,
  );
  return row?.count ?? 0;
};

it.each([
  ['unregulated', {}, (each: number) => `e-${each}`],
  ['regulated', { ...regulated, isTestPoolForCompany: true }, (each: number) => `d${each} TX`],
] as const)(
  'reads one row for each number that is taken in a pool of the kind %s, however little is known of it',
  async (kind, more, keyOf) => {
    const pool = await addPool(api, world, more);
    const sent = await importMembers(api, world.admin, pool.id, files[kind]());
    expect(sent.json()).toEqual({ created: MEMBERS });
    const keys = [...numbers.slice(0, 100).map(keyOf), 'nobody', 'x TX'];

    const { taken, read } = await inTransaction(api.database, { tenantId: 1 }, async (tx) => {
      const before = await rowsRead(tx);
      const found = await takenKeys(tx, pool.id, kind === 'regulated', keys);
      return { taken: found, read: (await rowsRead(tx)) - before };
    });

    expect(taken.size).toBe(100);
    expect(read).toBe(100);
  },
);
