import { benchDownload } from './downloads.ts';
import { fillTests, LARGE, TESTS } from './many-tests.ts';
import { onServer, printCalls } from './on-server.ts';

const ROUNDS = 9;

/** All companies of the bench are enrolled in a consortium. */
const fillConsortium = `
  with made as (insert into consortiums (tenant_id, name) values (1, 'Bench') returning id)
  insert into consortium_companies (tenant_id, consortium_id, company_id, started_on)
  select 1, made.id, c.id, '2020-01-01' from made, companies c where c.tenant_id = 1 and c.company_name like 'Bench %'`;

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
    await fillTests(db);
    await db.query(fillConsortium);
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
