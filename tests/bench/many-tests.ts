import type { Client } from 'pg';
import { withoutIndexes } from './without-indexes.ts';

/** So many tests of tenant 1. */
export const TESTS = Number(process.env['BENCH_TESTS'] ?? 1_000_000);
/** So many of them are of company "Bench 1". */
export const LARGE = TESTS / 10;
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

const fillCases = `
  with places as (
    select company_id, id, row_number() over (order by company_id) - 1 as at from locations where tenant_id = 1 and name = 'Yard')
  insert into test_cases (tenant_id, id, company_id, location_id, program, status, reason_for_test, first_name, last_name,
    primary_id_type, primary_id, created_by)
  select 1, ${BASE} + g, p.company_id, p.id, case when g % 2 = 0 then 'DOT' else 'NON_DOT' end, 'CLOSED',
    (array['RANDOM', 'RANDOM', 'PRE_EMPLOYMENT', 'POST_ACCIDENT', 'FOLLOW_UP'])[1 + g / 7 % 5], 'Ann', 'Lee ' || g % 5000,
    'EMPLOYEE_ID', 'B' || g, 'Bench'
  from generate_series(1, ${TESTS}) g
  join places p on p.at = case when g <= ${LARGE} then 0 else 1 + g % 99 end`;

/**
 * Released tests over two years, of which one in twenty is positive. What copies a case into its test is switched off
 * meanwhile, and ids are taken at once: a counter that is moved a million times in one transaction grows slower each time.
 */
const fillResults = `
  with ids as (select id, ${BASE} + row_number() over () as case_id from app.next_ids('test_results', ${TESTS}) as t (id))
  insert into test_results (tenant_id, id, test_case_id, company_id, location_id, program, case_status, reason_for_test, donor_first_name_key,
    donor_last_name_key, donor_primary_id_key, search_text, test_type, test_status, result_type, mro_result, goes_through_mro,
    specimen_type_id, collected_at, received_at, reported_at, mro_result_received_at, released_at, created_by, created_at)
  select 1, ids.id, c.id, company_id, location_id, program, status, reason_for_test, first_name_key, last_name_key, primary_id_key,
    lower(concat_ws(chr(31), first_name || ' ' || last_name, primary_id, c.id)), 'LAB', 'MRO_VERIFIED',
    case when c.id % 20 = 0 then 'RESULT_POSITIVE' else 'RESULT_NEGATIVE' end,
    case when c.id % 20 = 0 then 'MRO_POSITIVE' else 'MRO_NEGATIVE' end, true, 1, day, day + interval '1 day',
    day + interval '2 days', day + interval '3 days', day + interval '3 days', 'Bench', day - interval '1 day'
  from (select *, now() - make_interval(days => (id % 700)::integer + 5) as day from test_cases
    where tenant_id = 1 and created_by = 'Bench') c
  join ids on ids.case_id = c.id`;

const rowTriggers = ['copy_case', 'fill_positive_drugs'] as const;

/**
 * Cases and tests of tenant 1 with their statistics, each in one statement; indexes are built afterwards.
 * @param more what else is filled before that
 */
export async function fillTests(
  db: Client,
  more: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await db.query(fillCompanies);
  const set = async (state: 'disable' | 'enable') => {
    for (const name of rowTriggers)
      await db.query(`alter table test_results ${state} trigger ${name}`);
  };
  await set('disable');
  await withoutIndexes(db, ['test_cases', 'test_results'], async () => {
    await db.query(fillCases);
    await db.query(fillResults);
    await set('enable');
    await more();
  });
  for (const table of ['test_cases', 'test_results']) await db.query(`vacuum (analyze) ${table}`);
}
