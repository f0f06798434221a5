import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { userPaths } from '../../config/features/users.ts';
import { CreateClientUserView } from './CreateClientUserView.tsx';

const units = (totalCount: number) => () => ({
  administrativeUnits: { __typename: 'AdministrativeUnitPage', totalCount },
});

const open = (answers: Answers = {}) => {
  const api = fakeApi({
    UsernameTaken: () => ({ isUsernameTaken: false }),
    CompanyUnitCount: units(3),
    CompanyChoices: choicesAnswer({ value: '7', label: 'Acme Trucking' }),
    ...answers,
  });
  const routes = [
    { path: userPaths.client.create, Component: CreateClientUserView },
    { path: userPaths.client.list, element: <p>The list</p> },
  ];
  return { api, ...renderScreen({ routes, at: `${userPaths.client.create}?company=7` }) };
};

const begin = async ({ user }: ReturnType<typeof open>): Promise<void> => {
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'robin@acme.test');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
};
const role = () => screen.findByRole('combobox', { name: 'Role' });

test('a name that is taken stays in the dialog, with the standard sentence', async () => {
  await begin(open({ UsernameTaken: () => ({ isUsernameTaken: true }) }));

  expect(await screen.findByText('User with this email already exists.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('robin@acme.test');
});

test('a company that was linked to is chosen, and named on the form', async () => {
  const opened = open();
  await begin(opened);

  expect(await screen.findByRole('combobox', { name: 'Company' })).toHaveValue('Acme Trucking');
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('robin@acme.test');
  expect(opened.api.calls('UsernameTaken')).toEqual([{ username: 'robin@acme.test' }]);
});

test('an address that is taken while the form is filled in can be corrected there', async () => {
  const created: unknown[] = [];
  const taken = {
    errorCode: 'USER_EMAIL_ALREADY_EXISTS',
    message: 'User with this email already exists.',
    path: ['username'],
    params: {},
    __typename: 'UserError',
  };
  const opened = open({
    CreateUser: ({ input }) => {
      created.push(input);
      return { createUser: { __typename: 'CreateUserPayload', user: null, errors: [taken] } };
    },
  });
  await begin(opened);
  const { user } = opened;
  for (const name of ['First Name', 'Last Name', 'Job Title'])
    await user.type(await screen.findByRole('textbox', { name }), name);
  await user.selectOptions(await role(), 'Corporate User');
  await user.click(screen.getByRole('button', { name: 'Create Client User' }));

  const username = screen.getByRole('textbox', { name: 'Username' });
  expect(await screen.findAllByText('User with this email already exists.')).not.toEqual([]);
  await waitFor(() => expect(username).toHaveFocus());
  await user.clear(username);
  await user.type(username, 'robin.roe@acme.test');
  expect(screen.getByRole('textbox', { name: 'First Name' })).toHaveValue('First Name');
  await user.click(screen.getByRole('button', { name: 'Create Client User' }));

  await waitFor(() => expect(created).toHaveLength(2));
  expect(created[1]).toMatchObject({
    type: 'CLIENT',
    username: 'robin.roe@acme.test',
    companyId: '7',
    firstName: 'First Name',
  });
});

test('another company can be chosen on the form, which then has no places of the first one', async () => {
  const opened = open({
    CompanyChoices: choicesAnswer(
      { value: '7', label: 'Acme Trucking' },
      { value: '8', label: 'Birch Rail' },
    ),
  });
  await begin(opened);
  await opened.user.selectOptions(await role(), 'Area Manager');
  await opened.user.click(await screen.findByRole('combobox', { name: 'Company' }));
  await opened.user.click(await screen.findByRole('option', { name: 'Birch Rail' }));

  await waitFor(async () => expect(await role()).toHaveValue(''));
  expect(screen.queryByRole('combobox', { name: 'Areas' })).toBeNull();
  expect(opened.api.calls('CompanyUnitCount').at(-1)).toEqual({ companyId: '8' });
});

test('without units nobody can be in charge of one, and it is said', async () => {
  await begin(open({ CompanyUnitCount: units(0) }));

  expect(
    await screen.findByText(
      'Unable to use the following roles: Region Manager, Area Manager, District Manager',
    ),
  ).toBeInTheDocument();
  const offered = [...(await role()).querySelectorAll('option')].map(({ text }) => text);
  expect(offered).not.toContain('Region Manager');
  expect(offered).toContain('Location Manager');
});

test('the data access level follows from the role, and the umbrella role is not offered', async () => {
  const opened = open();
  await begin(opened);
  const offered = [...(await role()).querySelectorAll('option')].map(({ text }) => text);
  expect(offered).not.toContain('Administrative Unit Manager');

  await opened.user.selectOptions(await role(), 'Area Manager');
  expect(screen.getByRole('textbox', { name: 'Data Access Level' })).toHaveValue('Area');
  expect(screen.getByRole('combobox', { name: 'Areas' })).toBeInTheDocument();
  await opened.user.selectOptions(await role(), 'Corporate User');
  expect(screen.getByRole('textbox', { name: 'Data Access Level' })).toHaveValue('Corporate');
  expect(screen.queryByRole('combobox', { name: 'Areas' })).toBeNull();
});

test('the dialog leads back to the list', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(await screen.findByText('The list')).toBeInTheDocument();
});
