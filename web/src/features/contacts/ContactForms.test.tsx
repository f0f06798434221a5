import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { chooseFound } from '../../components/testing/choose.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { contactPaths } from '../../config/features/contacts.ts';
import { contactLinks } from '../../domain/contacts/contact-links.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { shownToasts } from '../../lib/toasts.ts';
import type { ContactPartsFragment } from './contact.generated.ts';
import { contactRecords, loadContactPlace } from './contact-record.ts';
import { CreateContactView } from './CreateContactView.tsx';
import { EditContactView } from './EditContactView.tsx';

const links = contactLinks('ofCompany', '7');
const dana: ContactPartsFragment = {
  __typename: 'Contact',
  id: '5',
  name: 'Dana',
  lastName: 'Reyes',
  jobTitle: null,
  phoneNumber: '2145550100',
  email: null,
  isPrimary: true,
  company: { __typename: 'Company', id: '7' },
  location: { __typename: 'Location', id: '12', name: 'Dallas', locationId: '100012' },
  version: 3,
  viewerCanUpdate: true,
  viewerCanDelete: false,
};
const payload = (contact: object | null, ...errors: object[]) => ({
  __typename: 'ContactPayload',
  contact,
  errors,
});

const open = (at: string, answers: Answers = {}) => {
  const api = fakeApi({
    Viewer: () => viewerAnswer({ permissions: ['CREATE_CONTACT'] }),
    ContactDetail: () => ({ contact: dana }),
    LocationChoices: choicesAnswer(
      { value: '12', label: 'Dallas (100012)' },
      { value: '13', label: 'Reno (100013)' },
    ),
    PrimaryContact: () => ({ contacts: { __typename: 'ContactPage', nodes: [dana] } }),
    ...answers,
  });
  const at0 = contactPaths.ofCompany;
  const routes = [
    {
      path: at0.create,
      loader: (args: Parameters<typeof loadContactPlace>[1]) => loadContactPlace('ofCompany', args),
      Component: CreateContactView,
    },
    {
      path: at0.detail,
      loader: contactRecords.ofCompany.loader,
      children: [
        { index: true, element: <p>The profile</p> },
        { path: at0.edit, Component: EditContactView },
      ],
    },
    { path: at0.list, element: <p>The list</p> },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const fill = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const primary = () => screen.findByRole('checkbox', { name: 'Primary Contact' });

test('a new contact is primary by itself, and the form says whom it replaces', async () => {
  const { user, api, location } = open(links.create, {
    CreateContact: () => ({ createContact: payload({ ...dana, id: '6' }) }),
  });
  expect(await primary()).toBeChecked();
  await chooseFound(user, 'Location', 'Dallas (100012)');
  expect(
    await screen.findByText('Replaces Dana Reyes as the primary contact of the location.'),
  ).toBeInTheDocument();
  fill('First Name', 'Lee');
  fill('Last Name', 'Stone');
  fill('Email', 'lee@example.com');

  await user.click(screen.getByRole('button', { name: 'Create Contact' }));

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(location()).toBe(links.detail('6'));
  expect(api.calls('CreateContact')).toMatchObject([
    {
      companyId: '7',
      input: { name: 'Lee', lastName: 'Stone', isPrimary: true, phoneNumber: null },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Contact has been successfully created.',
  );
});

test('a contact that nobody can reach is not sent', async () => {
  const { user, api } = open(links.createAt('12'));
  expect(await screen.findByDisplayValue('Dallas (100012)')).toBeInTheDocument();
  fill('First Name', 'Lee');
  fill('Last Name', 'Stone');

  await user.click(screen.getByRole('button', { name: 'Create Contact' }));

  expect(screen.getByRole('textbox', { name: 'Phone' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid();
  expect(api.calls('CreateContact')).toEqual([]);
});

test('a primary contact stays it at its location, and says why', async () => {
  open(links.edit('5'));

  expect(await primary()).toBeDisabled();
  expect(
    screen.getByText('Make another contact of the location primary instead.'),
  ).toBeInTheDocument();
});

test('a primary contact is one again when it comes back to its location', async () => {
  const { user } = open(links.edit('5'));
  await screen.findByDisplayValue('Dallas (100012)');
  await chooseFound(user, 'Location', 'Reno (100013)');
  await user.click(await primary());
  expect(await primary()).not.toBeChecked();

  await chooseFound(user, 'Location', 'Dallas (100012)');

  expect(await primary()).toBeChecked();
  expect(await primary()).toBeDisabled();
});

test('a save that came second asks, and loses nothing', async () => {
  const { user } = open(links.edit('5'), {
    UpdateContact: () => ({ updateContact: payload(null, refusal('STALE_VERSION')) }),
  });
  await primary();
  fill('Job Title', 'Dispatcher');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  expect(screen.getByDisplayValue('Dispatcher')).toBeInTheDocument();
});
