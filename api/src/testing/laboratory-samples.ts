import type { laboratoryRoutes } from '@assay/schema/laboratories/laboratory.routes';
import {
  addConnection,
  addOrder,
  connectionInput,
  failedOutgoing,
  mroMessage,
  SECRET,
  signed,
  stepMessage,
  unmatchedResult,
  waitingStep,
} from '../modules/laboratories/testing/laboratory-world.ts';
import { addToldTest } from '../modules/laboratories/testing/told-test.ts';
import { edited, logging, type SamplesOf } from './sample.ts';

const message = JSON.stringify(stepMessage('A1', 'COLLECTED'));

/** A sample of every call that writes connections and messages. */
export const laboratorySamples: SamplesOf<typeof laboratoryRoutes> = {
  create: logging('labConnection.created', () => ({ body: connectionInput() })),
  update: logging('labConnection.updated', async (world) => {
    const { id } = await addConnection(world.api, world.superAdmin);
    return {
      id,
      ...(await edited(world, `/api/laboratories/${id}`, {
        address: 'https://laboratory.example.com/other',
      })),
    };
  }),
  remove: logging('labConnection.deleted', async ({ api, superAdmin }) => ({
    id: (await addConnection(api, superAdmin)).id,
  })),
  rotate: logging('labConnection.secretRotated', async ({ api, superAdmin }) => ({
    id: (await addConnection(api, superAdmin)).id,
    body: { secret: `${SECRET}-and-another-one` },
  })),
  check: logging('labConnection.checked', async ({ api, superAdmin }) => ({
    id: (await addConnection(api, superAdmin)).id,
  })),
  resend: logging('outgoingLabMessage.resent', async (world) => ({
    id: await failedOutgoing(world),
  })),
  process: logging('labMessage.processed', async (world) => ({ id: await waitingStep(world) })),
  match: logging('labMessage.matched', async (world) => {
    const { api, companyId, near } = world;
    const staff = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
    const { id } = await addOrder(api, { companyId, locationId: near });
    return {
      id: await unmatchedResult(world),
      session: staff,
      body: { testResultId: id, reason: 'The form names it.' },
    };
  }),
  receive: logging(null, async ({ api, superAdmin }) => ({
    id: (await addConnection(api, superAdmin)).id,
    body: message,
    headers: signed(message),
  })),
  refresh: logging('testResult.refreshed', async (world) => {
    const { id, orderNumber, messages } = await addToldTest(world);
    messages.push(mroMessage({ orderNumber }, 'MRO_NEGATIVE'));
    return { id };
  }),
};
