import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/root.mjs';
import { onServer, type OnServer } from './on-server.ts';
import { webOperation } from './operations.ts';
import { cpuOf, type Server } from './process.ts';
import { send } from '../support/http.ts';

const CONNECTIONS = 16;
const WARM_UP = 160;
const REQUESTS = 480;

/** Lists of the portal that ask for nothing but a page: operations of the web by their names. */
function listsOfTheWeb(): string[] {
  const features = inRoot('web/src/features');
  return readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => {
      const text = readFileSync(path.join(features, file), 'utf8');
      return [...text.matchAll(/^query (\w+List)\(([^)]*)\)/gm)].flatMap(
        ([, name = '', variables = '']) => {
          const needed = [...variables.matchAll(/\$(\w+): [^\n]*!$/gm)].map(([, each]) => each);
          return needed.every((each) => each === 'limit' || each === 'offset') ? [name] : [];
        },
      );
    })
    .toSorted();
}

async function askAll(
  { url }: Pick<Server, 'url'>,
  headers: Record<string, string>,
  name: string,
  count: number,
): Promise<void> {
  const body = {
    operationName: name,
    query: webOperation(name),
    variables: { limit: 15, offset: 0 },
  };
  let left = count;
  const asker = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await send(url, { method: 'POST', path: '/graphql', headers, body });
      if (answer.status !== 200 || answer.text.includes('"errors":[{'))
        throw new Error(`${name}: ${answer.text.slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, asker));
}

async function benchList(world: OnServer, bff: Server, name: string): Promise<void> {
  const { api, headers, databaseCpu } = world;
  const portal = { url: bff.url.replace('127.0.0.1', 'localhost') };
  await askAll(portal, headers, name, WARM_UP);
  const before = [cpuOf(bff.pid), cpuOf(api.pid), databaseCpu()];
  await askAll(portal, headers, name, REQUESTS);
  const after = [cpuOf(bff.pid), cpuOf(api.pid), databaseCpu()];
  const parts = after.map((each, index) => (each - (before[index] ?? 0)) / REQUESTS);
  const whole = parts.reduce((sum, each) => sum + each, 0);
  const told = [...parts, whole].map((each) => each.toFixed(1).padStart(8)).join('');
  console.log(`  ${name.padEnd(28)}${told}`);
}

/** Lists that the administrator of a TPA may not open. */
const notTheirs = new Set(['TenantList', 'UnmatchedLabMessageList']);

/** CPU of bff, api and database for a page of each list, over 16 connections. */
export const benchLists = (): Promise<void> =>
  onServer(async (world) => {
    const bff = await world.startBff();
    console.log(
      `\nLists over ${CONNECTIONS} connections, CPU of a request in ms: bff, api, database, together`,
    );
    for (const name of listsOfTheWeb().filter((each) => !notTheirs.has(each)))
      await benchList(world, bff, name);
  });
