import { benchDownload } from './downloads.ts';
import { onServer, printCalls } from './on-server.ts';

const TESTS = 1_000_000;
const LARGE = 100_000;
const ROUNDS = 9;
/** Cases of one insert, whose trigger looks each of them up. */
const STEP = 50_000;

/** Companies of tenant 1 with a location each: one has a tenth of the tests, all of them are enrolled in a consortium. */
const fillCompanies = `
  with made as (
    insert into companies (tenant_id, company_name) select 1, 'Bench ' || g from generate_series(1, 100) g returning id)
  insert into locations (tenant_id, company_id, name, address_address_line1, address_city, address_state, address_zip,
    location_phone, location_fax, der_full_name, der_phone_number, der_email)
  select 1, id, 'Yard', '1 Main St', 'Austin', 'TX', '78701', '5125550100', '5125550100', 'D', '5125550100', 'd@assay.test'
  from made`;

const fillConsortium = `
  with made as (insert into consortiums (tenant_id, name) values (1, 'Bench') returning id)
  insert into consortium_companies (tenant_id, consortium_id, company_id, started_on)
  select 1, made.id, c.id, '2020-01-01' from made, companies c where c.tenant_id = 1 and c.company_name like 'Bench %'`;

const fillCases = (from: number): string => `
  with places as (
    select company_id, id, row_number() over (order by company_id) - 1 as at from locations where tenant_id = 1 and name = 'Yard')
  insert into test_cases (tenant_id, id, company_id, location_id, program, status, reason_for_test, first_name, last_name,
    primary_id_type, primary_id, created_by)
  select 1, g, p.company_id, p.id, case when g % 2 = 0 then 'DOT' else 'NON_DOT' end, 'CLOSED', 'RANDOM', 'Ann', 'Lee ' || g % 5000,
    'EMPLOYEE_ID', 'B' || g, 'Bench'
  from generate_series(${from}, ${from + STEP - 1}) g
  join places p on p.at = case when g <= ${LARGE} then 0 else 1 + g % 99 end`;

/** Released tests over two years, of which one in twenty is positive. */
const fillResults = (from: number): string => `
  insert into test_results (tenant_id, test_case_id, test_type, test_status, result_type, mro_result, goes_through_mro,
    specimen_type_id, collected_at, received_at, reported_at, mro_result_received_at, released_at, created_by)
  select 1, id, 'LAB', 'MRO_VERIFIED', case when id % 20 = 0 then 'RESULT_POSITIVE' else 'RESULT_NEGATIVE' end,
    case when id % 20 = 0 then 'MRO_POSITIVE' else 'MRO_NEGATIVE' end, true, 1, day, day + interval '1 day',
    day + interval '2 days', day + interval '3 days', day + interval '3 days', 'Bench'
  from (select id, now() - make_interval(days => (id % 700)::integer + 5) as day from test_cases
    where tenant_id = 1 and id between ${from} and ${from + STEP - 1}) c`;

/** Orders of the DOT tests of the large company, by which tests know their agency and category. */
const fillOrders = (company: number): string => `
  insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, testing_agency, ordered_at)
  select 1, id, 'B-' || id, 'PAPER_CCF_ORDER', 'DRUG', 'FAA', collected_at - interval '1 day' from test_results
  where tenant_id = 1 and company_id = ${company} and program = 'DOT'`;

/** All tests are of one donor of the large company. */
const joinDonors = (company: number): string =>
  `update test_results set donor_primary_id_key = 'bench-donor', company_id = ${company} where tenant_id = 1`;

/** Reports over a million tests of one tenant, in a real PostgreSQL with row-level security. */
export const benchReports = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    for (const statement of [fillCompanies, fillConsortium]) await db.query(statement);
    for (let from = 1; from <= TESTS; from += STEP)
      for (const statement of [fillCases(from), fillResults(from)]) await db.query(statement);
    const of = async (query: string): Promise<number> =>
      Number((await db.query<{ id: string }>(query)).rows[0]?.id);
    const company = await of(
      "select id from companies where tenant_id = 1 and company_name = 'Bench 1'",
    );
    const consortium = await of(
      "select id from consortiums where tenant_id = 1 and name = 'Bench'",
    );
    await db.query(fillOrders(company));
    await db.query('vacuum (analyze) test_results');
    await db.query('vacuum (analyze) lab_orders');
    const year = 'period=LAST_12_MONTHS';
    const mis = new Date().getFullYear() - 1;
    const types = [
      'activitydetail',
      'positiverate',
      'positiverateperdrug',
      'monthlyvolume',
    ] as const;
    console.log(`\n${TESTS.toLocaleString('en-US')} tests; medians of ${ROUNDS}, ms a call`);
    await printCalls(
      session,
      {
        ...Object.fromEntries(
          types.map((type) => [
            `${type} of a company with ${LARGE.toLocaleString('en-US')}`,
            `/api/reports/${type}?company=${company}&${year}&testType[]=LAB`,
          ]),
        ),
        'MIS report, 50,000 DOT tests': `/api/misreports?companyId=${company}&agency=FAA&year=${mis}`,
        'turnaround of the company': `/api/reports/averageturnaroundtime?company=${company}&${year}`,
        'turnaround of all tests': `/api/reports/averageturnaroundtime?isReportForConsortium=true&consortiumId=${consortium}&dateFrom=2020-01-01&dateTo=${new Date().toISOString().slice(0, 10)}`,
      },
      ROUNDS,
    );
    await db.query(joinDonors(company));
    await db.query('vacuum (analyze) test_results');
    const span = `dateFrom=2020-01-01&dateTo=${new Date().toISOString().slice(0, 10)}`;
    console.log(`\nHistory of a donor with ${TESTS.toLocaleString('en-US')} tests`);
    await benchDownload(session, {
      name: 'xlsx',
      path: `/api/reports/donorhistory/download?company=${company}&primaryId=bench-donor&${span}`,
    });
  });
