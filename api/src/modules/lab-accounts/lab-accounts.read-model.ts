import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import { LOCATIONS_SHOWN, type LabAccount } from '@assay/schema/lab-accounts/lab-account';
import { labAccountList } from '@assay/schema/lab-accounts/lab-account.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { specimenTypeName } from '../../core/lists/specimen-type-name.ts';
import { listTestCodes } from '../test-codes/test-codes.read-model.ts';
import { labAccounts, type LabAccountRow } from './lab-account.table.ts';

/** Row-level security leaves those that the caller sees. */
const numberOfLocations = sql`(select count(distinct l.location_id)::int from lab_account_locations l
  where l.lab_account_id = t.id and l.deleted_at is null)`;

/** Test codes, MROs and the first locations of a lab account `t`. */
const joined = sql`${numberOfLocations} as number_of_locations, coalesce((
  select jsonb_agg(jsonb_build_object('id', c.id, 'testCode', c.test_code, 'name', c.name, 'type', c.type,
    'specimenType', c.specimen_type) order by c.test_code_key, c.id)
  from lab_account_test_codes a join test_codes c on c.id = a.test_code_id
  where a.lab_account_id = t.id and c.deleted_at is null), '[]') as test_codes, coalesce((
  select jsonb_agg(jsonb_build_object('id', m.id, 'fullName', m.full_name) order by m.full_name_key, m.id)
  from lab_account_mros a join mros m on m.id = a.mro_id
  where a.lab_account_id = t.id and m.deleted_at is null), '[]') as mros, coalesce((
  select jsonb_agg(to_jsonb(l)) from (
    select l.id, t.master_account_id as "masterAccountId", l.sub_account_id as "subAccountId", l.program,
      l.master_account_type as "masterAccountType", ${specimenTypeName(sql`l.master_account_type`)} as "masterAccountTypeName",
      (select jsonb_build_object('id', m.id, 'fullName', m.full_name) from mros m where m.id = l.mro_id) as mro
    from lab_account_locations l where l.lab_account_id = t.id and l.deleted_at is null
    order by l.sub_account_id_key, l.id limit ${LOCATIONS_SHOWN}) l), '[]') as lab_account_locations`;

const source = entityList({
  spec: labAccountList,
  table: labAccounts,
  columns: {
    masterAccountId: { ...column('master_account_id'), notNull: true },
    numberOfLocations: { value: numberOfLocations, form: 'exact', notNull: true },
  },
  joined,
});

/** A page of the lab accounts that the caller sees. */
export async function listLabAccounts({ tx }: Context, query: ListQuery) {
  const page = await runList<LabAccountRow>(tx, source, query);
  return listAnswer(page, query, (row) => labAccounts.fromRow(row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readLabAccount({ tx }: Context, id: number): Promise<LabAccount> {
  const row = await tx.row<LabAccountRow>(
    sql`select t.*, ${joined} from lab_accounts t where t.id = ${id} and t.deleted_at is null`,
  );
  return labAccounts.fromRow(found(row));
}

/** A page of the test codes of a lab account. */
export const listTestCodesOfAccount = (context: Context, query: ListQuery, labAccountId: number) =>
  listTestCodes(
    context,
    query,
    sql`exists (select 1 from lab_account_test_codes a where a.lab_account_id = ${labAccountId}::bigint and a.test_code_id = t.id)`,
  );
