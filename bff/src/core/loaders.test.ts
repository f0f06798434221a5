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

test('children of several parents are read on when one call does not hold them all', async () => {
  const rows = [
    ...Array.from({ length: 900 }, (_, index) => location(index + 1, 1)),
    ...Array.from({ length: 200 }, (_, index) => location(index + 2_000, 2)),
  ];
  const api = fakeApi({ 'GET /api/locations': listing(locationList, rows) });
  const loader = byParent(contextFor(api.send).client, locationRoutes.list, 'companyId');

  const [first, second] = await Promise.all([
    loader.load({ parentId: 1, limit: 5, offset: 0 }),
    loader.load({ parentId: 2, limit: 5, offset: 195 }),
  ]);

  expect([first.total, second.total, second.results.map(({ id }) => id)]).toEqual([
    900,
    200,
    [2195, 2196, 2197, 2198, 2199],
  ]);
  expect(api.calls).toHaveLength(2);
});

test('parents with very many children are asked for one by one', async () => {
  const rows = Array.from({ length: 3_000 }, (_, index) => location(index + 1, (index % 2) + 1));
  const api = fakeApi({ 'GET /api/locations': listing(locationList, rows) });
  const loader = byParent(contextFor(api.send).client, locationRoutes.list, 'companyId');

  const pages = await Promise.all(
    [1, 2].map((parentId) => loader.load({ parentId, limit: 5, offset: 0 })),
  );

  expect(pages.map(({ total, results }) => [total, results.length])).toEqual([
    [1_500, 5],
    [1_500, 5],
  ]);
  expect(api.calls).toHaveLength(3);
});
