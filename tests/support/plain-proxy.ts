import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Hands each request to the next of several servers, and past one that takes no connection, as any proxy does. */
export interface PlainProxy {
  url: string;
  stop(): Promise<void>;
}

export async function startProxy(targets: readonly string[]): Promise<PlainProxy> {
  let turn = 0;

  function pass(
    asked: IncomingMessage,
    answer: ServerResponse,
    body: Buffer,
    [target = '', ...others]: readonly string[],
  ): void {
    const { hostname, port } = new URL(target);
    const { method, url, headers } = asked;
    const sent = request({ hostname, port, method, path: url, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.on('error', () => answer.destroy());
      answered.pipe(answer);
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && others.length > 0)
        return pass(asked, answer, body, others);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end();
    });
    sent.end(body);
  }

  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk: Buffer) => chunks.push(chunk));
    asked.on('end', () => {
      const first = turn++ % targets.length;
      const order = [...targets.slice(first), ...targets.slice(0, first)];
      pass(asked, answer, Buffer.concat(chunks), order);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
