import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import { refusingConflicts } from '../../core/database/faults.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { testPools, type TestPoolRow } from './test-pool.table.ts';

type Columns = Readonly<Record<string, unknown>>;

const conflicts = { test_pools_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS') };

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

/** The columns of a pool: those of its contract and those that are computed. */
const filled = (fields: Columns, computed: Columns): [string, unknown][] => [
  ...testPools.toColumns(fields).filter(([name]) => name !== 'id' && name !== 'version'),
  ...Object.entries(computed),
];

/** Inserts a pool and answers its id. @throws Refusal NAME_ALREADY_EXISTS */
export async function insertTestPool(tx: Tx, fields: Columns, computed: Columns): Promise<number> {
  const columns = filled(fields, computed);
  const row = await refusingConflicts(conflicts, () =>
    tx.row<{ id: number }>(sql`
      insert into test_pools (${list(columns.map(([name]) => sql`${sql.identifier(name)}`))})
      values (${list(columns.map(([, value]) => sql`${sql.param(value)}`))}) returning id`),
  );
  return found(row).id;
}

/** Changes columns of a locked pool and raises its version. @throws Refusal NAME_ALREADY_EXISTS */
export async function updateTestPoolRow(
  tx: Tx,
  id: number,
  fields: Columns,
  computed: Columns,
): Promise<void> {
  const sets = filled(fields, computed).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${sql.param(value)}`,
  );
  await refusingConflicts(conflicts, () =>
    tx.run(sql`update test_pools set ${list(sets)}, version = version + 1, updated_at = now()
      where id = ${id} and deleted_at is null`),
  );
}

/**
 * The row of a pool, locked against other changes until the commit.
 * @throws Refusal RESOURCE_NOT_FOUND, or STALE_VERSION when `version` is given and is not the row's
 */
export const lockTestPool = async (tx: Tx, id: number, version?: number): Promise<TestPoolRow> =>
  /* The one place where rows of this table get their type. */
  (await testPools.lock(tx, id, version)) as TestPoolRow;
