import type { labOrderRoutes } from '@assay/schema/lab-orders/lab-order.routes';
import {
  addOrderPlace,
  orderInput,
  paperOrderInput,
  placeOrder,
} from '../modules/lab-orders/testing/order-calls.ts';
import type { RouteWorld } from './route-world.ts';
import { logging, type SamplesOf } from './sample.ts';

const inOneDay = (): string => new Date(Date.now() + 86_400_000).toISOString();

const ordered = async ({ api, superAdmin, near }: RouteWorld): Promise<number> => {
  const place = await addOrderPlace(api, superAdmin, near);
  return (await placeOrder(api, superAdmin, orderInput(place))).id;
};

/** A sample of every call that writes lab orders. */
export const labOrderSamples: SamplesOf<typeof labOrderRoutes> = {
  create: logging('testResult.created', async ({ api, superAdmin, near }) => ({
    body: paperOrderInput(await addOrderPlace(api, superAdmin, near)),
  })),
  cancel: logging('testResult.orderCanceled', async (world) => ({
    id: await ordered(world),
    body: { reason: 'The donor left the company.' },
  })),
  renew: logging('testResult.orderRenewed', async (world) => ({
    id: await ordered(world),
    body: { reason: 'The donor is traveling.', expireDate: inOneDay() },
  })),
  resend: logging('testResult.orderSentAgain', async (world) => ({
    id: await ordered(world),
    body: { reason: 'The laboratory asked for it.' },
  })),
  mailDonorPass: logging('testResult.donorPassMailed', async (world) => ({
    id: await ordered(world),
    body: { email: 'ann.lee@donor.test' },
  })),
};
