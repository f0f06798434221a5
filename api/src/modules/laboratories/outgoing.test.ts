import { createServer, type IncomingHttpHeaders } from 'node:http';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { ToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import type { Delivery } from './connection.ts';
import { httpsJson } from './https-json.ts';
import { cancelOrder, renewOrder } from './laboratory-orders.service.ts';
import { isSigned } from './signature.ts';
import { attempt, growLaboratoryWorld, queueOrder, SECRET } from './testing/laboratory-world.ts';

const api = await useTestApp();
const { companyId, superAdmin, laboratory: connection, order } = await growLaboratoryWorld(api);
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

const down: Delivery = { outcome: 'FAILED', error: 'It cannot be reached.' };
const taken: Delivery = { outcome: 'TAKEN', answer: { labTestId: 'L-77' } };

const test = async (id: number) =>
  (await api.call(`GET /api/testresults/${id}`, { session: superAdmin })).json();
const outgoing = async (testResultId: number) =>
  (
    await api.call(
      `GET /api/laboratories/${connection.id}/outgoing?testResultId[EQ]=${testResultId}`,
      { session: superAdmin },
    )
  ).json().results;
/** As if its time had come. */
const due = (id: number) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`update lab_outgoing_messages set next_attempt_at = now() where id = ${id}`),
  );

describe('an order', () => {
  it('that is taken has the number of the laboratory', async () => {
    const { id } = await order();

    await attempt(api, await queueOrder(api, id), taken);

    expect(await test(id)).toMatchObject({
      testStatus: 'ORDERED',
      labOrder: { labTestId: 'L-77', lastError: null },
    });
  });

  it('is tried ten times more, every five minutes, and then failed', async () => {
    const { id } = await order();
    const messageId = await queueOrder(api, id);
    await attempt(api, messageId, down);

    expect(await test(id)).toMatchObject({
      testStatus: 'PENDING_CREATION',
      labOrder: { attempts: 1, lastError: 'It cannot be reached.' },
    });
    const [waiting] = await outgoing(id);
    const pause = Date.parse(waiting.nextAttemptAt) - Date.now();
    expect(pause).toBeGreaterThan(4 * 60_000);
    expect(pause).toBeLessThanOrEqual(5 * 60_000);
    /* Before its time nothing is sent. */
    await attempt(api, messageId, taken);
    for (let retry = 1; retry <= 10; retry += 1) {
      expect((await test(id)).testStatus).toBe('PENDING_CREATION');
      await due(messageId);
      await attempt(api, messageId, down);
    }

    expect(await test(id)).toMatchObject({
      testStatus: 'CREATION_FAILED',
      isError: true,
      labOrder: { attempts: 11 },
    });
    expect(await outgoing(id)).toMatchObject([{ state: 'FAILED', attempts: 11 }]);
  });

  it('that the laboratory refuses is not repeated, and can be sent again with new attempts', async () => {
    const { id } = await order();
    await attempt(api, await queueOrder(api, id), {
      outcome: 'REFUSED',
      error: 'No such account.',
    });
    expect(await test(id)).toMatchObject({
      testStatus: 'CREATION_FAILED',
      labOrder: { lastError: 'No such account.' },
    });
    const [{ id: failed }] = await outgoing(id);

    const again = await api.call(`POST /api/laboratories/outgoing/${failed}/resend`, {
      session: superAdmin,
    });
    const twice = await api.call(`POST /api/laboratories/outgoing/${failed}/resend`, {
      session: superAdmin,
    });

    expect(again.json()).toMatchObject({ state: 'WAITING', attempts: 0, testResultId: id });
    expect(twice.json().errorCode).toBe('MESSAGE_NOT_OPEN');
    expect((await test(id)).testStatus).toBe('PENDING_CREATION');
  });

  it('waits while its laboratory has no connection', async () => {
    const { id } = await order({ test: { provider: 'Phamatech' } });

    await attempt(api, await queueOrder(api, id), taken);

    expect(await test(id)).toMatchObject({
      testStatus: 'PENDING_CREATION',
      labOrder: { lastError: 'There is no active connection to this laboratory.' },
    });
  });

  it('that is canceled before it was sent is not sent any more', async () => {
    const { id } = await order();
    const messageId = await queueOrder(api, id);

    await inTransaction(api.database, { tenantId: 1, companyId }, (tx) => cancelOrder({ tx }, id));
    await attempt(api, messageId, taken);

    const states = await api.asOwner(1, (tx) =>
      tx.rows(
        sql`select kind, state from lab_outgoing_messages where test_result_id = ${id} order by id`,
      ),
    );
    expect(states).toEqual([
      { kind: 'ORDER', state: 'SUPERSEDED' },
      { kind: 'CANCEL', state: 'WAITING' },
    ]);
    expect((await test(id)).labOrder.labTestId).toBeNull();
  });

  it('is known to be canceled where the laboratory does not know it', async () => {
    const { id } = await order();
    await queueOrder(api, id);
    await inTransaction(api.database, { tenantId: 1 }, (tx) => cancelOrder({ tx }, id));
    const [cancellation] = await api.asOwner(1, (tx) =>
      tx.rows<{ id: number }>(sql`
        select id from lab_outgoing_messages where test_result_id = ${id} and kind = 'CANCEL'`),
    );

    await attempt(api, cancellation?.id ?? 0, { outcome: 'UNKNOWN', error: 'Unknown.' });

    expect(await outgoing(id)).toMatchObject([{ kind: 'CANCEL', state: 'DONE' }]);
  });

  it('is renewed by the last word alone', async () => {
    const { id } = await order();
    await attempt(api, await queueOrder(api, id), taken);

    await inTransaction(api.database, { tenantId: 1 }, async (tx) => {
      await renewOrder({ tx }, id);
      await renewOrder({ tx }, id);
    });

    const states = await api.asOwner(1, (tx) =>
      tx.rows(
        sql`select state from lab_outgoing_messages where test_result_id = ${id} and kind = 'RENEW' order by id`,
      ),
    );
    expect(states).toEqual([{ state: 'SUPERSEDED' }, { state: 'WAITING' }]);
  });

  it('tells at the order that the laboratory did not take its renewal', async () => {
    const { id } = await order();
    await attempt(api, await queueOrder(api, id), taken);
    await inTransaction(api.database, { tenantId: 1 }, (tx) => renewOrder({ tx }, id));
    const [renewal] = await api.asOwner(1, (tx) =>
      tx.rows<{ id: number }>(sql`
        select id from lab_outgoing_messages where test_result_id = ${id} and kind = 'RENEW'`),
    );

    await attempt(api, renewal?.id ?? 0, { outcome: 'UNKNOWN', error: 'It knows no such order.' });

    const notes = await api.asOwner(1, (tx) =>
      tx.rows(
        sql`select note from test_events where test_result_id = ${id} and kind = 'NOT_TAKEN'`,
      ),
    );
    expect(notes).toEqual([
      { note: 'The renewal was not taken: It knows no such order. Call the laboratory.' },
    ]);
  });

  it('rides in the transaction of who gives it, and is undone with it', async () => {
    const { id } = await order();

    await expect(
      inTransaction(api.database, { tenantId: 1 }, async (tx) => {
        await cancelOrder({ tx }, id);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');

    expect(await outgoing(id)).toEqual([]);
  });
});

describe('over HTTPS with JSON', () => {
  let answer: { status: number; body: string } = { status: 200, body: '{"labTestId":"L-1"}' };
  const received: { headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      return response.end(answer.body);
    });
  });
  server.listen(0, '127.0.0.1');
  afterAll(() => void server.close());
  const deliver = async () => {
    if (!server.listening) await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return httpsJson([])({ address: `http://127.0.0.1:${port}/in`, secret: SECRET }).deliver({
      kind: 'CANCEL',
      messageId: 'm',
      orderNumber: 'A1',
      reason: null,
    });
  };

  it('what is sent is signed and in the documented form', async () => {
    await deliver();

    const { headers, body } = received.at(-1) ?? { headers: {}, body: Buffer.alloc(0) };
    const signed = {
      time: String(headers['x-assay-time']),
      nonce: String(headers['x-assay-nonce']),
      signature: String(headers['x-assay-signature']),
    };
    expect(isSigned([SECRET], body, signed, new Date())).toBe(true);
    expect(ToLaboratory.parse(JSON.parse(body.toString()))).toMatchObject({ kind: 'CANCEL' });
  });

  it.each([
    [200, '{"labTestId":"L-1","more":1}', { outcome: 'TAKEN' }],
    [202, '', { outcome: 'TAKEN' }],
    [422, '{"message":"No such account."}', { outcome: 'REFUSED', error: 'No such account.' }],
    [422, 'nonsense', { outcome: 'REFUSED' }],
    [404, '{}', { outcome: 'UNKNOWN' }],
    [401, '{}', { outcome: 'FAILED', error: 'It does not accept our signature.' }],
    [503, '<html>', { outcome: 'FAILED', error: 'It answered with status 503.' }],
    [200, '{"labTestId":7}', { outcome: 'FAILED' }],
    [302, '', { outcome: 'FAILED' }],
  ])('an answer of %i %s is understood', async (status, body, outcome) => {
    answer = { status, body };

    expect(await deliver()).toMatchObject(outcome);
  });
});

it('whoever orders tells the laboratory, and sees nothing of its connection', async () => {
  const { id } = await order();
  const settings = { tenantId: 1, companyId };

  await inTransaction(api.database, settings, (tx) => cancelOrder({ tx }, id));

  const list = await api.call('GET /api/laboratories', { session: client });
  expect(list.statusCode).toBe(403);
});
