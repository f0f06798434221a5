import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { MisReport } from '@assay/schema/mis-reports/mis-report';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { reportWorld, testsBehind } from './testing/report-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const { add } = reportWorld(api, { companyId: world.companyId, locationId: world.near });
const url = `/api/misreports?companyId=${world.companyId}&agency=FMCSA&year=2026`;

const read = async (session = superAdmin): Promise<MisReport> =>
  (await api.call(`GET ${url}`, { session })).json();

const order = (id: number, agency: string | null) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, testing_agency, ordered_at)
      values (1, ${id}, ${`O-${id}`}, 'PAPER_CCF_ORDER', 'DRUG', ${agency}, now())`),
  );

let cocaine = 0;
beforeAll(async () => {
  const row = await api.asOwner(1, (tx) =>
    tx.row<{ id: number }>(
      sql`select id from drug_adulterants where tenant_id = 1 and name ilike 'cocaine%' limit 1`,
    ),
  );
  cocaine = row?.id ?? 0;
  for (const mroResult of [
    'MRO_NEGATIVE',
    'MRO_NEGATIVE',
    'MRO_ADULTERATED',
    'MRO_CANCELLED',
  ] as const)
    await order(await add({ mro: mroResult }), 'FMCSA');
  await order(await add({ mro: 'MRO_POSITIVE', drugs: [cocaine] }), 'FMCSA');
  await order(
    await add({ mro: 'MRO_NEGATIVE', case: { donor: { reasonForTest: 'PRE_EMPLOYMENT' } } }),
    'FMCSA',
  );
  await order(await add({ mro: 'MRO_NEGATIVE' }), 'FAA');
  await order(await add({ mro: 'MRO_NEGATIVE' }), null);
});

it('counts the tests of an agency by reason, and every number has its tests', async () => {
  const { drugs, missing } = await read();
  const row = (label: string) => drugs.rows.find((each) => each['row'] === label);

  expect(row('Random')).toMatchObject({
    total: 4,
    negative: 2,
    positive: 1,
    cocaine: 1,
    adulterated: 1,
    canceled: 1,
  });
  expect(row('Pre-Employment')).toMatchObject({ total: 1, negative: 1 });
  expect(row('TOTAL')).toMatchObject({ total: 5, canceled: 1 });
  for (const cell of drugs.cells.flat())
    if (cell.search !== null)
      expect([cell.key, (await testsBehind(api, superAdmin, cell.search)).length]).toEqual([
        cell.key,
        cell.number,
      ]);
  expect(missing).toMatchObject([{ label: 'DOT tests without an agency', tests: 1 }]);
});

it('says which of its numbers agree', async () => {
  const { checks } = await read();

  expect(checks.map(({ holds }) => holds)).toEqual([true, true, true, true, true]);
});

it('stays the same whatever a laboratory finds, also for MRO staff', async () => {
  const answers = [];
  for (const laboratory of ['RESULT_POSITIVE', 'RESULT_NEGATIVE'] as const) {
    const id = await add({ laboratory, drugs: [cocaine] });
    await order(id, 'FMCSA');
    for (const session of [superAdmin, mro]) answers.push(JSON.stringify(await read(session)));
    await api.call(`DELETE /api/testresults/${id}`, { session: superAdmin });
  }

  expect(new Set(answers).size).toBe(1);
});

it.each([
  ['pdf', /^%PDF/],
  ['csv', /Type of Test.*Random/s],
])('is made as %s', async (format, content) => {
  const answer = await api.call(`GET ${url.replace('?', '/download?')}&format=${format}`, {
    session: superAdmin,
  });

  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
  expect(answer.body).toMatch(content);
});
