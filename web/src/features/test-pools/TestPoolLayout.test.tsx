import { fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'graphql';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { openDialog } from '../../components/testing/open-dialog.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { myCompanyPaths } from '../../config/features/companies.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { shownToasts } from '../../lib/toasts.ts';
import type { TestPoolPartsFragment } from './test-pool.generated.ts';
import { testPoolHome, testPoolLinks } from './test-pool-links.ts';
import { aTestPool } from './testing/a-test-pool.ts';
import { TestPoolLayout } from './TestPoolLayout.tsx';
import { TestPoolView } from './TestPoolView.tsx';
import { testPoolRecord } from './test-pool-record.ts';
import { poolTab } from './test-pool-tab.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';

const off = { status: 'DEACTIVATED', deactivated: true, viewerCanUpdate: false } as const;

const open = async (
  pool: Partial<TestPoolPartsFragment> = {},
  answers: Answers = {},
  permissions?: readonly Permission[],
) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer({ permissions: ['SUPER_ADMIN_TEST_POOL_VIEW'] }),
    TestPoolDetail: () => ({ testPool: aTestPool(pool) }),
    ...answers,
  });
  const routes = [
    {
      path: testPoolPaths.detail,
      loader: testPoolRecord.loader,
      children: [
        {
          Component: TestPoolLayout,
          children: [{ index: true, Component: TestPoolView }],
        },
      ],
    },
    { path: testPoolPaths.list, element: <p>The list</p> },
  ];
  const rendered = renderScreen({ routes, at: testPoolLinks('7').profile, permissions });
  return { api, ...rendered };
};
const loaded = () => screen.findByRole('heading', { name: 'Warehouse staff' });
const button = (name: string) => screen.queryByRole('button', { name });
const titles = () => shownToasts().map(({ title }) => title);

test('shows the name, the status and a way to the form', async () => {
  await open();
  await loaded();

  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    testPoolLinks('7').edit,
  );
});

test.each([
  [['SUPER_ADMIN_TEST_POOL_VIEW'], testPoolPaths.list],
  [['MANAGE_TEST_POOL_MEMBERS'], myCompanyPaths.testPools],
  [[], null],
] as const)('the way back of who holds %j is %s', (permissions, home) => {
  expect(testPoolHome({ permissions: new Set(permissions) })).toBe(home);
});

test('who only manages members has no runs', async () => {
  await open({}, {}, ['MANAGE_TEST_POOL_MEMBERS']);
  await loaded();

  const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Members']);
});

test.each(['FROZEN', 'EXPIRED'] as const)(
  'a pool that is %s has no edit and no activate buttons',
  async (status) => {
    await open({ status, viewerCanUpdate: false, viewerCanSwitch: false });
    await loaded();

    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect([button('Edit'), button('Activate'), button('Deactivate')]).toEqual([null, null, null]);
  },
);

test('deactivates after asking', async () => {
  const { user } = await open(
    {},
    {
      DeactivateTestPool: () => ({
        deactivateTestPool: {
          __typename: 'TestPoolPayload',
          testPool: aTestPool(off),
          errors: [],
        },
      }),
    },
  );
  await loaded();
  await choose(user, 'More actions', 'Deactivate');
  await openDialog();

  await user.click(screen.getByRole('button', { name: 'Deactivate' }));

  expect(await screen.findByText('Deactivated')).toBeInTheDocument();
  expect(titles()).toContain('Test Pool deactivated successfully.');
});

test('a deactivated pool can be activated, not edited', async () => {
  await open(off, {
    ActivateTestPool: () => ({
      activateTestPool: { __typename: 'TestPoolPayload', testPool: aTestPool(), errors: [] },
    }),
  });
  await loaded();
  expect(button('Edit')).toBeDisabled();

  fireEvent.click(screen.getByRole('button', { name: 'Activate' }));

  expect(await screen.findByRole('link', { name: 'Edit' })).toBeInTheDocument();
  expect(titles()).toContain('Test Pool activated successfully.');
});

test('a failure to deactivate is told in the dialog', async () => {
  const { user } = await open({}, { DeactivateTestPool: () => new Error('Out of order') });
  await loaded();
  await choose(user, 'More actions', 'Deactivate');
  await openDialog();

  await user.click(screen.getByRole('button', { name: 'Deactivate' }));

  expect(await screen.findByText('Error deactivating Test Pool.')).toBeInTheDocument();
});

test.each([
  [() => new Error('Out of order'), 'Error activating Test Pool.'],
  [
    () => ({
      activateTestPool: {
        __typename: 'TestPoolPayload',
        testPool: null,
        errors: [refusal('TEST_POOL_NOT_EDITABLE')],
      },
    }),
    'This Test Pool cannot be changed because it is deactivated, frozen or expired.',
  ],
])('an activation that fails (%#) says why', async (answer, sentence) => {
  await open(off, { ActivateTestPool: answer });
  await loaded();

  fireEvent.click(screen.getByRole('button', { name: 'Activate' }));

  await expect.poll(titles).toContain(sentence);
});

test('a pool that cannot be loaded leads to the list and says so', async () => {
  await open({}, { TestPoolDetail: () => new Error('Out of order') });

  expect(await screen.findByText('The list')).toBeInTheDocument();
  expect(titles()).toContain('Error loading Test Pool. Please try again.');
});

describe('the list of a tab', () => {
  const MembersDocument = parse(
    'query Members($id: ID!) { testPool(id: $id) { id name status companyName consortiumName } }',
  );
  const members = ({ params }: LoaderFunctionArgs) => ({
    list: preloadQuery(MembersDocument, { id: params['id'] }),
  });
  const openMembers = (answers: Answers) => {
    const api = fakeApi({
      Viewer: () => viewerAnswer({ permissions: ['SUPER_ADMIN_TEST_POOL_VIEW'] }),
      ...answers,
    });
    const routes = [
      {
        Component: TestPoolLayout,
        children: [
          {
            path: testPoolPaths.members,
            loader: poolTab(members),
            element: <p>The members</p>,
          },
        ],
      },
    ];
    renderScreen({ routes, at: testPoolLinks('7').members });
    return api;
  };
  const { id, name, status, companyName, consortiumName } = aTestPool();
  const testPool = { __typename: 'TestPool', id, name, status, companyName, consortiumName };

  it('brings the head of the pool along: the screen is one operation', async () => {
    const api = openMembers({ Members: () => ({ testPool }) });

    expect(await loaded()).toBeInTheDocument();
    expect(screen.getByText('Northwind Logistics')).toBeInTheDocument();
    expect(api.calls('Members')).toHaveLength(1);
    expect(api.calls('TestPoolDetail')).toHaveLength(0);
  });

  it('may fail: the head is then read by itself', async () => {
    openMembers({
      Members: () => new Error('boom'),
      TestPoolDetail: () => ({ testPool: aTestPool() }),
    });

    expect(await loaded()).toBeInTheDocument();
    expect(screen.getByText('The members')).toBeInTheDocument();
  });
});
