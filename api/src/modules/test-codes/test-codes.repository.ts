import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

const hasDrug = (drugId: number) =>
  sql`drug_adulterant_ids @> array[${drugId}]::bigint[] and deleted_at is null`;

/** How many test codes test for this drug or adulterant and nothing else. */
export async function countWithThisAlone(tx: Tx, drugId: number): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*) as count from test_codes where ${hasDrug(drugId)} and cardinality(drug_adulterant_ids) = 1`);
  return row?.count ?? 0;
}

/** Takes a drug or adulterant out of all test codes, and answers what they tested for before. */
export const takeOut = (
  tx: Tx,
  drugId: number,
): Promise<Row<'test_codes', 'id' | 'drug_adulterant_ids'>[]> =>
  tx.rows(sql`
    with held as materialized (
      select id, drug_adulterant_ids from test_codes where ${hasDrug(drugId)} order by id for no key update
    ), changed as (
      update test_codes t
      set drug_adulterant_ids = array_remove(t.drug_adulterant_ids, ${drugId}::bigint), version = version + 1, updated_at = now()
      from held where t.id = held.id returning t.id
    )
    select held.* from held join changed using (id) order by id`);

/**
 * Which of some codes a laboratory has already, in lower case. They are looked up as one array: compared with one after the
 * other, each batch of an import would go through all codes that the batches before it have saved.
 */
export async function knownCodes(
  tx: Tx,
  provider: string,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<Row<'test_codes', 'test_code_key'>>(sql`
    select test_code_key from test_codes
    where provider = ${provider} and deleted_at is null
      and test_code_key = any ((
        select array_agg(lower(each) collate "C") from unnest(${sql.param([...codes])}::text[]) each)::text[])`);
  return new Set(rows.map(({ test_code_key: key }) => key));
}

/** Ids for n new test codes, in order. */
export async function nextTestCodeIds(tx: Tx, n: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select app.next_ids('test_codes', ${n}) as id order by 1`,
  );
  return rows.map(({ id }) => id);
}
