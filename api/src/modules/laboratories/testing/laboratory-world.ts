import { createHmac, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LabConnection } from '@assay/schema/laboratories/lab-connection';
import { signatureHeaders, signedPrefix } from '@assay/schema/laboratories/signed-text';
import { pino } from 'pino';
import { expect } from 'vitest';
import { beyondTheWall } from '../../../core/database/beyond-the-wall.ts';
import { inTransaction } from '../../../core/database/transaction.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { growPoolWorld } from '../../test-pools/testing/pool-world.ts';
import { addTest, type TestToAdd } from '../../test-results/testing/add-test.ts';
import type { Delivery } from '../connection.ts';
import { sendOrder } from '../laboratory-orders.service.ts';
import { sendMessage } from '../send.worker.ts';
import { takeInWaiting } from '../take-in.worker.ts';

export const SECRET = 'a-secret-of-the-laboratory-and-us-1';
const log = pino({ level: 'silent' });
let count = 0;

/** A connection as it is sent; each has a name of its own. */
export function connectionInput(changes: object = {}) {
  count += 1;
  return {
    name: `Laboratory ${count}`,
    kind: 'HTTPS_JSON',
    party: 'LABORATORY',
    provider: 'LabCorp',
    address: 'https://laboratory.example.com/assay',
    labAccountIds: [],
    mroConnectionId: null,
    isActive: true,
    secret: SECRET,
    ...changes,
  };
}

export async function addConnection(
  api: TestApp,
  session: TestSession,
  changes: object = {},
): Promise<LabConnection> {
  const answer = await api.call('POST /api/laboratories', {
    session,
    body: connectionInput(changes),
  });
  return answer.json();
}

/** An MRO as a connection. */
export const addMroConnection = (api: TestApp, session: TestSession) =>
  addConnection(api, session, { party: 'MRO', provider: null });

/** A laboratory test with its electronic order, not sent yet. */
export async function addOrder(
  api: TestApp,
  place: TestToAdd,
): Promise<{ id: number; caseId: number; orderNumber: string }> {
  const added = await addTest(api, {
    ...place,
    test: { testStatus: 'PENDING_CREATION', ...place.test },
  });
  const orderNumber = `A${String(10_000 + added.id)}`;
  await inTransaction(api.database, { tenantId: place.tenantId ?? 1 }, (tx) =>
    tx.run(sql`
      insert into lab_orders (test_result_id, order_number, lab_order_type, master_account_id, sub_account_id, test_type,
        ordered_at, expire_date)
      values (${added.id}, ${orderNumber}, 'ELECTRONIC_ORDER', '482910', '1', 'DRUG', now() - interval '1 hour',
        now() + interval '2 days')`),
  );
  return { ...added, orderNumber };
}

/** Queues an order and answers the id of its message. */
export const queueOrder = (api: TestApp, testResultId: number, tenantId = 1): Promise<number> =>
  inTransaction(api.database, { tenantId }, async (tx) => {
    await sendOrder({ tx }, testResultId);
    const row = await tx.row<{ id: number }>(sql`
      select max(id) as id from lab_outgoing_messages where test_result_id = ${testResultId}`);
    return row?.id ?? 0;
  });

/** One attempt at a message, whose laboratory answers as given. */
export const attempt = (
  api: TestApp,
  messageId: number,
  delivery: Delivery,
  tenantId = 1,
): Promise<void> =>
  sendMessage(
    { database: api.database, data: { tenantId, messageId }, log },
    api.app.secrets,
    () => ({
      deliver: () => Promise.resolve(delivery),
    }),
  );

/** Headers of a signed body. */
export function signed(
  body: string | Buffer,
  {
    secret = SECRET,
    nonce = randomUUID(),
    time = new Date().toISOString(),
  }: { secret?: string; nonce?: string; time?: string } = {},
): Record<string, string> {
  const hmac = createHmac('sha256', secret).update(signedPrefix(time, nonce)).update(body);
  return {
    [signatureHeaders.time]: time,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.signature]: `sha256=${hmac.digest('hex')}`,
  };
}

/** Sends a message as a laboratory does. */
export const deliver = (
  api: TestApp,
  connectionId: number,
  message: object | string | Buffer,
  {
    signing = {},
    host = 'localhost',
  }: { signing?: Parameters<typeof signed>[1]; host?: string } = {},
) => {
  const payload =
    typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message);
  return api.app.inject({
    method: 'POST',
    url: `/api/laboratories/${connectionId}/messages`,
    headers: {
      'content-type': 'application/json',
      'x-tenant-host': host,
      ...signed(payload, signing),
    },
    payload,
  });
};

/** Takes in all that waits, as the job does. */
export const takeInAll = (api: TestApp, tenantId = 1): Promise<void> =>
  takeInWaiting({ database: api.database, data: { tenantId }, log, id: 'test' }, api.app);

/** What became of a message, from behind the wall: the last one of a connection unless said otherwise. */
export const messageOf = (api: TestApp, connectionId: number, tenantId = 1) =>
  inTransaction(api.database, { tenantId }, (tx) =>
    beyondTheWall(tx, () =>
      tx.row<{
        id: number;
        state: string;
        reason: string | null;
        test_result_id: number | null;
      }>(sql`
        select id, state, reason, test_result_id from lab_messages where connection_id = ${connectionId}
        order by id desc limit 1`),
    ),
  );

/** A message of a laboratory about an order, as it is sent. */
export const stepMessage = (orderNumber: string, status: string, more: object = {}) => ({
  kind: 'ORDER_STATUS',
  messageId: randomUUID(),
  test: { orderNumber },
  status,
  at: '2026-11-20T15:00:00.000Z',
  ...more,
});

/** A result of a laboratory. */
export const resultMessage = (test: object, result: string, more: object = {}) => ({
  kind: 'RESULT',
  messageId: randomUUID(),
  test,
  result,
  reportedAt: '2026-11-21T15:00:00.000Z',
  certifiedBy: 'Dana Cole',
  lines: [
    { substance: 'Cocaine', abbreviation: 'COC', result, screenCutoff: '150', numericLevel: '812' },
  ],
  ...more,
});

/** What an MRO determined. */
export const mroMessage = (test: object, result: string, more: object = {}) => ({
  kind: 'MRO_REPORT',
  messageId: randomUUID(),
  test,
  result,
  mro: 'Helen Marsh, MD',
  verifiedAt: '2026-11-22T15:00:00.000Z',
  ...more,
});

/** Sends a message, has it taken in, and answers what became of it. */
export async function sendAndTakeIn(api: TestApp, connectionId: number, message: object) {
  expect((await deliver(api, connectionId, message)).statusCode).toBe(202);
  await takeInAll(api);
  return messageOf(api, connectionId);
}

/** A company whose orders go to a laboratory, with who makes connections and who knows what is not released. */
export async function growLaboratoryWorld(api: TestApp) {
  const world = await growPoolWorld(api);
  const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
  return {
    ...world,
    superAdmin,
    staff: await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] }),
    laboratory: await addConnection(api, superAdmin),
    order: (more: Partial<TestToAdd> = {}) =>
      addOrder(api, { companyId: world.companyId, locationId: world.near, ...more }),
  };
}

/** Where orders are placed, and by whom connections are made. */
export interface World {
  api: TestApp;
  superAdmin: TestSession;
  companyId: number;
  near: number;
}

type Admin = Pick<World, 'api' | 'superAdmin'>;

/** A message to a laboratory that refused it. */
export async function failedOutgoing({ api, companyId, near }: World): Promise<number> {
  const { id } = await addOrder(api, { companyId, locationId: near });
  const messageId = await queueOrder(api, id);
  await attempt(api, messageId, { outcome: 'REFUSED', error: 'No such account.' });
  return messageId;
}

/** A step of an order that nobody placed, which waits. */
export async function waitingStep({ api, superAdmin }: Admin): Promise<number> {
  const { id } = await addConnection(api, superAdmin);
  await deliver(api, id, stepMessage('A1', 'COLLECTED'));
  await takeInAll(api);
  return (await messageOf(api, id))?.id ?? 0;
}

/** A result that fits no test. */
export async function unmatchedResult({ api, superAdmin }: Admin): Promise<number> {
  const { id } = await addConnection(api, superAdmin);
  await deliver(api, id, resultMessage({ specimenId: 'S-1' }, 'RESULT_NEGATIVE'));
  await takeInAll(api);
  return (await messageOf(api, id))?.id ?? 0;
}
