import type { Route } from '@assay/schema/core/route';
import { describe, expect, it } from 'vitest';
import { callApi, hasParams, idsFor, namedRoutes, pathOf, readerOf } from '../support/api.ts';

/** The logo is read as an image with its address and sent as the id of a file (contract §4). */
const isReadAsSent = ({ url }: Route): boolean => url !== '/api/tenantsettings';

const saves = namedRoutes.flatMap(([name, route]) => {
  if (!route.url.endsWith('settings') || route.method === 'GET' || !isReadAsSent(route)) return [];
  const read = namedRoutes.find(([, each]) => each.method === 'GET' && each.url === route.url);
  return read ? [{ name, route, read: read[1] }] : [];
});

describe('settings', () => {
  it.each(saves)('$name takes back what was read, and changes nothing', async ({ route, read }) => {
    const reader = readerOf(route);
    const [id = 1] = hasParams(read) ? await idsFor(reader, read) : [];
    const before = await callApi(reader, { path: pathOf(read, id) });

    const saved = await callApi(reader, {
      method: route.method,
      path: pathOf(route, id),
      body: before.json(),
    });

    expect([saved.status, saved.json()]).toEqual([200, before.json()]);
  });

  it.each(saves)('$name refuses a key that nobody answers', async ({ route, read }) => {
    const reader = readerOf(route);
    const [id = 1] = hasParams(read) ? await idsFor(reader, read) : [];

    const answer = await callApi(reader, {
      method: route.method,
      path: pathOf(route, id),
      body: { UNHEARD_OF: true },
    });

    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ errors: { UNHEARD_OF: [{ errorCode: 'INVALID' }] } });
  });
});
