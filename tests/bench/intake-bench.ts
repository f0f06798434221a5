import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { demoLaboratories } from '@assay/schema/laboratories/demo-laboratories';
import { signatureHeaders, signedPrefix } from '@assay/schema/laboratories/signed-text';
import { send } from '../support/http.ts';
import { median, timed } from './process.ts';
import { onServer, type OnServer } from './on-server.ts';

const A_SECOND = 50;
const SECONDS = 60;
const MESSAGES = A_SECOND * SECONDS;
const numberOf = (at: number): string => `BENCH-${at}`;
const isBench = `order_number like 'BENCH-%'`;

/** Orders whose specimens are at the laboratory: every second one a DOT test. */
const fill = [
  `insert into test_cases (tenant_id, id, company_id, location_id, program, reason_for_test, first_name, last_name,
    primary_id_type, primary_id, created_by)
    select 1, 5000000 + g, 1, (select min(id) from locations where tenant_id = 1 and company_id = 1),
      case when g % 2 = 0 then 'DOT' else 'NON_DOT' end, 'RANDOM', 'Ann', 'Lee ' || g, 'EMPLOYEE_ID', 'N' || g, 'Bench'
    from generate_series(1, ${MESSAGES}) g`,
  `insert into test_results (tenant_id, id, test_case_id, test_type, test_status, goes_through_mro, specimen_type_id, provider,
    collected_at, received_at, created_by)
    select 1, id, id, 'LAB', case program when 'DOT' then 'MRO_PENDING' else 'AT_LAB' end, program = 'DOT', 1, 'LabCorp',
      now() - interval '2 days', now() - interval '1 day', 'Bench' from test_cases where tenant_id = 1 and id > 5000000`,
  `insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, ordered_at)
    select 1, 5000000 + g, 'BENCH-' || g, 'ELECTRONIC_ORDER', 'DRUG', now() - interval '3 days'
    from generate_series(1, ${MESSAGES}) g`,
];

const resultOf = (at: number): string =>
  JSON.stringify({
    kind: 'RESULT',
    messageId: randomUUID(),
    test: { orderNumber: numberOf(at) },
    result: at % 20 === 0 ? 'RESULT_POSITIVE' : 'RESULT_NEGATIVE',
    reportedAt: new Date().toISOString(),
    certifiedBy: 'Dana Cole',
    lines: [{ substance: 'Cocaine', abbreviation: 'COC', result: 'RESULT_NEGATIVE' }],
  });

/** As docs/laboratory-interface.md has it. */
function signedHeaders(secret: string, body: string): Record<string, string> {
  const [time, nonce] = [new Date().toISOString(), randomUUID()];
  const hmac = createHmac('sha256', secret).update(`${signedPrefix(time, nonce)}${body}`);
  return {
    'content-type': 'application/json',
    [signatureHeaders.time]: time,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: `sha256=${hmac.digest('hex')}`,
  };
}

const counted = async ({ db }: OnServer, query: string): Promise<number> =>
  Number((await db.query<{ n: string }>(query)).rows[0]?.n);

/** How many results still wait to be read. */
const waiting = (session: OnServer) =>
  counted(session, `select count(*) as n from lab_messages where state = 'WAITING'`);

/** Signed results of a laboratory, so many a second for a minute: none may be lost, none filed twice. */
export const benchIntake = (): Promise<void> =>
  onServer(async (session) => {
    const { db, api } = session;
    const laboratory = demoLaboratories.find(({ slug }) => slug === 'labcorp');
    if (laboratory === undefined) throw new Error('The demo has no LabCorp.');
    for (const statement of fill) await db.query(statement);
    const deliver = async (at: number): Promise<{ ms: number; status: number }> => {
      const body = resultOf(at);
      const { ms, value } = await timed(() =>
        send(api.url, {
          method: 'POST',
          path: `/api/laboratories/${laboratory.id}/messages`,
          headers: { 'x-tenant-host': 'localhost', ...signedHeaders(laboratory.secret, body) },
          body,
        }),
      );
      return { ms, status: value.status };
    };
    const begin = performance.now();
    const sent: Promise<{ ms: number; status: number }>[] = [];
    for (let at = 1; at <= MESSAGES; at += 1) {
      await delay(Math.max(0, begin + (at * 1000) / A_SECOND - performance.now()));
      sent.push(deliver(at));
    }
    const answers = await Promise.all(sent);
    const left = await waiting(session);
    while ((await waiting(session)) > 0) await delay(200);
    const ended = performance.now();
    const kept = answers.filter(({ status }) => status === 202).length;
    const filed = await counted(
      session,
      `select count(*) as n from test_reports r join lab_orders o using (tenant_id, test_result_id) where ${isBench}`,
    );
    const tests = await counted(
      session,
      `select count(distinct r.test_result_id) as n from test_reports r join lab_orders o using (tenant_id, test_result_id) where ${isBench}`,
    );
    const times = answers.map(({ ms }) => ms);
    console.log(`\n${MESSAGES} signed results at ${A_SECOND} a second`);
    console.log(`  answered 202                        ${kept}`);
    console.log(`  reports filed, of so many tests     ${filed}, ${tests}`);
    console.log(
      `  an answer, median and slowest       ${median(times).toFixed(1)}, ${Math.max(...times).toFixed(0)} ms`,
    );
    console.log(
      `  waiting when the last was sent      ${left}; all filed ${((ended - begin) / 1000).toFixed(1)} s after the first`,
    );
    if (kept !== MESSAGES || filed !== MESSAGES || tests !== MESSAGES)
      throw new Error('Results were lost or doubled.');
  });
