import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** What an assignment asks of a test code. */
export type CodeToAssign = Row<'test_codes', 'id' | 'provider' | 'test_code'>;

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/**
 * Holds test codes until the commit, so that none is deleted meanwhile. Whoever assigns or deletes test codes holds
 * them before lab accounts, so that no two callers wait for each other.
 */
export const holdTestCodes = (tx: Tx, ids: readonly number[]): Promise<CodeToAssign[]> =>
  tx.rows(sql`
    select id, provider, test_code from test_codes where id = any (${list(ids)}) and deleted_at is null
    order by id for share`);

/** Replaces the test codes of a lab account. */
export async function storeTestCodes(
  tx: Tx,
  labAccountId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.run(sql`
    delete from lab_account_test_codes
    where lab_account_id = ${labAccountId} and not (test_code_id = any (${list(ids)}))`);
  await tx.run(sql`
    insert into lab_account_test_codes (lab_account_id, test_code_id)
    select ${labAccountId}::bigint, unnest(${list(ids)}) on conflict do nothing`);
}

/** Lab accounts that have a test code, and how many codes each has; in the order of their ids. */
export const accountsWithCode = (
  tx: Tx,
  testCodeId: number,
): Promise<(Row<'lab_accounts', 'id' | 'provider' | 'master_account_id'> & { count: number })[]> =>
  tx.rows(sql`
    select l.id, l.provider, l.master_account_id, (
      select count(*) from lab_account_test_codes o where o.lab_account_id = a.lab_account_id) as count
    from lab_account_test_codes a join lab_accounts l on l.id = a.lab_account_id
    where a.test_code_id = ${testCodeId} order by 1`);

/** Locks lab accounts until the commit, in one order for all callers. */
export const lockAccounts = (tx: Tx, ids: readonly number[]): Promise<{ id: number }[]> =>
  tx.rows(sql`
    select id from lab_accounts where id = any (${list(ids)}) and deleted_at is null
    order by id for no key update`);

/** Holds MROs until the commit, and answers which of them there are. */
export async function holdMros(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<Row<'mros', 'id'>>(sql`
    select id from mros where id = any (${list(ids)}) and deleted_at is null order by id for share`);
  return new Set(rows.map(({ id }) => id));
}

/** Gives MROs to a lab account, besides those that it has. */
export const linkMros = (tx: Tx, labAccountId: number, ids: readonly number[]): Promise<number> =>
  tx.run(sql`
    insert into lab_account_mros (lab_account_id, mro_id)
    select ${labAccountId}::bigint, unnest(${list(ids)}) on conflict do nothing`);

/** Takes an MRO from a lab account; 0 when the account does not have it. */
export const unlinkMro = (tx: Tx, labAccountId: number, mroId: number): Promise<number> =>
  tx.run(
    sql`delete from lab_account_mros where lab_account_id = ${labAccountId} and mro_id = ${mroId}`,
  );

/** Takes all test codes and MROs from a lab account that is deleted. */
export async function unlinkAll(tx: Tx, labAccountId: number): Promise<void> {
  await tx.run(sql`delete from lab_account_test_codes where lab_account_id = ${labAccountId}`);
  await tx.run(sql`delete from lab_account_mros where lab_account_id = ${labAccountId}`);
}
