import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest, report } from './testing/add-test.ts';
import { verifyOutcomes } from './verify-outcomes.repository.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const place = { companyId: world.companyId, locationId: world.near };
const bySql = (statement: SQL) => api.asOwner(1, (tx) => tx.run(statement));
const problems = async () => (await verifyOutcomes(api.database)).map(({ problem }) => problem);

let id = 0;
beforeEach(async () => {
  await api.asOwner(1, (tx) =>
    tx.script('delete from test_report_levels; delete from test_reports; delete from test_events'),
  );
  await bySql(sql`update test_results
    set result_type = null, mro_result = null, released_at = null, reported_at = null,
      mro_result_received_at = null, test_status = 'MRO_PENDING'`);
  ({ id } = await addTest(api, place));
  await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });
  await report(api, id, { kind: 'MRO', result: 'MRO_POSITIVE' });
});

it('finds nothing of tests that wait, are released or are corrected', async () => {
  await report(api, id, { kind: 'MRO', result: 'MRO_CANCELLED' });
  const waiting = await addTest(api, place);
  await report(api, waiting.id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });

  expect(await problems()).toEqual([]);
});

it.each([
  [
    'the outcome of the test',
    sql`update test_results set result_type = 'RESULT_NEGATIVE' where released_at is not null`,
  ],
  ['the determination', sql`update test_reports set result = 'MRO_NEGATIVE' where kind = 'MRO'`],
  ['its day', sql`update test_reports set reported_at = now() where kind = 'MRO'`],
])('finds that %s was changed alone', async (_what, change) => {
  await bySql(change);

  expect(await problems()).toEqual([`test ${id} does not say what its report says`]);
});

it.each([
  ['test', sql`update test_results set released_at = now() where released_at is not null`],
  ['report', sql`update test_reports set released_at = now() where kind = 'MRO'`],
  ['timeline', sql`update test_events set at = now() where kind = 'RELEASED'`],
])('finds that the moment of the release was changed in the %s alone', async (_where, change) => {
  await bySql(change);

  expect(await problems()).toEqual([`test ${id} was not released when its report was`]);
});

it('finds an outcome whose report is gone', async () => {
  await bySql(sql`delete from test_reports where kind = 'MRO'`);

  expect(await problems()).toEqual([`test ${id} has an outcome without a report`]);
});
