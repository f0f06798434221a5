import { screen } from '@testing-library/react';
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

  expect(await screen.findByRole('textbox', { name: 'Company' })).toHaveValue('Acme Trucking');
  expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('robin@acme.test');
  expect(opened.api.calls('UsernameTaken')).toEqual([{ username: 'robin@acme.test' }]);
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
