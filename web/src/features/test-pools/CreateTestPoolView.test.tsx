import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFound } from '../../components/testing/choose.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CreateTestPoolView } from './CreateTestPoolView.tsx';
import { aTestPool } from './testing/a-test-pool.ts';
import { formAnswers } from './testing/form-answers.ts';

const answer = (testPool: object | null, errors: object[] = []) => ({
  createTestPool: { __typename: 'TestPoolPayload', testPool, errors },
});

/** As from the pools of a location: with its company and itself chosen. */
const fromLocation = `${testPoolPaths.create}?companyId=1&locationId=11`;

const open = async (answers: Answers = {}, at = fromLocation) => {
  const api = fakeApi({ ...formAnswers, CreateTestPool: () => answer(aTestPool()), ...answers });
  const routes = [
    { path: testPoolPaths.create, Component: CreateTestPoolView },
    { path: testPoolPaths.detail, element: <p>The profile</p> },
  ];
  const rendered = renderScreen({ routes, at });
  await screen.findByRole('textbox', { name: 'Pool Name' });
  return { api, ...rendered };
};
const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(box(name), { target: { value } });
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const optionOf = (name: string, label: string) =>
  [...select(name).options].find(({ text }) => text === label);
const pick = async (name: string, label: string) => {
  await waitFor(() => expect(optionOf(name, label)).toBeDefined());
  fireEvent.change(select(name), { target: { value: optionOf(name, label)?.value } });
};
const flip = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const start = (day: string) => {
  type('Program Start', day);
  fireEvent.blur(box('Program Start'));
};
const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create Test Pool' }));

const fill = async () => {
  type('Pool Name', 'Warehouse staff');
  type('Drug Target', '25');
  type('Alcohol Target', '12.5');
  await pick('Selection Interval', 'Quarterly');
  start('02/01/2026');
  await pick('Test Order Type', 'Paper Lab Test');
};

test('creates a pool and leads to its profile', async () => {
  const { api, user } = await open({}, testPoolPaths.create);
  await chooseFound(user, 'Company', 'Northwind Logistics');
  await chooseFound(user, 'Location', 'Tucson Depot (100001)');
  expect(api.calls('LocationChoices').at(-1)).toMatchObject({ where: { companyId: { eq: 1 } } });
  await fill();

  create();

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('CreateTestPool')).toMatchObject([
    {
      input: {
        name: 'Warehouse staff',
        companyId: 1,
        locationId: 11,
        drugPercentage: 25,
        alcoholPercentage: 12.5,
        modality: 'quarterly',
        programStartDate: '2026-02-01',
        programEndDate: '2027-01-31',
        completedDrugTests: 0,
        testOrderType: 'PAPER_CCF_ORDER',
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain('Test Pool created successfully.');
});

test('a pool of a location starts with both chosen', async () => {
  await open();

  const company = await screen.findByRole('combobox', { name: 'Company' });
  await waitFor(() => expect(company).toHaveValue('Northwind Logistics'));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Tucson Depot (100001)'),
  );
});

test('all that is missing is told at once with the label of its field, there and above the form', async () => {
  const { api } = await open({}, testPoolPaths.create);

  create();

  for (const label of [
    'Pool Name',
    'Company',
    'Location',
    'Drug Target',
    'Alcohol Target',
    'Selection Interval',
    'Program Start',
    'Program End',
    'Test Order Type',
  ]) {
    expect(await screen.findAllByText(`${label} is required.`)).toHaveLength(2);
  }
  expect(api.calls('CreateTestPool')).toEqual([]);
});

test('a name or a comment that is too long is refused with its label', async () => {
  await open();
  type('Pool Name', 'x'.repeat(61));
  type('Comments', 'x'.repeat(256));

  create();

  expect(await screen.findAllByText('Pool Name is too long.')).toHaveLength(2);
  expect(screen.getAllByText('Comments is too long.')).toHaveLength(2);
});

test('a regulated pool takes rates and end from its regulator and year, and has no instant tests', async () => {
  const { api } = await open();
  await fill();
  await pick('Test Order Type', 'Instant Test');

  flip('Regulated');
  await pick('Regulator', 'FMCSA');

  await waitFor(() => expect(box('Drug Target')).toHaveValue('50%'));
  expect(optionOf('Regulator', 'NRC')).toBeUndefined();
  expect(box('Drug Target')).toBeDisabled();
  expect(box('Alcohol Target')).toHaveValue('10%');
  expect(box('Program End')).toHaveValue('12/31/2026');
  expect(box('Program End')).toBeDisabled();
  expect(select('Target Type')).toBeDisabled();
  expect(select('Test Order Type')).toHaveValue('');
  expect(optionOf('Test Order Type', 'Instant Test')).toBeUndefined();

  await pick('Test Order Type', 'Electronic Lab Test');
  create();
  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(api.calls('CreateTestPool')).toMatchObject([
    { input: { isRegulated: true, testingAgencyId: 1, targetType: 'percentage' } },
  ]);
});

test('a regulated pool needs its regulator, and cannot start after this year', async () => {
  const { api } = await open();
  await fill();
  flip('Regulated');
  await screen.findByRole('combobox', { name: 'Regulator' });
  start('01/01/2099');

  create();

  expect(await screen.findAllByText('Regulator is required.')).toHaveLength(2);
  expect(
    screen.getByText('A regulated program starts in the current year. Enter a day of this year.'),
  ).toBeInTheDocument();
  expect(api.calls('CreateTestPool')).toEqual([]);
});

test('a pool that spans locations has no location of its own', async () => {
  const { api } = await open();
  await fill();

  flip('Spans multiple locations');

  await waitFor(() =>
    expect(screen.queryByRole('combobox', { name: 'Location' })).not.toBeInTheDocument(),
  );
  create();
  await screen.findByText('The profile');
  expect(api.calls('CreateTestPool')).toMatchObject([
    { input: { isTestPoolForCompany: true, locationId: null } },
  ]);
});

test('what was typed wrongly in a field that is not shown any more does not stand in the way', async () => {
  const { api } = await open();
  await fill();
  type('Drug Target', 'many');
  await pick('Target Type', 'Fixed');
  type('Drug Target', '5');
  type('Alcohol Target', '2');

  create();

  await screen.findByText('The profile');
  expect(api.calls('CreateTestPool')).toMatchObject([
    { input: { targetType: 'fixed', drugPercentage: null, drugIntervalNumber: 5 } },
  ]);
});

test('alternates ask for their number', async () => {
  await open();
  await fill();
  flip('Generate alternates');
  await screen.findByRole('textbox', { name: 'Number of Alternates' });

  create();

  expect(await screen.findAllByText('Number of Alternates is required.')).toHaveLength(2);
});

test('a start that leaves the end out of range clears it', async () => {
  await open();
  start('02/01/2026');
  expect(box('Program End')).toHaveValue('01/31/2027');

  start('02/01/2024');

  await waitFor(() => expect(box('Program End')).toHaveValue(''));
});

test('a name that is taken stands at its field, and everything typed stays', async () => {
  await open({ CreateTestPool: () => answer(null, [refusal('NAME_ALREADY_EXISTS', ['name'])]) });
  await fill();

  create();

  expect(await screen.findByText('This name already exists.')).toBeInTheDocument();
  expect(box('Pool Name')).toHaveValue('Warehouse staff');
});

test('a failure of the server is told in the documented words', async () => {
  await open({ CreateTestPool: () => new Error('Out of order') });
  await fill();

  create();

  expect(
    await screen.findByText('Error when creating Test Pool. Please try again.'),
  ).toBeInTheDocument();
});

test('without the regulators the form says so and tries again', async () => {
  let asked = 0;
  await open({
    PoolRegulators: (variables) =>
      (asked += 1) === 1 ? new Error('Out of order') : formAnswers['PoolRegulators']!(variables),
  });
  expect(await screen.findByText('Error loading DOT Regulators.')).toBeInTheDocument();

  flip('Regulated');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await waitFor(() => expect(optionOf('Regulator', 'FAA')).toBeDefined());
});

test('a last day is typed over the one that appears on the way to it', async () => {
  const { user } = await open({}, testPoolPaths.create);

  await user.type(box('Program Start'), '02/01/2026');
  await user.click(box('Program End'));
  await waitFor(() => expect(box('Program End')).toHaveValue('01/31/2027'));
  await waitFor(() => expect(box('Program End').selectionEnd).toBe('01/31/2027'.length));
  expect(box('Program End').selectionStart).toBe(0);
  await user.keyboard('06/30/2026');

  expect(box('Program End')).toHaveValue('06/30/2026');
});
