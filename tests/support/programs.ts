import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../../scripts/lib/ports.mjs';
import { inRoot } from '../../scripts/lib/root.mjs';
import { startServer, type Server } from '../bench/process.ts';
import { send, type Call } from './http.ts';
import { demoPassword, demoUsers, type DemoUser } from './users.ts';

/** How a program ended: its exit code and the lines it printed. */
export interface Ended {
  code: number | null;
  sentences: string[];
}

/** Runs a compiled program of api to its end. */
export async function runProgram(
  main: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<Ended> {
  const child = spawn(process.execPath, [inRoot('api/dist', main), ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, sentences: printed.trim().split('\n') };
}

/** How an api that is refused ends. */
export async function refused(env: Record<string, string>): Promise<Ended> {
  const [port = 0] = await freePorts(1);
  return runProgram('main.js', [], { API_PORT: `${port}`, LOG_LEVEL: 'silent', ...env });
}

/** An api alone, without the portal before it. */
export async function startApi(env: Record<string, string>): Promise<Server> {
  const [port = 0] = await freePorts(1);
  return startServer('api/dist/main.js', {
    port,
    env: { API_PORT: `${port}`, RATE_LIMIT: 'off', LOG_LEVEL: 'fatal', ...env },
    readyPath: '/readyz',
  });
}

/** Calls an api as one of the demo users. */
export async function signedIn(
  url: string,
  user: DemoUser,
): Promise<(call: Call) => ReturnType<typeof send>> {
  const host = { 'x-tenant-host': 'localhost' };
  const answer = await send(url, {
    method: 'POST',
    path: '/api/login',
    headers: host,
    body: { username: demoUsers[user], password: demoPassword },
  });
  const { token } = answer.json() as { token: string };
  const headers = { ...host, authorization: `Bearer ${token}` };
  return (call) => send(url, { ...call, headers: { ...headers, ...call.headers } });
}
