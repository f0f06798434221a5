import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { fakeApi, type FakeApi, type Handler } from './fake-api.ts';

export interface StubServer {
  url: string;
  api: FakeApi;
  close(): Promise<void>;
}

/** The faked api behind a real port, for what only shows over HTTP; `more` adds routes of its own. */
export async function startStub(
  handlers: Record<string, Handler>,
  more?: (app: FastifyInstance) => void,
): Promise<StubServer> {
  const app = Fastify({ forceCloseConnections: true });
  const api = fakeApi(handlers);
  app.get('/readyz', async () => ({ status: 'ok' }));
  more?.(app);
  app.setNotFoundHandler(async (request, reply) => {
    const { status, body } = await api.send({
      method: request.method as 'GET',
      route: request.url,
      path: request.url,
      headers: request.headers as Record<string, string>,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    return reply
      .code(status)
      .type('application/json')
      .send(body === null ? '' : JSON.stringify(body));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, api, close: () => app.close() };
}
