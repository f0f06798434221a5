import { sql, type SQL } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** By what a result finds the test that it completes. */
export interface ToMatch {
  at: number;
  /** Our number of the order, and the account of the laboratory, where the file has them. */
  orderNumber: string | null;
  account: string | null;
  specimen: string;
  companyId: number;
  locationId: number;
  /** Null where the file does not say of what kind the id is. */
  primaryIdType: string | null;
  primaryId: string;
  /** Waiting cases whose donor has the id as an SSN: those are sealed. */
  caseIds: readonly number[];
  specimenTypeId: number;
  collectedAt: string;
}

/** A test that a result belongs to, as far as everybody may know of it. */
export type Match = Pick<
  Row<'test_results'>,
  | 'id'
  | 'test_case_id'
  | 'specimen_id'
  | 'specimen_type_id'
  | 'test_status'
  | 'result_type'
  | 'released_at'
  | 'location_id'
> & {
  at: number;
  /** When it was ordered; null for a test without an order. */
  ordered_at: string | null;
  by: 'ORDER' | 'SPECIMEN' | 'DONOR';
  /** How many tests are found in the same way. */
  found: number;
  donor: Pick<Row<'test_cases'>, 'tenant_id' | 'id' | 'ssn_sealed' | 'primary_id_type'> & {
    primary_id_key: string | null;
  };
};

/** How long before the collection an order may have been made, and how long after it may have been noted, days. */
const ORDERED_BEFORE = 60;
const NOTED_AFTER = 3;

/** A test that waits for its specimen or its result. */
const waiting =
  sql.raw(`t.test_type = 'LAB' and t.deleted_at is null and t.released_at is null and t.specimen_id is null
  and t.test_status in ('ORDERED', 'PENDING', 'COLLECTION_COMPLETED', 'AT_LAB', 'MRO_PENDING')`);

type WaitingSsn = Match['donor'] & { ssn_last_digits: string };

/** Cases of companies with a test that waits, and whose donor has an SSN that ends like one of these. */
export const waitingSsns = (
  tx: Tx,
  companies: readonly number[],
  digits: readonly string[],
): Promise<WaitingSsn[]> =>
  tx.rows<WaitingSsn>(sql`
    select c.tenant_id, c.id, c.ssn_sealed, c.ssn_last_digits, c.primary_id_type, null as primary_id_key from test_cases c
    where c.primary_id_type = 'SSN' and c.ssn_last_digits = any (${sql.param([...digits])}::text[])
      and c.company_id = any (${sql.param([...companies])}::bigint[]) and c.deleted_at is null
      and exists (select 1 from test_results t where t.test_case_id = c.id and ${waiting})`);

const columns = sql.raw(
  't.id, t.test_case_id, t.specimen_id, t.specimen_type_id, t.test_status, t.result_type, t.released_at, t.location_id',
);

/**
 * Finds the tests of many results, as for a message of a laboratory: by our order number, then by the specimen id, then by
 * the donor's id among the tests of the location that still wait for a specimen, of the account where one is said. Each way
 * is one join over all results: looked up result by result, tables that are still small are read once for each of them. Keys are
 * made before they are compared: under row-level security no index is asked by a function that might tell of what it reads.
 */
export function matchTests(tx: Tx, some: readonly ToMatch[], provider: string): Promise<Match[]> {
  const ofDonor = (rank: number, whose: SQL) => sql`
    select s.at, ${rank}::int as rank, 'DONOR' as by, count(*) over (partition by s.at) as found, ${columns}
    from s ${whose}
      join test_results t on t.test_case_id = c.id and t.location_id = s."locationId"
        and t.specimen_type_id = s."specimenTypeId"
      left join lab_orders o on o.test_result_id = t.id
    where c.company_id = s."companyId" and c.deleted_at is null and ${waiting} and t.provider = ${provider}
      and (s.account is null or o.master_account_id is null or o.master_account_id = s.account)
      and t.created_at between s."collectedAt" - make_interval(days => ${ORDERED_BEFORE})
        and s."collectedAt" + make_interval(days => ${NOTED_AFTER})`;
  return tx.rows<Match>(sql`
    with s as materialized (
      select *, lower(specimen) collate "C" as "specimenKey", lower("primaryId") collate "C" as "primaryKey"
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as s (at int, "orderNumber" text, account text,
        specimen text, "companyId" bigint, "locationId" bigint, "primaryIdType" text, "primaryId" text, "caseIds" bigint[],
        "specimenTypeId" int, "collectedAt" timestamptz)),
    ways as (
      select s.at, 0 as rank, 'ORDER' as by, 1::bigint as found, ${columns}
      from s join lab_orders o on o.order_number = s."orderNumber" join test_results t on t.id = o.test_result_id
      where t.provider = ${provider} and t.test_type = 'LAB' and t.deleted_at is null
      union all
      select s.at, 1, 'SPECIMEN', count(*) over (partition by s.at), ${columns}
      from s join test_results t on t.specimen_id_key = s."specimenKey"
      where t.provider = ${provider} and t.test_type = 'LAB' and t.deleted_at is null
      union all ${ofDonor(
        2,
        sql`cross join lateral unnest(s."caseIds") as own (id) join test_cases c on c.id = own.id`,
      )}
      union all ${ofDonor(
        3,
        sql`join test_cases c on c.primary_id_key = s."primaryKey"
          and (s."primaryIdType" is null or c.primary_id_type = s."primaryIdType")`,
      )}),
    t as (select distinct on (at) * from ways order by at, rank, id)
    select t.*, placed.ordered_at, jsonb_build_object('tenant_id', k.tenant_id, 'id', k.id, 'ssn_sealed', k.ssn_sealed,
      'primary_id_type', k.primary_id_type, 'primary_id_key', k.primary_id_key) as donor
    from t join test_cases k on k.id = t.test_case_id left join lab_orders placed on placed.test_result_id = t.id`);
}
