import { sql, type SQL } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import type { startingDrugs } from './starting-drugs.ts';

/** Adds drugs and adulterants to the transaction's tenant; those it has already stay as they are. */
export const addDrugs = (tx: Tx, added: typeof startingDrugs): Promise<number> =>
  tx.run(sql`
    with sent as (
      select s.* from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as s (name text, type text, abbreviation text, is_mis_dot boolean, cutoffs jsonb)
    ), added as (
      insert into drug_adulterants (name, type, abbreviation, is_mis_dot)
      select name, type, abbreviation, is_mis_dot from sent
      on conflict do nothing returning id, name
    )
    insert into drug_cutoffs (drug_adulterant_id, valid_from, urine_col, oral_fluid_col, hair_col)
    select added.id, c.valid_from, c.urine_col, c.oral_fluid_col, c.hair_col
    from added join sent using (name) cross join jsonb_to_recordset(sent.cutoffs)
      as c (valid_from date, urine_col text, oral_fluid_col text, hair_col text)`);

export interface Cutoffs {
  urineCol: string | null;
  oralFluidCol: string | null;
  hairCol: string | null;
}

const columns = ['urine_col', 'oral_fluid_col', 'hair_col'].map((name) => sql.identifier(name));

/** Of the next changes that are known, keeps what they change, and lets what they leave follow the new cutoffs. */
const carryOn = (tx: Tx, id: number, day: string, cutoffs: Cutoffs): Promise<number> => {
  const { urineCol, oralFluidCol, hairCol } = cutoffs;
  const follows = (column: (typeof columns)[number]): SQL => sql`not exists (
    select from drug_cutoffs b where b.drug_adulterant_id = ${id} and b.valid_from > ${day}::date
      and b.valid_from <= c.valid_from and b.${column} is distinct from held.${column})`;
  const assigned = columns.map(
    (column) =>
      sql`${column} = case when ${follows(column)} then told.${column} else c.${column} end`,
  );
  return tx.run(sql`
    update drug_cutoffs c set ${sql.join(assigned, sql`, `)}
    from (values (${urineCol}::text, ${oralFluidCol}::text, ${hairCol}::text)) told (urine_col, oral_fluid_col, hair_col)
    left join lateral (
      select * from drug_cutoffs b where b.drug_adulterant_id = ${id} and b.valid_from <= ${day}::date
      order by b.valid_from desc limit 1) held on true
    where c.drug_adulterant_id = ${id} and c.valid_from > ${day}::date`);
};

/**
 * Sets the cutoffs of a drug that hold from a day on. Changes to come that are known already keep what they change. What
 * changes nothing against the day before leaves no row, so that a change to come is taken back by what holds before it.
 */
export async function setCutoffs(tx: Tx, id: number, day: string, cutoffs: Cutoffs): Promise<void> {
  const { urineCol, oralFluidCol, hairCol } = cutoffs;
  await carryOn(tx, id, day, cutoffs);
  await tx.run(sql`
    insert into drug_cutoffs (drug_adulterant_id, valid_from, urine_col, oral_fluid_col, hair_col)
    values (${id}, ${day}, ${urineCol}, ${oralFluidCol}, ${hairCol})
    on conflict (tenant_id, drug_adulterant_id, valid_from) do update
      set urine_col = excluded.urine_col, oral_fluid_col = excluded.oral_fluid_col, hair_col = excluded.hair_col`);
  await tx.run(sql`
    delete from drug_cutoffs c
    using (
      select valid_from, row(urine_col, oral_fluid_col, hair_col) as told,
        lag(row(urine_col, oral_fluid_col, hair_col), 1, row(null::text, null::text, null::text)) over (order by valid_from) as before
      from drug_cutoffs where drug_adulterant_id = ${id}) b
    where c.drug_adulterant_id = ${id} and c.valid_from = b.valid_from and c.valid_from >= ${day}::date
      and b.told is not distinct from b.before`);
}

/** Takes all cutoffs from what turned out to be no drug. */
export const clearCutoffs = (tx: Tx, id: number): Promise<number> =>
  tx.run(sql`delete from drug_cutoffs where drug_adulterant_id = ${id}`);

/**
 * Locks drugs and adulterants until the commit, in one order for all callers, and answers which of them there are:
 * none is deleted while something begins to test for it.
 */
export async function lockDrugs(tx: Tx, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx.rows<Row<'drug_adulterants', 'id'>>(sql`
    select id from drug_adulterants where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null
    order by id for no key update`);
  return new Set(rows.map(({ id }) => id));
}

/** Ids of all drugs and adulterants by their abbreviations in lower case, as files name them. */
export async function drugIdsByAbbreviation(tx: Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.rows<Row<'drug_adulterants', 'id' | 'abbreviation_key'>>(
    sql`select id, abbreviation_key from drug_adulterants where deleted_at is null order by id`,
  );
  return new Map(rows.map(({ id, abbreviation_key: key }) => [key, id]));
}

/** Drugs and adulterants of some ids by name, as what names them tells of them. */
export const drugsById = (
  tx: Tx,
  ids: readonly number[],
): Promise<Row<'drug_adulterants', 'id' | 'name' | 'abbreviation' | 'type'>[]> =>
  tx.rows(sql`
    select id, name, abbreviation, type from drug_adulterants where id = any (${sql.param([...ids])}::bigint[])
    order by name_key, id`);
