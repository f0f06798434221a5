import { sql } from 'drizzle-orm';
import { errorTexts } from '@assay/schema/core/errors';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Tx } from '../../core/database/database.ts';
import { refusingConflicts } from '../../core/database/faults.ts';
import { found, Refusal } from '../../core/refusal.ts';

/** Columns of a member that a user decides, as they are stored. */
export interface MemberColumns {
  location_id: number;
  first_name: string;
  last_name: string;
  id_number: string | null;
  ssn_sealed: string | null;
  ssn_last_digits: string | null;
  state: string | null;
  cdl_number: string | null;
  date_of_birth: string | null;
  observation_required: boolean | null;
  other_id: string | null;
  employee_category_id: number | null;
}

export interface NewMember extends MemberColumns {
  id: number;
  test_pool_id: number;
  company_id: number;
}

/** Who takes a member back sees no field, so that the sentence has to say what is taken. */
const taken = (field: string) => () =>
  new Refusal('DUPLICATE_VALUE', {
    errors: fieldError([field], 'DUPLICATE_VALUE', {}, errorTexts.memberIsPresent),
  });
const conflicts = {
  test_pool_members_id_number: taken('idNumber'),
  test_pool_members_cdl_number: taken('cdlNumber'),
};

const edited = sql.raw(
  'location_id, first_name, last_name, id_number, ssn_sealed, ssn_last_digits, state, cdl_number, date_of_birth, observation_required, other_id, employee_category_id',
);

/** Ids for so many new members. */
export async function nextMemberIds(tx: Tx, count: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select app.next_ids('test_pool_members', ${count}) as id order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Columns that a new member is inserted with, and their types. */
const inserted = {
  id: 'bigint',
  test_pool_id: 'bigint',
  company_id: 'bigint',
  location_id: 'bigint',
  first_name: 'text',
  last_name: 'text',
  id_number: 'text',
  ssn_sealed: 'text',
  ssn_last_digits: 'text',
  state: 'text',
  cdl_number: 'text',
  date_of_birth: 'date',
  observation_required: 'boolean',
  other_id: 'text',
  employee_category_id: 'smallint',
} as const satisfies Record<keyof NewMember, string>;

const insertedNames = sql.raw(Object.keys(inserted).join(', '));

/**
 * Inserts members in one statement, an array for each column: of a thousand rows, reading them from JSON
 * took a fifth of the statement. @throws Refusal DUPLICATE_VALUE
 */
export async function insertMembers(tx: Tx, rows: readonly NewMember[]): Promise<void> {
  const columns = Object.entries(inserted).map(
    ([name, type]) =>
      sql`${sql.param(rows.map((row) => row[name as keyof NewMember]))}::${sql.raw(type)}[]`,
  );
  await refusingConflicts(conflicts, () =>
    tx.run(sql`
      insert into test_pool_members (${insertedNames})
      select ${insertedNames} from unnest(${sql.join(columns, sql`, `)}) as member (${insertedNames})`),
  );
}

/** Replaces what a user decides of a member and raises its version. @throws Refusal DUPLICATE_VALUE */
export async function updateMember(tx: Tx, id: number, columns: MemberColumns): Promise<void> {
  await refusingConflicts(conflicts, () =>
    tx.run(sql`
      update test_pool_members set (${edited}) = (
        select ${edited} from jsonb_populate_record(null::test_pool_members, ${JSON.stringify(columns)}::jsonb)),
        version = version + 1, updated_at = now() where id = ${id}`),
  );
}

/** Removes a member (`at`) or takes it back (null). @throws Refusal DUPLICATE_VALUE */
export async function setRemoved(
  tx: Tx,
  id: number,
  at: string | null,
  now: string,
): Promise<void> {
  await refusingConflicts(conflicts, () =>
    tx.run(sql`update test_pool_members set deleted_at = ${at}::timestamptz,
      member_status_adjusted_at = ${now}::timestamptz, version = version + 1, updated_at = now() where id = ${id}`),
  );
}

/** Locks a member until the commit. @throws Refusal RESOURCE_NOT_FOUND, STALE_VERSION */
export async function lockMember(tx: Tx, id: number, version?: number): Promise<void> {
  const row = found(
    await tx.row<{ version: number }>(
      sql`select version from test_pool_members where id = ${id} for no key update`,
    ),
  );
  if (version !== undefined && row.version !== version) throw new Refusal('STALE_VERSION');
}

/** How an id number and a CDL number are compared within a pool, by the column `number_key`. */
export const idNumberKey = (value: string): string => value.toLowerCase();
export const cdlNumberKey = (cdlNumber: string, state: string): string =>
  `${cdlNumber.toLowerCase().replace(/[^a-z0-9]/g, '')} ${state}`;

/**
 * Which of some keys members of a pool have already, among those that are not removed. The pool is no condition of
 * its own, or a planner that has not counted it yet goes through all of it for each key (migration 0057).
 */
export async function takenKeys(
  tx: Tx,
  poolId: number,
  isRegulated: boolean,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const numbered = sql.raw(isRegulated ? 'cdl_number' : 'id_number');
  const rows = await tx.rows<{ key: string }>(sql`
    select k.key from unnest(${sql.param([...keys])}::text[]) as k (key)
    cross join lateral (
      select 1 from test_pool_members m
      where m.number_key = (${String(poolId)} || ' ' || k.key) collate "C"
        and m.deleted_at is null and m.${numbered} is not null offset 0) taken`);
  return new Set(rows.map(({ key }) => key));
}
