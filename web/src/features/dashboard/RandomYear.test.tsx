import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Permission } from '@assay/schema/permissions';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { paths } from '../../config/paths.ts';
import { RandomYear } from './RandomYear.tsx';

type Numbers = readonly [due: number, done: number | null, behind: number | null];

const tests = ([due, done, behind]: Numbers, completed: number | null) => ({
  __typename: 'TestsByMonth',
  due,
  done,
  behind,
  completed,
});
const month = (first: string, drugs: Numbers, alcohol: Numbers, completed: number | null) => ({
  __typename: 'TestPoolMonth',
  month: first,
  drugs: tests(drugs, completed),
  alcohol: tests(alcohol, completed),
});
const year = {
  __typename: 'TestPoolMonths',
  pools: 2,
  drugs: { __typename: 'TestsOfYear', target: 2_400, before: 10 },
  alcohol: { __typename: 'TestsOfYear', target: 20, before: 0 },
  months: [
    month('2026-01-01', [600, 640, 0], [0, 0, 0], 630),
    month('2026-02-01', [1_200, 1_190, 12], [5, 5, 0], 550),
    month('2026-03-01', [1_800, null, null], [10, null, null], null),
  ],
};

function open(
  testPoolMonths: object = year,
  permission: Permission = 'SUPER_ADMIN_TEST_POOL_VIEW',
) {
  fakeApi({ RandomYear: () => ({ testPoolMonths }) });
  renderScreen({
    routes: [{ path: paths.dashboard, element: <RandomYear /> }],
    at: paths.dashboard,
    permissions: [permission],
  });
}

test('it says how the year stands, and leads to the pools that are behind', async () => {
  open();

  expect(await screen.findByText('Behind by 12')).toBeInTheDocument();
  expect(
    screen.getByText(
      '1,190 drug tests are done, 1,200 are due by now, 2,400 by the end of the programs. 10 of them are from before a pool was run here and count from the first month.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pools behind target' })).toHaveAttribute(
    'href',
    '/dashboard/random-test-pools?searchQuery=targetState%5BEQ%5D%3DBEHIND%26status%5BEQ%5D%3DACTIVE',
  );
});

test('it says why a year is behind in which as much is done as is due', async () => {
  open({ ...year, months: [month('2026-02-01', [1_200, 1_250, 12], [5, 5, 0], 550)] });

  expect(
    await screen.findByText(
      /Pools that are behind lack 12, for which those ahead do not make up\./,
    ),
  ).toBeInTheDocument();
});

test('each month says how it stands, and leads to who was tested in it', async () => {
  open();
  const chart = within(await screen.findByRole('list', { name: 'Drug tests by month' }));

  const bar = chart.getByRole('link', {
    name: 'Feb 2026: Behind by 12. 1,190 done, 1,200 due',
  });
  const query = decodeURIComponent(bar.getAttribute('href') ?? '');
  expect(query).toContain('/dashboard/random-test-pools/participants?');
  expect(query).toContain(`drugCompletedAt[GTE]=${new Date(2026, 1, 1).toISOString()}`);
  expect(chart.getAllByRole('link')).toHaveLength(2);
});

test('its table has each month in words, a kind at a time', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show the table' }));
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'MonthDone in monthDone by thenDue by thenState',
    'Jan 2026630640600On target',
    'Feb 20265501,1901,200Behind by 12',
    'Mar 2026––1,800To come',
  ]);

  await userEvent.click(screen.getByRole('button', { name: 'Alcohol tests' }));
  expect(screen.getByRole('row', { name: /Feb 2026/ })).toHaveTextContent('On target');
  expect(screen.queryByRole('link', { name: 'Pools behind target' })).not.toBeInTheDocument();
});

test('who does not have the overview of pools is not led to it', async () => {
  open(year, 'FE_VIEW_LOCATION_TEST_POOLS');

  expect(await screen.findByText('Behind by 12')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Pools behind target' })).not.toBeInTheDocument();
});

test('there is nothing where nobody is to be tested', async () => {
  const none = { ...year.drugs, target: 0, before: 0 };
  open({ ...year, pools: 0, drugs: none, alcohol: none, months: [] });

  const heading = await screen.findByRole('heading', { name: 'Random testing this year' });
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

test('a chart that could not be loaded is asked for again', async () => {
  let answer: object = new TypeError('Failed to fetch');
  fakeApi({ RandomYear: () => answer });
  renderScreen({
    routes: [{ path: paths.dashboard, element: <RandomYear /> }],
    at: paths.dashboard,
  });
  await screen.findByText('The chart could not be loaded.');
  answer = { testPoolMonths: year };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Behind by 12')).toBeInTheDocument();
});
