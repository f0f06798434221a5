import { setTimeout as sleep } from 'node:timers/promises';
import type { Route } from '@assay/schema/core/route';
import { describe, expect, it } from 'vitest';
import { callApi, hasParams, idsFor, namedRoutes, pathOf, readerOf } from '../support/api.ts';

const readable = namedRoutes.filter(
  ([, { method, config, schema }]) =>
    method === 'GET' && (config.transport ?? 'json') === 'json' && schema.querystring === undefined,
);

/** The answer of a route, parsed by its own contract. */
const parsed = (route: Route, answer: unknown) => route.schema.response[200]?.safeParse(answer);

describe('every reading call', () => {
  // Nothing was ordered of the demo's draws.
  const answered = readable.filter(([, { config }]) => config.resource !== 'orderRequest');
  it.each(answered)('%s answers what its contract says', async (_name, route) => {
    const reader = readerOf(route);
    const [id = 1] = hasParams(route) ? await idsFor(reader, route) : [];
    const answer = await callApi(reader, { path: pathOf(route, id) });
    expect(answer.status).toBe(200);
    expect(parsed(route, answer.json())?.error?.issues ?? []).toEqual([]);
  });

  it.each(readable)('%s names its request and forbids caching', async (_name, route) => {
    const answer = await callApi('super', {
      path: pathOf(route),
      headers: { 'x-request-id': 'contract-1' },
    });
    expect(answer.headers['x-request-id']).toBe('contract-1');
    expect(answer.headers['cache-control']).toMatch(/no-store/);
  });
});

/** Waits until a list grows no more: entries of the access log are written a second after what they tell of (ADR 80). */
async function atRest(count: () => Promise<unknown>): Promise<void> {
  for (let before = await count(); ;) {
    await sleep(1_500);
    const now = await count();
    if (now === before) return;
    before = now;
  }
}

describe('every list', () => {
  const lists = namedRoutes.filter(
    ([, { config, url }]) =>
      config.list !== undefined && config.transport === undefined && !url.includes('/:'),
  );

  it.each(lists)('%s pages, counts and keeps ties in order', async (name, route) => {
    if (name === 'history.accessLog')
      await atRest(async () =>
        total((await callApi(readerOf(route), { path: `${route.url}?limit=0` })).json()),
      );
    const first = (await callApi(readerOf(route), { path: `${route.url}?limit=2` })).json();
    const second = (
      await callApi(readerOf(route), { path: `${route.url}?limit=2&offset=2` })
    ).json();
    const both = (await callApi(readerOf(route), { path: `${route.url}?limit=4` })).json();
    expect([first, second, both].map(rows)).toEqual([
      rows(both).slice(0, 2),
      rows(both).slice(2),
      rows(both),
    ]);
    expect(new Set([first, second, both].map(total)).size).toBe(1);
  });

  // What fits no test is there when a laboratory sent it.
  const filled = lists.filter(([name]) => name !== 'laboratories.unmatched');
  it.each(filled)('%s answers only the count with limit 0', async (_name, route) => {
    const answer = (await callApi(readerOf(route), { path: `${route.url}?limit=0` })).json();
    expect(rows(answer)).toEqual([]);
    expect(total(answer)).toBeGreaterThan(0);
  });

  it.each(lists)('%s sorts by each field that may sort', async (_name, route) => {
    for (const [field, { sort }] of Object.entries(route.config.list?.fields ?? {})) {
      if (sort !== true) continue;
      for (const order of ['ASC', 'DESC']) {
        const answer = await callApi(readerOf(route), {
          path: `${route.url}?limit=5&sortBy=${field}&sortOrder=${order}`,
        });
        expect([field, order, answer.status]).toEqual([field, order, 200]);
      }
    }
  });

  it.each(lists)('%s refuses an unknown field', async (_name, route) => {
    const answer = await callApi(readerOf(route), { path: `${route.url}?unheardOf[EQ]=1` });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'FIELD_NOT_FOUND_IN_ENTITY' });
  });
});

const rows = (answer: unknown) => (answer as { results: unknown[] }).results;
const total = (answer: unknown) => (answer as { total: number }).total;
