import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { Mro } from '@assay/schema/lab-accounts/mro';
import { mroList } from '@assay/schema/lab-accounts/mro.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { keyColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { seesPrices } from '../../core/prices.ts';
import { found } from '../../core/refusal.ts';
import { mros, type MroRow } from './mro.table.ts';

/** Row-level security leaves those that the caller sees. */
const joined = sql`(select count(distinct l.location_id)::int from lab_account_locations l
  where l.mro_id = t.id and l.deleted_at is null) as number_of_locations`;

const source = entityList({
  spec: mroList,
  table: mros,
  columns: { fullName: { ...keyColumn('full_name_key'), notNull: true } },
  joined,
});

const mroOf = (context: Context, row: MroRow): Mro => {
  const mro = mros.fromRow(row);
  return seesPrices(context) ? mro : { ...mro, pricing: null };
};

/** A page of the MROs of the tenant, of one lab account when it is given. */
export async function listMros(context: Context, query: ListQuery, labAccountId?: number) {
  const narrowed =
    labAccountId === undefined
      ? undefined
      : sql`exists (select 1 from lab_account_mros a where a.lab_account_id = ${labAccountId}::bigint and a.mro_id = t.id)`;
  const page = await runList<MroRow>(context.tx, source, query, narrowed);
  return listAnswer(page, query, (row) => mroOf(context, row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readMro(context: Context, id: number): Promise<Mro> {
  const row = await context.tx.row<MroRow>(
    sql`select t.*, ${joined} from mros t where t.id = ${id} and t.deleted_at is null`,
  );
  return mroOf(context, found(row));
}

/** All MROs of a lab account, by name. */
export async function mrosOfAccount(context: Context, labAccountId: number): Promise<Mro[]> {
  const rows = await context.tx.rows<MroRow>(sql`
    select t.*, ${joined} from lab_account_mros a join mros t on t.id = a.mro_id
    where a.lab_account_id = ${labAccountId} and t.deleted_at is null order by t.full_name_key, t.id`);
  return rows.map((row) => mroOf(context, row));
}
