import { sql, type SQL } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

const list = (ids: readonly number[]) => sql`${sql.param([...ids])}::bigint[]`;

/** A test code at a location. */
export type CodeAt = Row<'lab_account_location_test_codes'> & Pick<Row<'test_codes'>, 'test_code'>;

/** Test codes of lab account locations, by code. */
export const codesAt = (tx: Tx, ids: readonly number[]): Promise<CodeAt[]> =>
  tx.rows(sql`
    select a.*, c.test_code from lab_account_location_test_codes a join test_codes c on c.id = a.test_code_id
    where a.lab_account_location_id = any (${list(ids)}) order by c.test_code_key, c.id`);

/** What is stored of a test code at a location. */
export type CodeToStore = Pick<
  CodeAt,
  'test_code_id' | 'is_combo_breath' | 'pricing' | 'profile_id'
>;

/** Replaces the test codes of a lab account location. */
export async function storeCodesAt(
  tx: Tx,
  id: number,
  codes: readonly CodeToStore[],
): Promise<void> {
  await tx.run(
    sql`delete from lab_account_location_test_codes where lab_account_location_id = ${id}`,
  );
  await tx.run(sql`
    insert into lab_account_location_test_codes
      (lab_account_location_id, test_code_id, is_combo_breath, pricing, profile_id)
    select ${id}::bigint, c.test_code_id, c.is_combo_breath, c.pricing, c.profile_id
    from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb)
      as c (test_code_id bigint, is_combo_breath boolean, pricing numeric, profile_id text)`);
}

/** A location with the flags that say whether its non-DOT results need an MRO. */
export interface Place {
  id: number;
  company_id: number;
  location_id: string;
  name: string;
  needs_mro: boolean;
}

const isOn = (flag: string): string => `coalesce((p.mro_result_type->>'${flag}')::boolean, false)`;

/** The location decides by itself, or the company for it (contract §8). */
const needsMro = sql.raw(`case when p.mro_result_type is null
  then c.is_mro_all_non_dot_results_required or c.is_mro_positive_non_dot_results_only_required
  else ${isOn('isMroAllNonDotResultsRequired')} or ${isOn('isMroPositiveNonDotResultsOnlyRequired')} end`);

/**
 * A location in sight, held until the commit with its company, so that neither goes nor changes what needs an MRO
 * meanwhile; null when there is none. Locations are held before what is assigned to them.
 */
export const holdPlace = (tx: Tx, id: number): Promise<Place | null> =>
  tx.row<Place>(sql`
    select p.id, p.company_id, p.location_id, p.name, ${needsMro} as needs_mro
    from locations p join companies c on c.id = p.company_id
    where p.id = ${id} and p.deleted_at is null for share of p, c`);

/** An account as it is held, with what it may order and its MROs. */
export type Account = Row<'lab_accounts', 'id' | 'provider' | 'master_account_id'> & {
  test_codes: { id: number; testCode: string; type: string; specimenType: number }[];
  mros: { id: number; fullName: string }[];
};

/** A lab account, held until the commit; null when there is none. */
export async function holdAccount(tx: Tx, id: number): Promise<Account | null> {
  const held = await tx.row(
    sql`select 1 as held from lab_accounts where id = ${id} and deleted_at is null for share`,
  );
  if (held === null) return null;
  return tx.row<Account>(sql`
    select a.id, a.provider, a.master_account_id, coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'testCode', c.test_code, 'type', c.type, 'specimenType', c.specimen_type))
      from lab_account_test_codes o join test_codes c on c.id = o.test_code_id
      where o.lab_account_id = a.id and c.deleted_at is null), '[]') as test_codes, coalesce((
      select jsonb_agg(jsonb_build_object('id', m.id, 'fullName', m.full_name))
      from lab_account_mros o join mros m on m.id = o.mro_id
      where o.lab_account_id = a.id and m.deleted_at is null), '[]') as mros
    from lab_accounts a where a.id = ${id}`);
}

/** Whether another record has the sub-account id at a location. */
export async function isTaken(
  tx: Tx,
  { locationId, labAccountId, subAccountId }: SubAccount,
  except: number | null,
): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 as taken from lab_account_locations
    where location_id = ${locationId} and lab_account_id = ${labAccountId} and deleted_at is null
      and sub_account_id_key = lower(${subAccountId}) collate "C" and id <> ${except ?? 0}`);
  return row !== null;
}

/** What names a lab account at a location. */
export interface SubAccount {
  locationId: number;
  labAccountId: number;
  subAccountId: string;
}

const counted = async (tx: Tx, where: SQL): Promise<number> =>
  (
    await tx.row<{ count: number }>(sql`
    select count(distinct location_id)::int as count from lab_account_locations where deleted_at is null and ${where}`)
  )?.count ?? 0;

/** How many locations order by a lab account. */
export const countOfAccount = (tx: Tx, labAccountId: number): Promise<number> =>
  counted(tx, sql`lab_account_id = ${labAccountId}`);

/** How many locations of a lab account send results to an MRO. */
export const countOfMro = (tx: Tx, labAccountId: number, mroId: number): Promise<number> =>
  counted(tx, sql`lab_account_id = ${labAccountId} and mro_id = ${mroId}`);

/** Which of the test codes of an account some location orders by. */
export async function codesInUse(tx: Tx, labAccountId: number): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct c.test_code_id as id from lab_account_locations l
    join lab_account_location_test_codes c on c.lab_account_location_id = l.id
    where l.lab_account_id = ${labAccountId} and l.deleted_at is null`);
  return new Set(rows.map(({ id }) => id));
}

const lacking = async (tx: Tx, where: SQL): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as lacking from lab_account_locations l join locations p on p.id = l.location_id
    where l.program = 'NON_DOT' and l.mro_id is null and l.deleted_at is null and ${where} limit 1`)) !==
  null;

/** Whether a location for which the company decides orders non-DOT tests without an MRO. */
export const companyLacksMro = (tx: Tx, companyId: number): Promise<boolean> =>
  lacking(tx, sql`l.company_id = ${companyId} and p.mro_result_type is null`);

/** Whether a location orders non-DOT tests without an MRO. */
export const locationLacksMro = (tx: Tx, locationId: number): Promise<boolean> =>
  lacking(tx, sql`l.location_id = ${locationId}`);

/** Takes the lab accounts from a location, or from all of a company. */
export const removeOf = (
  tx: Tx,
  column: 'location_id' | 'company_id',
  id: number,
): Promise<number> =>
  tx.run(sql`
    update lab_account_locations set deleted_at = now(), version = version + 1
    where ${sql.identifier(column)} = ${id} and deleted_at is null`);

/** Lab account locations that have a test code, locked until the commit, and whether it is the last of one. */
export const locationsWithCode = (
  tx: Tx,
  testCodeId: number,
): Promise<{ id: number; company_id: number; test_code: string; is_last: boolean }[]> =>
  tx.rows(sql`
    select l.id, l.company_id, (select c.test_code from test_codes c where c.id = ${testCodeId}) as test_code, exists (
        select 1 from lab_account_location_test_codes n
        where n.lab_account_location_id = l.id and n.test_code_id = ${testCodeId} and not exists (
          select 1 from lab_account_location_test_codes o
          where o.lab_account_location_id = l.id and o.is_combo_breath = n.is_combo_breath and o.test_code_id <> ${testCodeId})
      ) as is_last
    from lab_account_locations l
    where l.deleted_at is null and exists (
      select 1 from lab_account_location_test_codes c where c.lab_account_location_id = l.id and c.test_code_id = ${testCodeId})
    order by l.id for no key update of l`);

/** Changes price and profile of a test code at a location. */
export const changeCodeAt = (
  tx: Tx,
  { lab_account_location_id: id, test_code_id: testCodeId, pricing, profile_id: profileId }: CodeAt,
): Promise<number> =>
  tx.run(sql`
    update lab_account_location_test_codes set pricing = ${pricing}, profile_id = ${profileId}
    where lab_account_location_id = ${id} and test_code_id = ${testCodeId} and not is_combo_breath`);

/** Takes a test code from a lab account of a location; one for breath stays. */
export const removeCodeAt = (tx: Tx, id: number, testCodeId: number): Promise<number> =>
  tx.run(sql`
    delete from lab_account_location_test_codes
    where lab_account_location_id = ${id} and test_code_id = ${testCodeId} and not is_combo_breath`);

/** Takes a test code from lab account locations, whose versions move on. */
export async function takeCodeFrom(
  tx: Tx,
  ids: readonly number[],
  testCodeId: number,
): Promise<void> {
  await tx.run(sql`
    delete from lab_account_location_test_codes
    where lab_account_location_id = any (${list(ids)}) and test_code_id = ${testCodeId}`);
  await tx.run(sql`
    update lab_account_locations set version = version + 1, updated_at = now() where id = any (${list(ids)})`);
}
