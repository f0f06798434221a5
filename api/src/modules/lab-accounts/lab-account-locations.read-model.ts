import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { LabAccountLocation } from '@assay/schema/lab-accounts/lab-account-location';
import { labAccountLocationList } from '@assay/schema/lab-accounts/lab-account-location.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column, keyColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { specimenTypeName } from '../../core/lists/specimen-type-name.ts';
import { seesPrices } from '../../core/prices.ts';
import { found } from '../../core/refusal.ts';
import { testCodesById } from '../test-codes/test-codes.read-model.ts';
import { labAccountLocations, type LabAccountLocationRow } from './lab-account-location.table.ts';
import { codesAt, type CodeAt } from './lab-account-locations.repository.ts';

/** What stands beside a lab account location `t`, by the names of its contract. */
const joined = sql`${specimenTypeName(sql`t.master_account_type`)} as master_account_type_name,
  (select jsonb_build_object('id', a.id, 'provider', a.provider, 'masterAccountId', a.master_account_id)
    from lab_accounts a where a.id = t.lab_account_id) as lab_account,
  (select jsonb_build_object('id', m.id, 'fullName', m.full_name) from mros m where m.id = t.mro_id) as mro,
  (select jsonb_build_object('id', p.id, 'locationId', p.location_id, 'name', p.name)
    from locations p where p.id = t.location_id) as location,
  (select jsonb_build_object('id', c.id, 'companyName', c.company_name) from companies c where c.id = t.company_id) as company,
  (select count(distinct o.location_id)::int from lab_account_locations o
    where o.lab_account_id = t.lab_account_id and o.sub_account_id_key = t.sub_account_id_key and o.deleted_at is null
  ) as number_of_locations`;

const locationName = { ...keyColumn('place.name_key', 'place'), notNull: true } as const;

const source = entityList({
  spec: labAccountLocationList,
  table: labAccountLocations,
  columns: {
    provider: column('account.provider', 'account'),
    name: locationName,
    'location.name': locationName,
    'location.locationId': {
      ...column('place.location_id', 'place'),
      sort: sql`place.location_number`,
      notNull: true,
    },
    'company.companyName': { ...keyColumn('company.company_name_key', 'company'), notNull: true },
  },
  joins: {
    account: sql`join lab_accounts account on account.id = t.lab_account_id`,
    place: sql`join locations place on place.id = t.location_id`,
    company: sql`join companies company on company.id = t.company_id`,
  },
  joined,
});

/** Rows as their calls answer them, each with its test codes. */
async function withCodes(context: Context, rows: readonly LabAccountLocationRow[]) {
  const isPriced = seesPrices(context);
  const at = await codesAt(
    context.tx,
    rows.map(({ id }) => id),
  );
  const codes = await testCodesById(
    context,
    at.map((each) => each.test_code_id),
  );
  const codeOf = (each: CodeAt) => found(codes.get(each.test_code_id));
  return (row: LabAccountLocationRow): LabAccountLocation => {
    const own = at.filter((each) => each.lab_account_location_id === row.id);
    return {
      ...labAccountLocations.fromRow(row),
      mroPricing: isPriced ? row.mro_pricing : null,
      testCodes: own
        .filter((each) => !each.is_combo_breath)
        .map((each) => ({
          testCode: codeOf(each),
          pricing: isPriced ? each.pricing : null,
          profileId: each.profile_id,
        })),
      comboBreathTestCodes: own.filter((each) => each.is_combo_breath).map(codeOf),
    };
  };
}

async function list(context: Context, query: ListQuery, narrowed?: ReturnType<typeof sql>) {
  const page = await runList<LabAccountLocationRow>(context.tx, source, query, narrowed);
  return listAnswer(page, query, await withCodes(context, page.rows));
}

/** A page of the lab accounts of the locations in scope. */
export const listLabAccountLocations = (context: Context, query: ListQuery) => list(context, query);

/** A page of the locations in scope that order by a lab account. */
export const listLocationsOfAccount = (context: Context, query: ListQuery, labAccountId: number) =>
  list(context, query, sql`t.lab_account_id = ${labAccountId}::bigint`);

/** A page of the lab accounts of a location. */
export const listAccountsOfLocation = (context: Context, query: ListQuery, locationId: number) =>
  list(context, query, sql`t.location_id = ${locationId}::bigint`);

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readLabAccountLocation(
  context: Context,
  id: number,
): Promise<LabAccountLocation> {
  const row = found(
    await context.tx.row<LabAccountLocationRow>(sql`
      select t.*, ${joined} from lab_account_locations t where t.id = ${id} and t.deleted_at is null`),
  );
  return (await withCodes(context, [row]))(row);
}
