import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { paths } from '../../config/paths.ts';
import { TestCharts } from './TestCharts.tsx';

const search = 'testResult.outcome[IS_NULL]=false';
const week = (monday: string, tests: number) => ({
  __typename: 'TestsOfWeek',
  week: monday,
  tests,
  search: `${search}&testResult.countedAt[GTE]=${monday}T00:00:00.000Z`,
  turnaroundDays: 2.5,
  timed: tests,
  timedSearch: search,
});
const figures = {
  __typename: 'TestFigures',
  from: '2026-01-01',
  to: '2026-02-28',
  released: 1_300,
  turnaroundDays: 2.5,
  timed: 1_300,
  nonDotRated: 400,
  nonDotRatedSearch: search,
  nonDotPositive: 10 as number | null,
  nonDotPositiveSearch: search,
  weeks: [week('2026-01-05', 300), week('2026-01-19', 1_000)],
  reasons: [{ __typename: 'TestsOfReason', reason: 'RANDOM', tests: 1_300, search }],
};

function open(more: Partial<typeof figures> = {}) {
  fakeApi({ TestCharts: () => ({ testFigures: { ...figures, ...more } }) });
  renderScreen({
    routes: [{ path: paths.dashboard, element: <TestCharts /> }],
    at: paths.dashboard,
  });
}

test('each bar says what it is and leads to the list of its tests', async () => {
  open();

  const bar = await screen.findByRole('link', { name: 'Week of 01/19/2026: 1,000' });
  expect(decodeURIComponent(bar.getAttribute('href') ?? '')).toContain(
    'testResult.countedAt[GTE]=2026-01-19',
  );
  expect(
    screen.getByText('1,300 tests became known, most of them in the week of 01/19/2026 (1,000).'),
  ).toBeInTheDocument();
});

test('a week without tests has its place, and its row in the table', async () => {
  open();
  const chart = within(await screen.findByRole('region', { name: 'Tests by week' }));
  await userEvent.click(chart.getByRole('button', { name: 'Show the table' }));

  expect(chart.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'WeekTests',
    'Week of 01/05/2026300',
    'Week of 01/12/20260',
    'Week of 01/19/20261,000',
    ...['01/26/2026', '02/02/2026', '02/09/2026', '02/16/2026', '02/23/2026'].map(
      (day) => `Week of ${day}0`,
    ),
  ]);
});

test('no rate is shown of fewer than ten people', async () => {
  open({ nonDotPositive: null });

  expect(await screen.findByText(/Fewer than 10 people were tested/)).toBeInTheDocument();
  expect(screen.queryByText(/positive: /)).not.toBeInTheDocument();
});

test('charts that could not be loaded are asked for again', async () => {
  let answer: object = new TypeError('Failed to fetch');
  fakeApi({ TestCharts: () => answer });
  renderScreen({
    routes: [{ path: paths.dashboard, element: <TestCharts /> }],
    at: paths.dashboard,
  });
  await screen.findByText('The charts could not be loaded.');
  answer = { testFigures: figures };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText(/1,300 tests became known/)).toBeInTheDocument();
});
