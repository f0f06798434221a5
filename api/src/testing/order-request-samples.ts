import { sql } from 'drizzle-orm';
import { orderableRun, requestOrders } from '../modules/order-requests/testing/request-orders.ts';
import { logging } from './sample.ts';

/** Calls on the orders of runs. */
export const orderRequestSamples = {
  create: logging('selectionRun.ordersRequested', async (world) => ({
    body: { selectionId: (await orderableRun(world.api, world)).id },
  })),
  repeat: logging('selectionRun.ordersRequested', async (world) => {
    const { id, selectionId } = await requestOrders(world.api, world);
    await world.api.asOwner(1, (tx) =>
      tx.run(sql`update order_requests set status = 'FAILED' where id = ${id}`),
    );
    return { id, body: { selectionId } };
  }),
};
