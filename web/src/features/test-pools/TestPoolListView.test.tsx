import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { choose } from '../../components/testing/choose.ts';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { aTestPool } from './testing/a-test-pool.ts';
import { testPoolColumnsOf } from './test-pool-columns.tsx';
import { testPoolListLoader } from './test-pool-list-loader.ts';
import { TestPoolListView } from './TestPoolListView.tsx';

beforeEach(() => localStorage.clear());

const fixed = aTestPool({
  id: '8',
  name: 'Drivers',
  status: 'DEACTIVATED',
  targetType: 'fixed',
  drugIntervalNumber: 12,
  alcoholIntervalNumber: 3,
  isTestPoolForCompany: true,
  locationName: null,
  viewerCanUpdate: false,
});

const progress = {
  __typename: 'TestPoolProgress',
  id: '7',
  drawState: 'DUE',
  targetState: 'ON_TRACK',
};

const open = async (permissions?: readonly Permission[]) => {
  const api = fakeApi({
    TestPoolList: () => ({
      testPools: {
        __typename: 'TestPoolPage',
        nodes: [
          { ...aTestPool(), progress },
          { ...fixed, progress: null },
        ],
        totalCount: 2,
      },
    }),
  });
  const routes = [
    { path: testPoolPaths.list, loader: testPoolListLoader, Component: TestPoolListView },
    { path: testPoolPaths.edit, element: <p>The form</p> },
  ];
  const rendered = renderScreen({ routes, at: testPoolPaths.list, permissions });
  const row = await screen.findByRole('row', { name: /Warehouse staff/ });
  return { api, row, ...rendered };
};
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('shows every documented column on demand, targets as a percentage or as a number', async () => {
  for (const { id } of testPoolColumnsOf('all'))
    localStorage.setItem(`assay.columns.test-pools.${id}`, 'shown');
  const { row } = await open();

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Pool Name',
    'Status',
    'Draw',
    'Target',
    'Company',
    'Consortium',
    'Location',
    'Agency',
    'Active Members',
    'Selection Interval',
    'YTD Drug Completed %',
    'YTD Alcohol Completed %',
    'Drug Targets',
    'Alcohol Targets',
    'Oversampling',
    'Program Start',
    'Program End',
    'Last Selection Date',
    'Next Selection Date',
    'Drug Tests',
    'Alcohol Tests',
    'Actions',
  ]);
  expect(cells(row).slice(0, 21)).toEqual([
    'Warehouse staff',
    'Active',
    'Draw due',
    'On track',
    'Northwind Logistics',
    '',
    'Tucson Depot',
    '',
    '1,234',
    'Quarterly',
    '33.33%',
    '0%',
    '25%',
    '12.5%',
    '10%',
    '02/01/2026',
    '01/31/2027',
    '08/02/2026',
    '11/02/2026',
    '3',
    '1',
  ]);
  expect(cells(screen.getByRole('row', { name: /Drivers/ }))).toEqual(
    expect.arrayContaining(['Deactivated', 'Multiple locations', '12', '3']),
  );
});

test('table settings show a column when they are applied', async () => {
  const { user } = await open();
  const openSettings = () => user.click(screen.getByRole('button', { name: 'Table settings' }));
  const tick = async () => fireEvent.click(await screen.findByLabelText('Oversampling'));
  const isShown = () => screen.queryByRole('columnheader', { name: 'Oversampling' }) !== null;

  await openSettings();
  await tick();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(isShown()).toBe(false);

  await openSettings();
  await tick();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(isShown()).toBe(true));
});

test('a pool that cannot change has its Edit disabled', async () => {
  const { user } = await open();

  await user.click(screen.getByRole('button', { name: 'Actions for Drivers' }));

  expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('an active pool leads to its form', async () => {
  const { user } = await open();

  await choose(user, 'Actions for Warehouse staff', 'Edit');

  expect(await screen.findByText('The form')).toBeInTheDocument();
});

test('who may not manage pools neither creates nor edits one', async () => {
  await open(['SUPER_ADMIN_TEST_POOL_VIEW']);

  expect(screen.queryByRole('link', { name: 'Create Test Pool' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Actions for/ })).not.toBeInTheDocument();
});

test('internal users narrow the list by who runs draws and keeps members', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'More filters' }));
  const filter = await screen.findByRole('combobox', { name: 'Selection runs managed by MD' });
  expect(screen.getByRole('combobox', { name: 'Member list managed by MD' })).toBeInTheDocument();

  fireEvent.change(filter, { target: { value: 'true' } });

  await waitFor(() =>
    expect(api.calls('TestPoolList').at(-1)).toMatchObject({
      where: { runsManagedByMd: { eq: true } },
    }),
  );
});
