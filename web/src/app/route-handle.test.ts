import { expect, test } from 'vitest';
import { crumbsOf, titleOf, type Crumb } from './route-handle.ts';

const page = (label: string): Crumb => ({ label, path: '/', named: false });
const record = (label: string): Crumb => ({ label, path: '/', named: true });

test.each<[title: string | undefined, crumbs: Crumb[]]>([
  [undefined, []],
  ["Client TPA's", [page("Client TPA's")]],
  ["Summit · Client TPA's", [page("Client TPA's"), record('Summit')]],
  ['Change Password · My Profile', [page('My Profile'), page('Change Password')]],
  [
    'Edit TPA Settings · Summit',
    [page("Client TPA's"), record('Summit'), page('TPA Settings'), page('Edit TPA Settings')],
  ],
  [
    'Phoenix Terminal · Northwind',
    [page('Client Companies'), record('Northwind'), page('Locations'), record('Phoenix Terminal')],
  ],
  [
    'Edit · Phoenix Terminal',
    [record('Northwind'), page('Locations'), record('Phoenix Terminal'), page('Edit')],
  ],
])('the title is %s', (title, crumbs) => {
  expect(titleOf(crumbs)).toBe(title);
});

test.each([
  ['/', '/'],
  ['/dashboard/admin-panel/tpa/2/settings/', '/dashboard/admin-panel/tpa/2/settings'],
])('the step of %s leads to %s', (pathname, path) => {
  const match = {
    id: '0',
    pathname,
    params: {},
    data: null,
    loaderData: null,
    handle: { crumb: 'Page' },
  };

  expect(crumbsOf([match])).toMatchObject([{ path }]);
});

test('a page that was refused has no step that is read from its data', () => {
  const provider = (data: unknown): string => (data as { provider: string }).provider;
  const match = (loaderData: unknown) => ({
    id: '0',
    pathname: '/test-codes',
    params: {},
    data: loaderData,
    loaderData,
    handle: {
      crumb: provider,
      to: provider,
      above: (data: unknown) => ({ label: provider(data), path: '/' }),
    },
  });

  expect(crumbsOf([match(undefined)])).toEqual([]);
  expect(crumbsOf([match({ provider: 'LabCorp' })])).toMatchObject([
    { label: 'LabCorp' },
    { label: 'LabCorp' },
  ]);
});
