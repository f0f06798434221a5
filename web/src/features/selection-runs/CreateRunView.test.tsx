import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { systemClock } from '../../lib/clock.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CreateRunView } from './CreateRunView.tsx';
import { newRunRecord } from './selection-run-record.ts';
import { aCount } from './testing/a-run.ts';

const pool = (over: object = {}) => ({
  testPool: {
    __typename: 'TestPool',
    id: '7',
    name: 'Northwind drivers',
    status: 'ACTIVE',
    programStartDate: '2026-01-01',
    programEndDate: '2026-12-31',
    viewerCanManageRuns: true,
    ...over,
  },
});
const numbers = (over: object = {}) => ({
  periodNumbers: {
    __typename: 'PeriodNumbers',
    period: 2,
    periods: 4,
    periodStart: '2026-04-01',
    periodEnd: '2026-06-30',
    isDrawn: false,
    memberCount: 100,
    drugCount: aCount({ period: 2, activeMembers: [100, 100], counted: 10, open: 3, draw: 12 }),
    alcoholCount: aCount({ method: 'NONE', rate: 0, draw: 0 }),
    ...over,
  },
});
const created = () => ({
  createSelectionRun: {
    __typename: 'SelectionRunPayload',
    selectionRun: {
      __typename: 'SelectionRun',
      id: '3',
      testPool: { __typename: 'TestPool', id: '7', latestRunDate: '2026-05-04', nextRunDate: null },
    },
    errors: [],
  },
});

beforeEach(() => {
  vi.spyOn(systemClock, 'now').mockReturnValue(new Date(2026, 4, 4, 9).getTime());
});

const open = (answers: Answers = {}) => {
  const api = fakeApi({
    NewRun: () => pool(),
    PeriodNumbers: () => numbers(),
    CreateSelectionRun: created,
    ...answers,
  });
  const routes = [
    { path: testPoolPaths.createRun, loader: newRunRecord.loader, Component: CreateRunView },
    { path: testPoolPaths.run, element: <p>The run</p> },
    { path: testPoolPaths.runs, element: <p>The runs</p> },
  ];
  return { api, ...renderScreen({ routes, at: `${testPoolPaths.list}/7/runs/create` }) };
};
const day = () => screen.findByRole('textbox', { name: /Run Date/ });
const create = () => screen.getByRole('button', { name: 'Create Run' });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });

test('today is proposed, with the numbers of its period and how they come about', async () => {
  const { api } = open();

  expect(await day()).toHaveValue('05/04/2026');
  expect(
    await screen.findByRole('row', { name: /Due by period 2 of 4 .* 25$/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^This draw .* 12$/ })).toBeInTheDocument();
  expect(screen.getByText('None: the pool does not test for this.')).toBeInTheDocument();
  expect(
    screen.getByText('Period 2 of 4 (04/01/2026 – 06/30/2026), 100 active members.'),
  ).toBeInTheDocument();
  expect(api.calls('PeriodNumbers')).toEqual([{ testPoolId: '7', day: '2026-05-04' }]);
});

test('a pool without active members says so, and not that it tests for nothing', async () => {
  const nobody = aCount({ method: 'NONE', rate: 0, activeMembers: [0], draw: 0 });
  open({
    PeriodNumbers: () => numbers({ memberCount: 0, drugCount: nobody, alcoholCount: nobody }),
  });

  expect(await screen.findAllByText('None: the pool has no active members.')).toHaveLength(2);
  expect(screen.getByText(/^A run on this day would select nobody/)).toBeInTheDocument();
});

test('another day has the numbers of its period; one outside of the program asks nobody', async () => {
  const { api } = open();
  type(await day(), '07/01/2026');
  await waitFor(() =>
    expect(api.calls('PeriodNumbers').at(-1)).toEqual({ testPoolId: '7', day: '2026-07-01' }),
  );

  type(await day(), '01/01/2027');

  expect(await screen.findByText('The run date is outside of the program.')).toBeInTheDocument();
  expect(api.calls('PeriodNumbers').map((each) => each['day'])).not.toContain('2027-01-01');
});

test('a draw leads to its run', async () => {
  const { user, api } = open();
  await day();

  await user.click(create());

  expect(await screen.findByText('The run')).toBeInTheDocument();
  expect(api.calls('CreateSelectionRun')).toEqual([
    {
      input: {
        testPoolId: 7,
        runDate: '2026-05-04',
        override: false,
        drugOverride: null,
        alcoholOverride: null,
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain('Test Pool Run created successfully.');
});

test('the counts to enter are shown and needed with override alone', async () => {
  const { user, api } = open();
  await day();
  expect(screen.queryByRole('textbox', { name: /Drug Tests/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('checkbox', { name: /Override/ }));
  await user.click(create());
  expect(await screen.findAllByText('This field is required.')).toHaveLength(2);
  expect(api.calls('CreateSelectionRun')).toEqual([]);
  type(screen.getByRole('textbox', { name: /Drug Tests/ }), '5');
  type(screen.getByRole('textbox', { name: /Alcohol Tests/ }), '0');
  await user.click(create());

  expect(await screen.findByText('The run')).toBeInTheDocument();
  expect(api.calls('CreateSelectionRun')[0]).toMatchObject({
    input: { override: true, drugOverride: 5, alcoholOverride: 0 },
  });
});

test('without a run date nothing is sent', async () => {
  const { user, api } = open();
  type(await day(), '');

  await user.click(create());

  expect(await screen.findByText('This field is required.')).toBeInTheDocument();
  expect(api.calls('CreateSelectionRun')).toEqual([]);
});

test('a period that was drawn is told before, and its refusal stands on the day', async () => {
  const message = 'This period has been drawn already.';
  const { user } = open({
    PeriodNumbers: () => numbers({ isDrawn: true }),
    CreateSelectionRun: () => ({
      createSelectionRun: {
        __typename: 'SelectionRunPayload',
        selectionRun: null,
        errors: [refusal('INVALID', ['runDate'], message)],
      },
    }),
  });
  expect(await screen.findByText(/Invalidate that run first, or override/)).toBeInTheDocument();

  await user.click(create());

  await waitFor(async () => expect(await day()).toHaveAccessibleDescription(message));
});

test('a failure that nobody can say more about is told in the documented words', async () => {
  const { user } = open({ CreateSelectionRun: () => new Error('boom') });
  await day();

  await user.click(create());

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error when creating Test Pool Run. Please try again.',
  );
});

test('from a pool that is not active nothing can be drawn', async () => {
  open({ NewRun: () => pool({ status: 'EXPIRED', viewerCanManageRuns: false }) });

  expect(
    await screen.findByText(
      'This Test Pool cannot be changed because it is deactivated, frozen or expired.',
    ),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create Run' })).not.toBeInTheDocument();
});
