import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** By what a result finds the test that it completes. */
export interface ToMatch {
  at: number;
  specimen: string;
  companyId: number;
  locationId: number;
  primaryIdType: string;
  primaryId: string | null;
  specimenTypeId: number;
  collectedAt: string;
}

/** A test that a result belongs to, as far as everybody may know of it. */
export type Match = Pick<
  Row<'test_results'>,
  | 'id'
  | 'test_case_id'
  | 'specimen_type_id'
  | 'test_status'
  | 'result_type'
  | 'released_at'
  | 'location_id'
> & { at: number };

/** How long before the collection an order may have been made, and how long after it may have been noted, days. */
const ORDERED_BEFORE = 60;
const NOTED_AFTER = 3;

/**
 * Finds the tests of many results, as for a message of a laboratory: by the specimen id, then by the donor's id among the
 * tests of the location that still wait for a specimen. SSNs are sealed and find nothing: such results need their specimen id.
 */
export const matchTests = (tx: Tx, some: readonly ToMatch[], provider: string): Promise<Match[]> =>
  tx.rows<Match>(sql`
    select s.at, t.id, t.test_case_id, t.specimen_type_id, t.test_status, t.result_type, t.released_at, t.location_id
    from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as s (at int, specimen text, "companyId" bigint,
      "locationId" bigint, "primaryIdType" text, "primaryId" text, "specimenTypeId" int, "collectedAt" timestamptz)
    cross join lateral (
      (select 1 as rank, t.* from test_results t
        where t.specimen_id_key = lower(s.specimen) collate "C" and t.provider = ${provider} and t.test_type = 'LAB'
          and t.deleted_at is null order by t.id desc limit 1)
      union all
      (select 2 as rank, t.* from test_cases c join test_results t on t.test_case_id = c.id
        where c.company_id = s."companyId" and c.primary_id_key = lower(s."primaryId") collate "C"
          and c.primary_id_type = s."primaryIdType" and c.deleted_at is null and t.location_id = s."locationId" and t.provider = ${provider}
          and t.test_type = 'LAB' and t.specimen_id is null and t.specimen_type_id = s."specimenTypeId"
          and t.test_status in ('ORDERED', 'PENDING', 'COLLECTION_COMPLETED', 'AT_LAB', 'MRO_PENDING')
          and t.released_at is null and t.deleted_at is null
          and t.created_at between s."collectedAt" - make_interval(days => ${ORDERED_BEFORE})
            and s."collectedAt" + make_interval(days => ${NOTED_AFTER})
        order by t.created_at desc limit 1)
      order by rank limit 1) t`);
