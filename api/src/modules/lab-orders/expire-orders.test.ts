import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addOrder } from '../laboratories/testing/laboratory-world.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import type { NewResult } from '../test-results/test-results.repository.ts';
import { expireOrders } from './expire-orders.worker.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const HOUR = 3_600_000;

/** An order whose pass ended some hours ago. */
async function order(hoursAgo: number, test: Partial<NewResult> = { testStatus: 'ORDERED' }) {
  const { id } = await addOrder(api, { companyId: world.companyId, locationId: world.near, test });
  const expireDate = new Date(Date.now() - hoursAgo * HOUR).toISOString();
  await api.asOwner(1, (tx) =>
    tx.run(sql`
      update lab_orders set expire_date = ${expireDate}::timestamptz where tenant_id = 1 and test_result_id = ${id}`),
  );
  return id;
}

const run = () => expireOrders({ database: api.database, id: 'test' });
const read = async (id: number) =>
  (await api.call(`GET /api/testresults/${id}`, { session: world.admin })).json();

it('ends an order three days after its pass, and its case with it', async () => {
  const id = await order(73);

  await run();

  expect(await read(id)).toMatchObject({
    testStatus: 'EXPIRED_NO_SHOW',
    testCase: { status: 'CLOSED' },
  });
});

it('leaves time to renew it', async () => {
  const id = await order(71);

  await run();

  expect(await read(id)).toMatchObject({ testStatus: 'ORDERED', testCase: { status: 'OPEN' } });
});

it('touches nothing of a specimen that was collected or received', async () => {
  const collectedAt = new Date(Date.now() - 90 * HOUR).toISOString();
  const collected = await order(80, { testStatus: 'COLLECTION_COMPLETED', collectedAt });
  const received = await order(80, { testStatus: 'MRO_PENDING', goesThroughMro: true });

  await run();

  expect([await read(collected), await read(received)]).toMatchObject([
    { testStatus: 'COLLECTION_COMPLETED' },
    { testStatus: 'MRO_PENDING' },
  ]);
});
