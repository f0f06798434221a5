import { locationList } from '@assay/schema/locations/location.list';
import { locationRoutes } from '@assay/schema/locations/location.routes';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { companyList } from '@assay/schema/companies/company.list';
import { expect, test } from 'vitest';
import { company, fakeApi, listing, location, refused } from '../testing/fake-api.ts';
import { contextFor } from '../testing/run.ts';
import { byId, byParent } from './loaders.ts';

test('rows are matched by id, in whatever order they come', async () => {
  const api = fakeApi({ 'GET /api/companies': listing(companyList, [company(3), company(1)]) });
  const loader = byId(contextFor(api.send).client, companyRoutes.list);

  const rows = await loader.loadMany([1, 2, 3]);

  expect(rows.map((row) => (row instanceof Error ? row : (row?.id ?? null)))).toEqual([1, null, 3]);
});

test('ids go in chunks of 100, each with its limit', async () => {
  const api = fakeApi({ 'GET /api/companies': listing(companyList, []) });
  const loader = byId(contextFor(api.send).client, companyRoutes.list);

  await loader.loadMany(Array.from({ length: 150 }, (_, index) => index + 1));

  expect(api.calls.map((call) => new URLSearchParams(call.split('?')[1]).get('limit'))).toEqual([
    '100',
    '50',
  ]);
});

test('a failed chunk fails its own keys only', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => company(index + 1));
  const list = listing(companyList, rows);
  const api = fakeApi({
    'GET /api/companies': (request, url) =>
      url.searchParams.get('limit') === '50' ? refused('SERVICE_UNAVAILABLE') : list(request, url),
  });
  const loader = byId(contextFor(api.send).client, companyRoutes.list);

  const found = await loader.loadMany(rows.map(({ id }) => id));

  expect(found.filter((each) => each instanceof Error)).toHaveLength(50);
  expect(found[99]).toMatchObject({ id: 100 });
});

test('pages of several parents come with one call, which reads no row beyond them', async () => {
  const rows = [
    ...Array.from({ length: 900 }, (_, index) => location(index + 1, 1)),
    ...Array.from({ length: 3 }, (_, index) => location(index + 2_000, 2)),
  ];
  const api = fakeApi({ 'GET /api/locations': listing(locationList, rows) });
  const loader = byParent(contextFor(api.send).client, locationRoutes.list, 'companyId');

  const pages = await Promise.all(
    [2, 1, 3].map((parentId) => loader.load({ parentId, limit: 2, offset: 1 })),
  );

  expect(pages.map(({ total, results }) => [total, results.map(({ id }) => id)])).toEqual([
    [3, [2_001, 2_002]],
    [900, [2, 3]],
    [0, []],
  ]);
  expect(api.calls).toEqual([
    'GET /api/locations?limit=2&offset=1&limitPer=companyId&companyId[IN][]=2&companyId[IN][]=1&companyId[IN][]=3',
  ]);
});

test('pages of other sizes are other calls, and so are pages without a count', async () => {
  const rows = Array.from({ length: 30 }, (_, index) => location(index + 1, (index % 3) + 1));
  const api = fakeApi({ 'GET /api/locations': listing(locationList, rows) });
  const loader = byParent(contextFor(api.send).client, locationRoutes.list, 'companyId');

  const pages = await Promise.all([
    loader.load({ parentId: 1, limit: 5, offset: 0 }),
    loader.load({ parentId: 2, limit: 4, offset: 0 }),
    loader.load({ parentId: 3, limit: 5, offset: 0, withTotal: false }),
    loader.load({ parentId: 2, limit: 5, offset: 0 }),
  ]);

  expect(pages.map(({ results }) => results.map(({ companyId }) => companyId))).toEqual([
    [1, 1, 1, 1, 1],
    [2, 2, 2, 2],
    [3, 3, 3, 3, 3],
    [2, 2, 2, 2, 2],
  ]);
  expect(api.calls).toHaveLength(3);
});

test('a failed call fails the pages that it was made for', async () => {
  const list = listing(locationList, [location(1, 1)]);
  const api = fakeApi({
    'GET /api/locations': (request, url) =>
      url.searchParams.get('limit') === '4' ? refused('SERVICE_UNAVAILABLE') : list(request, url),
  });
  const loader = byParent(contextFor(api.send).client, locationRoutes.list, 'companyId');

  const pages = await loader.loadMany([
    { parentId: 1, limit: 5, offset: 0 },
    { parentId: 1, limit: 4, offset: 0 },
  ]);

  expect(pages.map((each) => each instanceof Error)).toEqual([false, true]);
});

test('a list that has no pages by a field is not loaded by it', () => {
  const { client } = contextFor(fakeApi({}).send);

  expect(() => byParent(client, locationRoutes.list, 'isPrimary')).toThrow(/no pages by isPrimary/);
});
