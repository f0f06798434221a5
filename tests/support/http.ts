import { request } from 'node:http';

export interface Call {
  method?: string;
  /** Sent as it is, so that a test can send what no browser would. */
  path: string;
  headers?: Record<string, string>;
  /** Objects are sent as JSON, texts and bytes as they are. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  json(): unknown;
}

const bodyOf = (body: unknown) =>
  typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);

/**
 * Calls a server on this machine. The host name of `base` goes into the Host header only: Node does
 * not resolve names under localhost, browsers do.
 */
export function send(
  base: string,
  { method = 'GET', path, headers = {}, body }: Call,
): Promise<Answer> {
  const { host, port } = new URL(base);
  const payload = body === undefined ? undefined : bodyOf(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          host,
          ...(payload === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text,
            json: () => JSON.parse(text) as unknown,
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(payload);
  });
}
