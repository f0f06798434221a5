import { expect } from 'vitest';
import type { OrderRequest } from '@assay/schema/order-requests/order-request';
import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import type { TestApp } from '../../../core/testing/test-app.ts';
import { draw, quarterlyPool, quarters } from '../../selection-runs/testing/run-calls.ts';
import type { PoolWorld } from '../../test-pools/testing/pool-world.ts';

/** A run of a pool of eight that generates orders. */
export async function orderableRun(
  api: TestApp,
  world: PoolWorld,
  more: object = {},
  members = 8,
): Promise<SelectionRunDetails> {
  const pool = await quarterlyPool(api, world, members, {
    shouldAutoGenerateTests: true,
    alcoholPercentage: 0,
    ...more,
  });
  return draw(api, world.admin, { testPoolId: pool.id, runDate: quarters[0] ?? '' });
}

/** The request to order for such a run; no job is at it. */
export async function requestOrders(
  api: TestApp,
  world: PoolWorld,
  run?: SelectionRunDetails,
): Promise<OrderRequest> {
  const { id: selectionId } = run ?? (await orderableRun(api, world));
  const answer = await api.call('POST /api/randomtesting/laborder/request', {
    session: world.admin,
    body: { selectionId },
  });
  expect(answer.statusCode, answer.body).toBe(202);
  return answer.json();
}
