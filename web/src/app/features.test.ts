import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { featureAt, features } from './features.ts';
import { homeRoutes } from './routes/home.routes.tsx';

const withoutSplat = (routes: RouteObject[]): RouteObject[] =>
  routes
    .filter(({ path }) => !path?.endsWith('*'))
    .map((route) =>
      route.children ? { ...route, children: withoutSplat(route.children) } : route,
    );

const flat = (routes: RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...flat(route.children ?? [])]);

/** The paths among the values that a file of `config/features` exports. */
const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('/dashboard/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(pathsIn) : [];
};
const files = import.meta.glob('../config/features/*.ts', { eager: true });
const declared = [...new Set(Object.values(files).flatMap(pathsIn))];

test('the paths of the features are found', () => {
  expect(declared).toContain('/dashboard/admin-panel/client-companies/:companyId/locations');
});

test.each(declared)('%s has a route, in the feature that its prefix names', async (path) => {
  const routes = withoutSplat((await featureAt(path)?.load()) ?? []);

  expect(matchRoutes(routes, path)).not.toBeNull();
});

test.each(features)(
  'every route of $name lies below one of its prefixes',
  async ({ prefixes, load }) => {
    const outside = (await load())
      .flatMap((route) => (route.path === undefined ? (route.children ?? []) : [route]))
      .filter(
        ({ path = '' }) =>
          !prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
      );

    expect(outside).toEqual([]);
  },
);

test.each(features)('every screen of $name can be loaded', async ({ load }) => {
  const lazy = flat(await load()).flatMap((route) =>
    typeof route.lazy === 'function' ? [route.lazy()] : [],
  );

  const screens = await Promise.all(lazy);

  expect(screens).not.toEqual([]);
  for (const screen of screens) expect(screen).toHaveProperty('Component');
});

test('the home page and support have routes', () => {
  const dead = ['/dashboard', '/dashboard/support'].filter(
    (path) => !matchRoutes(homeRoutes, path),
  );

  expect(dead).toEqual([]);
});

test('a path that only begins like a feature does not belong to it', () => {
  expect(featureAt('/dashboard/admin-panel/tpa')?.name).toBe('tenants');
  expect(featureAt('/dashboard/admin-panel/tpa-archive')).toBeUndefined();
});

test('the pages of one company are no part of the list', () => {
  const nameAt = (path: string) => featureAt(`/dashboard/admin-panel/${path}`)?.name;
  expect(nameAt('client-companies')).toBe('companies');
  expect(nameAt('client-companies/create')).toBe('companies');
  expect(nameAt('client-companies/5/locations')).toBe('company');
  expect(nameAt('my-company')).toBe('company');
});
