import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signatureHeaders } from '@assay/schema/laboratories/signed-text';
import { addConnection, addOrder, SECRET, signed, type World } from './laboratory-world.ts';

/** What MROs told of orders, by their numbers, and the secret that they sign with. */
const toldOf = new Map<string, { messages: object[]; secret: string }>();

/** What an MRO answers to a question: what it told of the order, signed anew. */
async function tellAgain(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { orderNumber } = JSON.parse(await text(request)) as { orderNumber: string };
  const { messages, secret } = toldOf.get(orderNumber) ?? { messages: [], secret: SECRET };
  const told = messages.map((message) => {
    const body = JSON.stringify(message);
    const headers = signed(body, { secret });
    return {
      time: headers[signatureHeaders.time],
      nonce: headers[signatureHeaders.nonce],
      signature: headers[signatureHeaders.signature],
      body,
    };
  });
  response.end(JSON.stringify({ messages: told }));
}

/** An MRO on this machine that tells again what it told. @returns its address */
async function startMro(): Promise<string> {
  const server = createServer((request, response) => void tellAgain(request, response));
  server.listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mro`;
}

let mroAddress: Promise<string> | null = null;

/** A test in the MRO process, whose MRO tells `messages` again, signed with a secret. */
export async function addToldTest({ api, superAdmin, companyId, near }: World, secret = SECRET) {
  mroAddress ??= startMro();
  const provider = 'QuestDiagnostics';
  const mro = await addConnection(api, superAdmin, {
    party: 'MRO',
    provider: null,
    address: await mroAddress,
  });
  await addConnection(api, superAdmin, { provider, mroConnectionId: mro.id });
  const { id, orderNumber } = await addOrder(api, {
    companyId,
    locationId: near,
    test: { provider, goesThroughMro: true, testStatus: 'MRO_PENDING' },
  });
  const messages: object[] = [];
  toldOf.set(orderNumber, { messages, secret });
  return { id, orderNumber, messages, mroId: mro.id };
}
