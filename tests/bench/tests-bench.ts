import { benchDownload } from './downloads.ts';
import { fillTests, TESTS } from './many-tests.ts';
import { onServer, printCalls } from './on-server.ts';

const ROUNDS = 15;

/** Each fiftieth test waits behind the wall with what its laboratory found; a tenth was viewed. */
const vary = [
  `update test_results set test_status = 'MRO_PENDING', result_type = null, mro_result = null, reported_at = null,
    mro_result_received_at = null, released_at = null where tenant_id = 1 and created_by = 'Bench' and test_case_id % 50 = 7`,
  `insert into test_reports (tenant_id, test_result_id, kind, report_version, result, reported_at, source)
    select 1, id, 'LABORATORY', 1, case when id % 3 = 0 then 'RESULT_POSITIVE' else 'RESULT_NEGATIVE' end, now(), 'Bench'
    from test_results where tenant_id = 1 and created_by = 'Bench' and test_status = 'MRO_PENDING'`,
  `insert into test_result_views (tenant_id, user_tenant_id, user_id, test_result_id)
    select 1, 1, 1, id from test_results where tenant_id = 1 and created_by = 'Bench' and id % 10 = 0`,
];

const list = '/api/testresults?limit=25';
const days = (back: number): string =>
  new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

/** The list as the screen asks for it: each filter that it offers. */
const lists = {
  'page 1, without the count': `${list}&withTotal=false`,
  'page 1, with the count': list,
  'page 1, by last name': `${list}&sortBy=donor.lastName&sortOrder=ASC`,
  'status: in MRO process': `${list}&testResult.testStatus[IN][]=MRO_PENDING`,
  'status: verified': `${list}&testResult.testStatus[IN][]=MRO_VERIFIED`,
  'result: positive': `${list}&testResult.resultType[IN][]=RESULT_POSITIVE`,
  'created within 30 days': `${list}&testResult.createdAt[GTE]=${days(30)}`,
  'not viewed': `${list}&isViewed[EQ]=false`,
  viewed: `${list}&isViewed[EQ]=true`,
  'work list: not at the laboratory': `${list}&workList[EQ]=NOT_AT_LAB_48H`,
  'test type: laboratory': `${list}&testResult.testType[EQ]=LAB`,
  'program: non-DOT': `${list}&testResult.program[EQ]=NON_DOT`,
  'reason: post-accident': `${list}&donor.reasonForTest[IN][]=POST_ACCIDENT`,
  'specimen type': `${list}&testResult.specimenTypeId[IN][]=1`,
  'laboratory: none has it': `${list}&testResult.provider[IN][]=USDTL`,
  'acknowledged: none is': `${list}&acknowledgmentType[IN][]=ACKNOWLEDGED`,
  'test case closed': `${list}&testCase.status[EQ]=CLOSED`,
  'collected within 30 days': `${list}&testResult.collectedAt[GTE]=${days(30)}`,
  'reported within 30 days': `${list}&testResult.reportedAt[GTE]=${days(30)}`,
  'last name begins with': `${list}&donor.lastName[SW]=lee%20123`,
  'first name begins with: all': `${list}&donor.firstName[SW]=an`,
  'primary id begins with': `${list}&donor.primaryId[SW]=b1234`,
  'specimen id begins with': `${list}&testResult.specimenId[SW]=x`,
  'outcome in reports: positive': `${list}&testResult.outcome[IN][]=POSITIVE`,
  'counted within 30 days': `${list}&testResult.countedAt[GTE]=${days(30)}`,
  'company begins with': `${list}&company.companyName[SW]=bench%204`,
  'location begins with: all': `${list}&location.name[SW]=yar`,
} as const;
const searches = {
  'search: a name of 200 tests': `${list}&q=${encodeURIComponent('Lee 1234')}`,
  'search: first and last name': `${list}&q=${encodeURIComponent('ann lee 4321')}`,
  'search: every test': `${list}&q=ann`,
  'search: an id': `${list}&q=b456789`,
  'search: no hit': `${list}&q=zzqqxx`,
} as const;

/** The list of tests, its file, and the figures of the dashboard over a million tests of one tenant, with the wall on. */
export const benchTests = (): Promise<void> =>
  onServer(async (session) => {
    const { db } = session;
    await fillTests(db);
    for (const statement of vary) await db.query(statement);
    for (const table of ['test_results', 'test_cases', 'test_reports', 'test_result_views'])
      await db.query(`vacuum (analyze) ${table}`);
    const { rows } = await db.query<{ id: string }>(
      "select min(id) as id from test_results where tenant_id = 1 and created_by = 'Bench'",
    );
    const id = rows[0]?.id;
    console.log(`\n${TESTS.toLocaleString('en-US')} tests; medians of ${ROUNDS}, ms a call`);
    await printCalls(session, lists, ROUNDS);
    await printCalls(session, searches, ROUNDS);
    await printCalls(
      session,
      {
        'work lists with their counts': '/api/worklists',
        'figures of twelve months': '/api/testfigures?period=LAST_12_MONTHS',
        'figures of this year': '/api/testfigures?period=THIS_YEAR',
        'detail of a test': `/api/testresults/${id}`,
      },
      ROUNDS,
    );
    await benchDownload(session, { name: 'csv', path: '/api/testresults/report', lines: TESTS });
  });
