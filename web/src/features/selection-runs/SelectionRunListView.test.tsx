import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { selectionRunListLoader } from './selection-run-list-loader.ts';
import { SelectionRunListView } from './SelectionRunListView.tsx';
import { aRun } from './testing/a-run.ts';

const open = (viewerCanManageRuns: boolean) => {
  const api = fakeApi({
    SelectionRunList: () => ({
      selectionRuns: {
        __typename: 'SelectionRunPage',
        nodes: [
          aRun(),
          aRun({ id: '4', runDate: '2026-04-06', isInvalidated: true }),
          aRun({
            id: '5',
            runDate: '2026-07-06',
            selectedForDrugTesting: 0,
            completedDrugTestsPercentage: 100,
            selectedForAlcoholTesting: 0,
            completedAlcoholTestsPercentage: 100,
          }),
        ],
        totalCount: 3,
      },
      testPool: {
        __typename: 'TestPool',
        id: '7',
        viewerCanManageRuns,
        name: 'Northwind drivers',
        status: 'ACTIVE',
        companyName: 'Northwind Logistics',
        consortiumName: null,
      },
    }),
  });
  const routes = [
    {
      path: testPoolPaths.runs,
      loader: selectionRunListLoader,
      Component: SelectionRunListView,
    },
  ];
  return { api, ...renderScreen({ routes, at: `${testPoolPaths.list}/7/runs` }) };
};

test('runs of the pool come by their day, in the documented columns', async () => {
  const { api } = open(true);

  const table = await screen.findByRole('table', { name: 'Runs' });
  const first = await within(table).findByRole('row', { name: /01\/05\/2026/ });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((each) => each.textContent),
  ).toEqual([
    'Run Date',
    'Order Request',
    'Selection Interval',
    'Member Count',
    'Drug Selection',
    '% Drug Completion',
    'Alcohol Selection',
    '% Alcohol Completion',
  ]);
  expect(
    within(first)
      .getAllByRole('cell')
      .map((each) => each.textContent?.trim()),
  ).toEqual(['01/05/2026', 'Run Worksheet', 'Quarterly', '100', '13', '38.46%', '3', '0%']);
  expect(api.calls('SelectionRunList')).toEqual([
    {
      testPoolId: '7',
      where: { testPoolId: { eq: '7' } },
      orderBy: [{ field: 'RUN_DATE', direction: 'ASC' }],
      limit: 15,
      offset: 0,
    },
  ]);
});

test('of nobody nothing is completed: no share is shown', async () => {
  open(true);

  const table = await screen.findByRole('table', { name: 'Runs' });
  const cells = within(await within(table).findByRole('row', { name: /07\/06\/2026/ }));
  expect(
    cells
      .getAllByRole('cell')
      .slice(-4)
      .map((each) => each.textContent?.trim()),
  ).toEqual(['0', '–', '0', '–']);
});

test('an invalidated run says so beside its day', async () => {
  open(true);

  expect(await screen.findByRole('row', { name: /04\/06\/2026 Invalidated/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /01\/05\/2026/ })).not.toHaveTextContent('Invalidated');
});

test('a run is created by who may draw from the pool as it is', async () => {
  open(false);

  await screen.findByRole('row', { name: /01\/05\/2026/ });
  expect(screen.queryByRole('link', { name: 'Create Run' })).not.toBeInTheDocument();
});

test('runs that count are told from those that do not by a filter, which the overview of pools sets', async () => {
  const { api, user } = open(true);
  await screen.findByRole('table', { name: 'Runs' });

  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Valid');

  await waitFor(() =>
    expect(api.calls('SelectionRunList').at(-1)).toMatchObject({
      where: { isInvalidated: { eq: false } },
    }),
  );
  expect(await screen.findByRole('button', { name: 'Remove filter Status: Valid' })).toBeVisible();
});
