import type { Client } from 'pg';

/** So many tests of tenant 1. */
export const TESTS = 1_000_000;
/** So many of them are of company "Bench 1". */
export const LARGE = 100_000;
/** Cases of one insert, whose trigger looks each of them up. */
const STEP = 50_000;
/** Ids below are those of the demo's cases. */
const BASE = 1_000_000;

/** Companies of tenant 1 with a location each: one has a tenth of the tests. */
const fillCompanies = `
  with made as (
    insert into companies (tenant_id, company_name) select 1, 'Bench ' || g from generate_series(1, 100) g returning id)
  insert into locations (tenant_id, company_id, name, address_address_line1, address_city, address_state, address_zip,
    location_phone, location_fax, der_full_name, der_phone_number, der_email)
  select 1, id, 'Yard', '1 Main St', 'Austin', 'TX', '78701', '5125550100', '5125550100', 'D', '5125550100', 'd@assay.test'
  from made`;

const fillCases = (from: number): string => `
  with places as (
    select company_id, id, row_number() over (order by company_id) - 1 as at from locations where tenant_id = 1 and name = 'Yard')
  insert into test_cases (tenant_id, id, company_id, location_id, program, status, reason_for_test, first_name, last_name,
    primary_id_type, primary_id, created_by)
  select 1, ${BASE} + g, p.company_id, p.id, case when g % 2 = 0 then 'DOT' else 'NON_DOT' end, 'CLOSED',
    (array['RANDOM', 'RANDOM', 'PRE_EMPLOYMENT', 'POST_ACCIDENT', 'FOLLOW_UP'])[1 + g / 7 % 5], 'Ann', 'Lee ' || g % 5000,
    'EMPLOYEE_ID', 'B' || g, 'Bench'
  from generate_series(${from}, ${from + STEP - 1}) g
  join places p on p.at = case when g <= ${LARGE} then 0 else 1 + g % 99 end`;

/** Released tests over two years, of which one in twenty is positive. */
const fillResults = (from: number): string => `
  insert into test_results (tenant_id, test_case_id, test_type, test_status, result_type, mro_result, goes_through_mro,
    specimen_type_id, collected_at, received_at, reported_at, mro_result_received_at, released_at, created_by, created_at)
  select 1, id, 'LAB', 'MRO_VERIFIED', case when id % 20 = 0 then 'RESULT_POSITIVE' else 'RESULT_NEGATIVE' end,
    case when id % 20 = 0 then 'MRO_POSITIVE' else 'MRO_NEGATIVE' end, true, 1, day, day + interval '1 day',
    day + interval '2 days', day + interval '3 days', day + interval '3 days', 'Bench',
    day - interval '1 day'
  from (select id, now() - make_interval(days => (id % 700)::integer + 5) as day from test_cases
    where tenant_id = 1 and id between ${BASE + from} and ${BASE + from + STEP - 1}) c`;

/** Cases and tests of tenant 1, without statistics of them. */
export async function fillTests(db: Client): Promise<void> {
  await db.query(fillCompanies);
  for (let from = 1; from <= TESTS; from += STEP)
    for (const statement of [fillCases(from), fillResults(from)]) await db.query(statement);
}
