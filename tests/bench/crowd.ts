import { connect, type Socket } from 'node:net';

export interface Told {
  status: number;
  /** From the request to the first byte of its answer. */
  ms: number;
  retryAfter: boolean;
}

/**
 * Clients of one operation, each with a connection of its own, that cost next to nothing: with `node:http` a crowd keeps
 * the sender busy for seconds, which looks as if the server were.
 */
export class Crowd {
  readonly #port: number;
  readonly #request: string;

  constructor(url: string, query: string) {
    this.#port = Number(new URL(url).port);
    const body = JSON.stringify({ query });
    this.#request = [
      'POST /graphql HTTP/1.1',
      'host: 127.0.0.1',
      'content-type: application/json',
      'authorization: Bearer 1.bench',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n');
  }

  /** So many at once, each once; the time begins before they connect. */
  burst(size: number): Promise<Told[]> {
    return Promise.all(
      Array.from({ length: size }, async () => {
        const began = performance.now();
        const socket = connect(this.#port, '127.0.0.1');
        const told = await this.#ask(socket);
        socket.destroy();
        return { ...told, ms: performance.now() - began };
      }),
    );
  }

  /** So many who ask again and again for `ms`; who is refused comes again as soon as the answer said, after a second. */
  async siege(size: number, ms: number): Promise<Told[]> {
    const told: Told[] = [];
    const end = performance.now() + ms;
    await Promise.all(
      Array.from({ length: size }, async () => {
        const socket = connect(this.#port, '127.0.0.1');
        while (performance.now() < end) {
          const each = await this.#ask(socket);
          if (performance.now() >= end) break;
          told.push(each);
          if (each.status === 503) await new Promise((done) => setTimeout(done, 1_000));
        }
        socket.destroy();
      }),
    );
    return told;
  }

  #ask(socket: Socket): Promise<Told> {
    return new Promise((resolve, reject) => {
      const began = performance.now();
      let head = '';
      let left = 0;
      let ms = 0;
      const end = () => {
        socket.off('data', read).off('error', reject);
        resolve({ status: Number(head.slice(9, 12)), ms, retryAfter: /retry-after/i.test(head) });
      };
      const read = (bytes: Buffer) => {
        if (head === '') {
          ms = performance.now() - began;
          const text = bytes.toString('latin1');
          const body = text.indexOf('\r\n\r\n') + 4;
          head = text.slice(0, body);
          left = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0) - (bytes.length - body);
        } else left -= bytes.length;
        if (left <= 0) end();
      };
      socket.on('data', read).on('error', reject);
      socket.write(this.#request);
    });
  }
}
