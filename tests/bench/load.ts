import { Agent, request } from 'node:http';

const CONCURRENCY = 8;
const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

export interface Shot {
  url: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Sends one request on a kept-alive connection and answers its text. */
export const shoot = ({ url, path, headers, body }: Shot): Promise<string> =>
  new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () =>
          answer.statusCode === 200
            ? resolve(text)
            : reject(new Error(`${answer.statusCode}: ${text}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends the same request `count` times, eight at a time. */
export async function fire(shot: Shot, count: number): Promise<void> {
  let left = count;
  const shooter = async () => {
    while (left > 0) {
      left -= 1;
      await shoot(shot);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, shooter));
}

export const closeConnections = () => agent.destroy();
