import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { adminSections } from '../../config/admin-sections.ts';
import { features, featureAt, availablePaths } from './features.ts';
import { homeRoutes } from './home.routes.tsx';

const withoutSplat = (routes: RouteObject[]): RouteObject[] =>
  routes
    .filter(({ path }) => !path?.endsWith('*'))
    .map((route) =>
      route.children ? { ...route, children: withoutSplat(route.children) } : route,
    );

test.each(features)('every screen that $name declares has a route', async ({ screens, load }) => {
  const routes = withoutSplat(await load());

  const dead = screens.filter((screen) => !matchRoutes(routes, screen));

  expect(dead).toEqual([]);
});

test.each(features)(
  'every route of $name lies below one of its prefixes',
  async ({ prefixes, load }) => {
    const outside = (await load()).filter(
      ({ path = '' }) =>
        !prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)),
    );

    expect(outside).toEqual([]);
  },
);

test('the home page and support have routes', () => {
  const dead = ['/dashboard', '/dashboard/support'].filter(
    (path) => !matchRoutes(homeRoutes, path),
  );

  expect(dead).toEqual([]);
});

test('a section of the Admin Panel without a screen is not offered', () => {
  const offered = adminSections
    .filter(({ path }) => availablePaths.has(path))
    .map(({ label }) => label);

  expect(offered).toContain('Client Companies');
  expect(offered).not.toContain('Consortiums');
});

test('a path that only begins like a feature does not belong to it', () => {
  expect(featureAt('/dashboard/admin-panel/tpa')?.name).toBe('tenants');
  expect(featureAt('/dashboard/admin-panel/tpa-archive')).toBeUndefined();
});
