import { screen, waitFor, within } from '@testing-library/react';
import { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { PoolProgressDocument } from './pool-progress.generated.ts';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { POOL_PROGRESS_PATH } from '../../config/features/pool-progress.ts';
import { PoolProgressView } from './PoolProgressView.tsx';

const tests = (more: object = {}) => ({
  __typename: 'TestProgress',
  target: 20,
  due: 15,
  done: 12,
  open: 1,
  forecast: 18,
  ...more,
});

const aPool = (more: object = {}) => ({
  __typename: 'TestPoolProgress',
  id: '7',
  name: 'Drivers',
  companyName: 'Northwind Logistics',
  consortiumName: null,
  locationName: null,
  testingAgencyName: 'FMCSA',
  modality: 'quarterly',
  status: 'ACTIVE',
  drawState: 'OVERDUE',
  drawBy: '2026-06-30',
  targetState: 'BEHIND',
  activeMemberCount: 40,
  latestRunDate: '2026-01-05',
  nextRunDate: '2026-04-05',
  overdueDraws: 2,
  drugs: tests(),
  alcohol: tests({ target: 0, due: 0, done: 0, open: 0, forecast: 0 }),
  ...more,
});

const open = async (permissions?: readonly Permission[]) => {
  const api = fakeApi({
    PoolProgress: () => ({
      testPoolProgress: {
        __typename: 'TestPoolProgressPage',
        nodes: [
          aPool(),
          aPool({
            id: '8',
            name: 'Old',
            status: 'EXPIRED',
            drawState: null,
            targetState: 'MISSED',
          }),
        ],
        totalCount: 2,
      },
      testPoolProgressSummary: {
        __typename: 'TestPoolProgressSummary',
        active: 1,
        overdue: 1,
        due: 0,
        behind: 1,
        missed: 1,
        drugs: tests(),
        alcohol: tests(),
      },
    }),
  });
  const routes = [
    {
      path: POOL_PROGRESS_PATH,
      loader: listLoader(testPoolProgressList, PoolProgressDocument),
      Component: PoolProgressView,
    },
  ];
  const rendered = renderScreen({ routes, at: POOL_PROGRESS_PATH, permissions });
  const row = await screen.findByRole('row', { name: /Drivers/ });
  return { api, row, ...rendered };
};

test('every number leads to the rows behind it', async () => {
  const { row } = await open();
  const linkTo = (name: RegExp) => within(row).getByRole('link', { name }).getAttribute('href');

  expect(within(row).getByText('Draw overdue')).toBeInTheDocument();
  expect(within(row).getByText('Behind target')).toBeInTheDocument();
  const old = screen.getByRole('row', { name: /Old/ });
  expect(within(old).getByText('Target missed')).toBeInTheDocument();
  expect(row).toHaveTextContent('18(2 short)');
  expect(linkTo(/^Drug tests done of Drivers: 12/)).toContain('/test-pools/7/runs?');
  expect(linkTo(/^Drug target of Drivers: 20/)).toMatch(/\/test-pools\/7$/);
  expect(screen.getByRole('link', { name: 'Draws overdue' })).toHaveAttribute(
    'href',
    `${POOL_PROGRESS_PATH}?searchQuery=drawState%5BEQ%5D%3DOVERDUE`,
  );
});

test('the chart says in words what it shows, and leaves out pools without such a target', async () => {
  const { user } = await open();

  expect(screen.getByRole('img', { name: /Drug tests.*Drivers 12 of 15/ })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Alcohol tests' }));

  expect(
    await screen.findByText('None of these pools has a target for alcohol tests.'),
  ).toBeInTheDocument();
});

test('how pools stand narrows the list', async () => {
  const { api, user } = await open();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Target' }), 'Behind target');

  await waitFor(() =>
    expect(api.calls('PoolProgress').at(-1)).toMatchObject({
      where: { targetState: { eq: 'BEHIND' } },
      orderBy: [{ field: 'ATTENTION', direction: 'DESC' }],
    }),
  );
});

test('who may not draw has no menu to draw from', async () => {
  await open(['FE_VIEW_COMPANY_TEST_POOLS']);

  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});
