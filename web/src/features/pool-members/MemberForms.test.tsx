import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { chooseFound } from '../../components/testing/choose.ts';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CreateMemberView } from './CreateMemberView.tsx';
import { EditMemberView } from './EditMemberView.tsx';
import { editedMemberLoader, newMemberLoader } from './member-form-loader.ts';
import { aDotPool, aDriver, aPool, someLocations } from './testing/a-member.ts';

const list = `${testPoolPaths.list}/3/members`;
const payload = (errors: object[] = []) => ({
  __typename: 'TestPoolMemberPayload',
  member: errors.length > 0 ? null : { __typename: 'TestPoolMember', id: '11', version: 3 },
  errors,
});

const open = (at: string, answers: Answers) => {
  const api = fakeApi({ LocationChoices: choicesAnswer(...someLocations), ...answers });
  const routes = [
    { path: testPoolPaths.createMember, loader: newMemberLoader, Component: CreateMemberView },
    { path: testPoolPaths.editMember, loader: editedMemberLoader, Component: EditMemberView },
    { path: testPoolPaths.members, element: <p>The members</p> },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const create = (pool: ReturnType<typeof aPool>, answers: Answers = {}) =>
  open(`${list}/create`, { MemberFormPool: () => ({ testPool: pool }), ...answers });
const edit = (answers: Answers = {}, pool = aDotPool()) =>
  open(`${list}/11/edit`, {
    EditedPoolMember: () => ({ testPool: pool, testPoolMember: aDriver() }),
    ...answers,
  });

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const select = (name: RegExp) => screen.getByRole('combobox', { name });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const toasts = () => shownToasts().map(({ title }) => title);

test('a driver goes out with everything that the regulator asks for', async () => {
  const { user, api, location } = create(aDotPool(), {
    CreatePoolMember: () => ({ createTestPoolMember: payload() }),
  });
  type(await screen.findByRole('textbox', { name: /First Name/ }), 'Dana');
  type(box(/Last Name/), 'Reed');
  await chooseFound(user, 'Location ID', 'Tucson Depot (100040)');
  expect(api.calls('LocationChoices').at(-1)).toMatchObject({ where: { companyId: { eq: '7' } } });
  type(box(/CDL Number/), 'D1234567');
  await user.selectOptions(select(/State/), 'TX – Texas');
  type(box(/Date of Birth/), '01/02/1980');
  type(box(/SSN/), '900-70-3456');
  await user.selectOptions(select(/Observation Required/), 'No');
  await user.selectOptions(select(/Employee Category/), 'Driver');

  await user.click(screen.getByRole('button', { name: 'Create Member' }));

  expect(await screen.findByText('The members')).toBeInTheDocument();
  expect(location()).toBe(list);
  expect(api.calls('CreatePoolMember')).toEqual([
    {
      poolId: '3',
      input: {
        firstName: 'Dana',
        lastName: 'Reed',
        idNumber: null,
        locationId: 40,
        ssn: '900703456',
        state: 'TX',
        cdlNumber: 'D1234567',
        dateOfBirth: '1980-01-02',
        observationRequired: false,
        otherId: null,
        employeeCategory: 4,
      },
    },
  ]);
  expect(toasts()).toContain('Test Pool Member created successfully.');
});

test('an unregulated pool asks for names and the ID number only', async () => {
  const { api } = create(aPool());
  await screen.findByRole('textbox', { name: /First Name/ });

  expect(screen.getAllByRole('textbox').map((each) => each.getAttribute('name'))).toEqual([
    'firstName',
    'lastName',
    'idNumber',
  ]);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(api.calls('LocationChoices')).toEqual([]);
});

test('a field is checked when it is left, and no other', async () => {
  const { user } = create(aDotPool());
  await user.click(await screen.findByRole('textbox', { name: /CDL Number/ }));
  expect(screen.queryByText('This field is required.')).not.toBeInTheDocument();

  await user.tab();

  await waitFor(() =>
    expect(box(/CDL Number/)).toHaveAccessibleDescription(/This field is required\.$/),
  );
  expect(screen.getAllByText('This field is required.')).toHaveLength(1);
});

test('a birth in the future is refused when the field is left', async () => {
  const { user } = create(aDotPool());
  await user.type(await screen.findByRole('textbox', { name: /Date of Birth/ }), '01/02/2999');

  await user.tab();

  await waitFor(() => expect(box(/Date of Birth/)).toHaveAttribute('aria-invalid', 'true'));
});

test('required marks follow the kind of the pool', async () => {
  create(aDotPool());
  await screen.findByRole('textbox', { name: /First Name/ });

  for (const name of [/CDL Number/, /Date of Birth/, /First Name/, /Last Name/])
    expect(box(name)).toHaveAttribute('aria-required', 'true');
  for (const name of [/Location ID/, /State/, /Observation Required/, /Employee Category/])
    expect(select(name)).toHaveAttribute('aria-required', 'true');
  for (const name of [/SSN/, /Other ID/]) expect(box(name)).not.toHaveAttribute('aria-required');
});

test('a number that is taken is told at its field, with everything typed still there', async () => {
  const message = 'A member with this number is in the Test Pool already.';
  const { user } = create(aPool(), {
    CreatePoolMember: () => ({
      createTestPoolMember: payload([refusal('DUPLICATE_VALUE', ['idNumber'], message)]),
    }),
  });
  type(await screen.findByRole('textbox', { name: /First Name/ }), 'Dana');
  type(box(/Last Name/), 'Reed');
  type(box(/ID Number/), 'E-1');

  await user.click(screen.getByRole('button', { name: 'Create Member' }));

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(box(/ID Number/)).toHaveFocus();
  expect(box(/First Name/)).toHaveValue('Dana');
});

test('a server that fails at creating is told in the documented words', async () => {
  const { user } = create(aPool(), { CreatePoolMember: () => new Error('boom') });
  type(await screen.findByRole('textbox', { name: /First Name/ }), 'Dana');
  type(box(/Last Name/), 'Reed');
  type(box(/ID Number/), 'E-1');

  await user.click(screen.getByRole('button', { name: 'Create Member' }));

  expect(
    await screen.findByText('Error when creating Test Pool Member. Please try again.'),
  ).toBeInTheDocument();
  expect(box(/ID Number/)).toHaveValue('E-1');
});

test('the edit form shows the whole SSN, and the cache never holds it', async () => {
  edit();

  expect(await screen.findByRole('textbox', { name: /SSN/ })).toHaveValue('900-70-3456');
  expect(JSON.stringify(currentClient().cache.extract())).not.toContain('900703456');
});

test('a change goes out with all fields and the version', async () => {
  const { user, api } = edit({ UpdatePoolMember: () => ({ updateTestPoolMember: payload() }) });
  type(await screen.findByRole('textbox', { name: /Last Name/ }), 'Read');
  await user.selectOptions(select(/Observation Required/), 'Yes');
  expect(screen.getByText('2 unsaved changes')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('The members')).toBeInTheDocument();
  expect(api.calls('UpdatePoolMember')).toMatchObject([
    {
      id: '11',
      input: {
        lastName: 'Read',
        ssn: '900703456',
        locationId: 40,
        observationRequired: true,
        employeeCategory: 4,
        version: 2,
      },
    },
  ]);
  expect(toasts()).toContain('Test Pool Member updated successfully.');
});

test('a save that came second shows what changed, in words', async () => {
  let reads = 0;
  const { user } = edit({
    EditedPoolMember: () => ({
      testPool: aDotPool(),
      testPoolMember:
        (reads += 1) === 1
          ? aDriver()
          : aDriver({ location: { __typename: 'Location', id: '41' }, version: 3 }),
    }),
    UpdatePoolMember: () => ({ updateTestPoolMember: payload([refusal('STALE_VERSION')]) }),
  });
  type(await screen.findByRole('textbox', { name: /Last Name/ }), 'Read');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(
    await screen.findByRole('row', { name: /Location ID.*Tucson Depot.*Mesa Yard/ }),
  ).toBeInTheDocument();
});

test('a server that fails at updating is told in the documented words', async () => {
  const { user } = edit({ UpdatePoolMember: () => new Error('boom') });
  type(await screen.findByRole('textbox', { name: /Last Name/ }), 'Read');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(
    await screen.findByText('Error when updating Test Pool Member. Please try again.'),
  ).toBeInTheDocument();
});

test.each([
  [
    'a server that fails',
    () => new Error('boom'),
    'Error loading Test Pool Member. Please try again.',
  ],
  [
    'missing employee categories',
    () => ({ testPool: aDotPool({ testingAgency: null }), testPoolMember: aDriver() }),
    'Error when loading Agency Employee Categories. Please try again.',
  ],
  [
    'a pool that cannot be changed',
    () => ({ testPool: aDotPool({ viewerCanManageMembers: false }), testPoolMember: aDriver() }),
    'This Test Pool cannot be changed because it is deactivated, frozen or expired.',
  ],
])('%s leads back to the members and is told', async (_what, answer, message) => {
  edit({ EditedPoolMember: answer });

  expect(await screen.findByText('The members')).toBeInTheDocument();
  expect(toasts()).toContain(message);
});
