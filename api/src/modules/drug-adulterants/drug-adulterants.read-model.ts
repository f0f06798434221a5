import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { DrugAdulterant } from '@assay/schema/drug-adulterants/drug-adulterant';
import { drugAdulterantList } from '@assay/schema/drug-adulterants/drug-adulterant.list';
import { todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { drugAdulterants, type DrugAdulterantRow } from './drug-adulterant.table.ts';

const joined = sql`cutoff.urine_col, cutoff.oral_fluid_col, cutoff.hair_col, coalesce((
  select jsonb_agg(jsonb_build_object('validFrom', c.valid_from, 'urineCol', c.urine_col,
    'oralFluidCol', c.oral_fluid_col, 'hairCol', c.hair_col) order by c.valid_from desc)
  from drug_cutoffs c where c.drug_adulterant_id = t.id), '[]') as cutoffs`;

/** The cutoffs that hold on a day. */
const cutoffsOn = (day: string) => sql`left join lateral (
  select c.* from drug_cutoffs c where c.drug_adulterant_id = t.id and c.valid_from <= ${day}::date
  order by c.valid_from desc limit 1) cutoff on true`;

/** A page of the drugs and adulterants of the tenant; of those of the MIS report with `misDotOnly`. */
export async function listDrugAdulterants(context: Context, query: ListQuery, misDotOnly = false) {
  const rowJoins = cutoffsOn(todayOf(context));
  const source = entityList({ spec: drugAdulterantList, table: drugAdulterants, joined, rowJoins });
  const narrowed = misDotOnly ? sql`t.is_mis_dot` : undefined;
  const page = await runList<DrugAdulterantRow>(context.tx, source, query, narrowed);
  return listAnswer(page, query, (row) => drugAdulterants.fromRow(row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readDrugAdulterant(context: Context, id: number): Promise<DrugAdulterant> {
  const row = await context.tx.row<DrugAdulterantRow>(sql`
    select t.*, ${joined} from drug_adulterants t ${cutoffsOn(todayOf(context))}
    where t.id = ${id} and t.deleted_at is null`);
  return drugAdulterants.fromRow(found(row));
}

/** Drugs and adulterants of some ids with the cutoffs of today, by name. */
export async function drugAdulterantsById(
  context: Context,
  ids: readonly number[],
): Promise<DrugAdulterant[]> {
  const rows = await context.tx.rows<DrugAdulterantRow>(sql`
    select t.*, ${joined} from drug_adulterants t ${cutoffsOn(todayOf(context))}
    where t.id = any (${sql.param([...ids])}::bigint[]) and t.deleted_at is null order by t.name_key, t.id`);
  return rows.map((row) => drugAdulterants.fromRow(row));
}
