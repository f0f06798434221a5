import { fireEvent, screen, within } from '@testing-library/react';
import { parse } from 'graphql';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { openDialog } from '../../components/testing/open-dialog.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { paths } from '../../config/paths.ts';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import { AvailablePathsContext } from '../../lib/navigation/available-paths.ts';
import { shownToasts } from '../../lib/toasts.ts';
import type { TestPoolPartsFragment } from './test-pool-detail.generated.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { aTestPool } from './testing/a-test-pool.ts';
import { TestPoolLayout } from './TestPoolLayout.tsx';
import { TestPoolView } from './TestPoolView.tsx';
import { TEST_POOL_ROUTE } from './use-test-pool.ts';
import { testPoolLoader } from './test-pool-loader.ts';
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
      id: TEST_POOL_ROUTE,
      path: paths.testPools.detail,
      loader: testPoolLoader(),
      children: [
        {
          element: (
            <AvailablePathsContext value={new Set([paths.testPools.members, paths.testPools.runs])}>
              <TestPoolLayout />
            </AvailablePathsContext>
          ),
          children: [{ index: true, Component: TestPoolView }],
        },
      ],
    },
    { path: paths.testPools.list, element: <p>The list</p> },
  ];
  const rendered = renderScreen({ routes, at: testPoolLinks('7').profile, permissions });
  return { api, ...rendered };
};
const loaded = () => screen.findByRole('heading', { name: 'Warehouse staff' });
const button = (name: string) => screen.queryByRole('button', { name });
const titles = () => shownToasts().map(({ title }) => title);

test('shows the name, the status and a way back to the list', async () => {
  await open();
  await loaded();

  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Test Pools' })).toHaveAttribute(
    'href',
    paths.testPools.list,
  );
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute(
    'href',
    testPoolLinks('7').edit,
  );
});

test('who only manages members has the list of the own company, and no runs', async () => {
  await open({}, {}, ['MANAGE_TEST_POOL_MEMBERS']);
  await loaded();

  expect(screen.getByRole('link', { name: 'Test Pools' })).toHaveAttribute(
    'href',
    paths.myCompany.testPools,
  );
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
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
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
  await user.click(screen.getByRole('button', { name: 'Deactivate' }));
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
    'query Members($id: ID!) { testPool(id: $id) { id name status companyName } }',
  );
  const membersOf = ({ params }: LoaderFunctionArgs) => ({
    query: MembersDocument,
    variables: { id: params['id'] },
  });
  const openMembers = (answers: Answers) => {
    const api = fakeApi({
      Viewer: () => viewerAnswer({ permissions: ['SUPER_ADMIN_TEST_POOL_VIEW'] }),
      ...answers,
    });
    const routes = [
      {
        id: TEST_POOL_ROUTE,
        path: paths.testPools.detail,
        loader: testPoolLoader({ [paths.testPools.members]: membersOf }),
        children: [
          {
            Component: TestPoolLayout,
            children: [
              {
                path: paths.testPools.members,
                loader: (args: LoaderFunctionArgs) => {
                  const { query, variables } = membersOf(args);
                  return { list: preloadQuery(query, variables) };
                },
                element: <p>The members</p>,
              },
            ],
          },
        ],
      },
    ];
    renderScreen({ routes, at: testPoolLinks('7').members });
    return api;
  };
  const { id, name, status, companyName } = aTestPool();
  const testPool = { __typename: 'TestPool', id, name, status, companyName };

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
