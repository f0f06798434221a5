import { benchDownload } from './downloads.ts';
import { fillTests, LARGE, TESTS } from './many-tests.ts';
import { onServer, printCalls } from './on-server.ts';
import { timed } from './process.ts';
import { withoutIndexes } from './without-indexes.ts';

const ROUNDS = 9;

/** All companies of the bench are enrolled in a consortium. */
const fillConsortium = `
  with made as (insert into consortiums (tenant_id, name) values (1, 'Bench') returning id)
  insert into consortium_companies (tenant_id, consortium_id, company_id, started_on)
  select 1, made.id, c.id, '2020-01-01' from made, companies c where c.tenant_id = 1 and c.company_name like 'Bench %'`;

/** Orders of the DOT tests of the large company, by which tests know their agency and category. */
const fillOrders = `
  insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, testing_agency, ordered_at)
  select 1, t.id, 'B-' || t.id, 'PAPER_CCF_ORDER', 'DRUG', 'FAA', t.collected_at - interval '1 day'
  from test_results t join companies c on c.tenant_id = t.tenant_id and c.id = t.company_id
  where t.tenant_id = 1 and c.company_name = 'Bench 1' and t.program = 'DOT'`;

/** All tests are of one donor of the large company. */
const joinDonors = (company: number): string =>
  `update test_results set donor_primary_id_key = 'bench-donor', company_id = ${company} where tenant_id = 1`;

const counted = [
  'activitydetail',
  'positiverate',
  'positiverateperdrug',
  'monthlyvolume',
  'averageturnaroundtime',
] as const;

/** Reports over a million tests of one tenant, in a real PostgreSQL with row-level security. */
export const benchReports = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    const { ms } = await timed(async () => {
      await fillTests(db, () => db.query(fillOrders));
      await db.query(fillConsortium);
      await db.query('vacuum (analyze) lab_orders');
    });
    console.log(`\n${TESTS.toLocaleString('en-US')} tests, filled in ${(ms / 1000).toFixed(0)} s`);
    const of = async (query: string): Promise<number> =>
      Number((await db.query<{ id: string }>(query)).rows[0]?.id);
    const company = await of(
      "select id from companies where tenant_id = 1 and company_name = 'Bench 1'",
    );
    const consortium = await of(
      "select id from consortiums where tenant_id = 1 and name = 'Bench'",
    );
    const span = `dateFrom=2020-01-01&dateTo=${new Date().toISOString().slice(0, 10)}`;
    const mis = new Date().getFullYear() - 1;
    console.log(`Medians of ${ROUNDS}, ms a call`);
    await printCalls(
      session,
      {
        ...Object.fromEntries(
          counted.map((type) => [
            `${type} of ${LARGE.toLocaleString('en-US')}`,
            `/api/reports/${type}?company=${company}&${span}&testType[]=LAB`,
          ]),
        ),
        'MIS report, 50,000 DOT tests': `/api/misreports?companyId=${company}&agency=FAA&year=${mis}`,
        'turnaround of all tests': `/api/reports/averageturnaroundtime?isReportForConsortium=true&consortiumId=${consortium}&${span}`,
      },
      ROUNDS,
    );
    await withoutIndexes(db, ['test_results'], () => db.query(joinDonors(company)));
    await db.query('vacuum (analyze) test_results');
    console.log(`\nHistory of a donor with ${TESTS.toLocaleString('en-US')} tests`);
    await benchDownload(session, {
      name: 'xlsx',
      path: `/api/reports/donorhistory/download?company=${company}&primaryId=bench-donor&${span}`,
    });
  });
