import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';

/** Files may take as long as the line of the sender needs. */
const isFile = ({ headers }: FastifyRequest): boolean =>
  /^(multipart\/form-data|text\/csv)\b/i.test(headers['content-type'] ?? '');

const LATE = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Ends a request whose body has not arrived after so many ms, as Node does with slow headers. */
export function cutSlowBodies(app: FastifyInstance, patience: number): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    // A request that was injected is whole from the start, and has no connection.
    if (raw.complete || !(raw.socket instanceof Socket) || isFile(request)) return;
    const late = setTimeout(() => {
      if (!raw.complete) raw.socket.end(LATE, () => raw.destroy());
    }, patience);
    raw.once('close', () => clearTimeout(late));
  });
}
