import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { demoLaboratories, SIMULATED_PATH } from '@assay/schema/laboratories/demo-laboratories';
import { ToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import type { Config } from './config.ts';
import type { Orders } from './orders.ts';
import { pageOf } from './page.ts';
import { isSigned } from './sign.ts';
import { flip } from './switches.ts';
import { takeMessage, type Answer } from './take.ts';

/** How long a laboratory that stalls keeps silent, ms. */
const SILENCE_MS = 60_000;

const parsed = (body: string): ToLaboratory | null => {
  try {
    const read = ToLaboratory.safeParse(JSON.parse(body));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};

function answerOf(request: IncomingMessage, body: string, tools: Tools): Answer {
  const slug = (request.url ?? '').slice(SIMULATED_PATH.length);
  const laboratory = demoLaboratories.find((each) => each.slug === slug);
  if (laboratory === undefined) return { status: 404, body: { message: 'No such laboratory.' } };
  if (!isSigned(laboratory.secret, body, request.headers))
    return { status: 401, body: { message: 'The signature is not ours.' } };
  const message = parsed(body);
  return message === null
    ? { status: 400, body: { message: 'The message is not in the documented form.' } }
    : takeMessage(message, laboratory, tools);
}

type Tools = Pick<Config, 'paceMs'> & { orders: Orders };

async function serveOne(
  request: IncomingMessage,
  response: ServerResponse,
  tools: Tools,
): Promise<void> {
  const { method, url = '/' } = request;
  const body = await text(request);
  if (method === 'POST' && url.startsWith(SIMULATED_PATH)) {
    const answer = answerOf(request, body, tools);
    if (answer === null) {
      setTimeout(() => response.destroy(), SILENCE_MS).unref();
      return;
    }
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
    return;
  }
  if (method === 'POST' && url === '/switch') {
    flip(new URLSearchParams(body));
    response.writeHead(303, { location: '/' }).end();
    return;
  }
  if (url === '/readyz') {
    response.writeHead(200).end('ok');
    return;
  }
  response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(url === '/' ? pageOf(tools.orders.all()) : 'There is nothing here.');
}

/** Serves the laboratories and the page of their switches, to this machine alone. */
export const serve = (port: number, tools: Tools): Promise<void> =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      serveOne(request, response, tools).catch(() => response.destroy());
    });
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
