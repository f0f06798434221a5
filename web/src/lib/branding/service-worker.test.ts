import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const source = readFileSync(
  resolve(import.meta.dirname, '../../../public/service-worker.js'),
  'utf8',
);
const origin = 'https://summit.example';
const shellText =
  '<link href="/assets/a-1.css"><script src="/assets/index-1.js"></script><a href="/dashboard">';

interface Event {
  request?: { url: string; method: string; mode: string };
  waitUntil?: (work: Promise<unknown>) => void;
  respondWith?: (answer: Promise<Response>) => void;
}
type Listener = (event: Event) => void;
type Store = Map<string, Response>;

/** The worker of one release in a browser that holds `stores`; `online` says whether its server answers. */
function worker(stores: Map<string, Store>, release = 'index-1.js') {
  const listeners = new Map<string, Listener>();
  const server = { online: true, asked: new Array<string>() };
  const ask = async (to: string | { url: string }) => {
    const url = typeof to === 'string' ? to : to.url;
    server.asked.push(url);
    if (!server.online) throw new TypeError('Failed to fetch');
    return new Response(url === '/' ? shellText : `answer of ${url}`);
  };
  const open = async (name: string) => {
    const store: Store = stores.get(name) ?? new Map();
    stores.set(name, store);
    return {
      put: async (key: string, answer: Response) => void store.set(key, answer),
      addAll: async (keys: string[]) => {
        for (const key of keys) store.set(origin + key, await ask(key));
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: string) =>
      [...stores.values()].map((store) => store.get(key)).find((answer) => answer !== undefined),
  };
  const self = {
    location: { href: `${origin}/service-worker.js?release=${release}`, origin },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  // The file is the worker's whole program: it is run as one, with a browser's parts handed in.
  // oxlint-disable-next-line no-implied-eval
  new Function('self', 'caches', 'fetch', source)(self, caches, ask);
  return {
    server,
    run: async (name: 'install' | 'activate') => {
      let work: Promise<unknown> = Promise.resolve();
      listeners.get(name)?.({ waitUntil: (given) => void (work = given) });
      await work;
    },
    /** Text of the answer; null when the worker leaves the request to the browser. */
    get: async (path: string, mode = 'cors', method = 'GET') => {
      let answer: Promise<Response> | null = null;
      const request = { url: origin + path, method, mode };
      listeners.get('fetch')?.({ request, respondWith: (given) => void (answer = given) });
      return answer === null ? null : (await (answer as Promise<Response>)).text();
    },
  };
}

const keysOf = (stores: Map<string, Store>) => [...stores.values()].flatMap((s) => [...s.keys()]);

test('the shell and its parts are kept, and open without the server', async () => {
  const stores = new Map<string, Store>();
  const { run, get, server } = worker(stores);
  await run('install');
  server.online = false;

  expect(await get('/dashboard/companies', 'navigate')).toBe(shellText);
  expect(await get('/assets/index-1.js')).toBe('answer of /assets/index-1.js');
});

test.each([
  ['a call of GraphQL', '/graphql', 'cors', 'POST'],
  ['a call of GraphQL by GET', '/graphql?query=x', 'cors', 'GET'],
  ['the explorer', '/graphql', 'navigate', 'GET'],
  ['a file', '/files/1', 'navigate', 'GET'],
  ['a report', '/download/companies/report', 'navigate', 'GET'],
  ['an answer of api', '/api/tenantstyle', 'cors', 'GET'],
])('%s is left to the browser', async (_what, path, mode, method) => {
  expect(await worker(new Map()).get(path, mode, method)).toBeNull();
});

test('of what is opened nothing is kept but the shell and its parts', async () => {
  const stores = new Map<string, Store>();
  const { run, get } = worker(stores);
  await run('install');

  await get('/dashboard/companies/7', 'navigate');
  await get('/assets/CompanyView-2.js');

  expect(keysOf(stores)).toEqual([
    '/',
    `${origin}/assets/a-1.css`,
    `${origin}/assets/index-1.js`,
    `${origin}/assets/CompanyView-2.js`,
  ]);
});

test('a page is asked of the server first, so that a new release is in force at once', async () => {
  const { run, get } = worker(new Map());
  await run('install');

  expect(await get('/dashboard', 'navigate')).toBe(`answer of ${origin}/dashboard`);
});

test('a release that has taken over takes away what the former one kept', async () => {
  const stores = new Map<string, Store>();
  await worker(stores).run('install');
  const next = worker(stores, 'index-2.js');
  await next.run('install');

  await next.run('activate');

  expect([...stores.keys()]).toEqual(['assay-shell index-2.js']);
});
