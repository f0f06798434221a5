import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { CreateTenantView } from './CreateTenantView.tsx';
import { newTenantRecord } from './tenant-record.ts';
import { aTenant } from './testing/a-tenant.ts';

const created = () => ({
  createTenant: { __typename: 'CreateTenantPayload', tenant: aTenant(), errors: [] },
});

const open = (answers: Answers) => {
  const api = fakeApi({ NewTenant: () => ({ portalDomain: 'portal.example.com' }), ...answers });
  const routes = [
    { path: tenantPaths.create, loader: newTenantRecord.loader, Component: CreateTenantView },
    { path: tenantPaths.profile, element: <p>The profile</p> },
  ];
  return { api, ...renderScreen({ routes, at: tenantPaths.create }) };
};
const box = (name: RegExp, section: string) =>
  within(screen.getByRole('region', { name: section })).getByRole('textbox', { name });
const type = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const name = () => box(/TPA Name/, 'General Information');
const create = () => screen.getByRole('button', { name: 'Create TPA' });

/** Fills every required field. */
async function fill(): Promise<void> {
  await screen.findByRole('heading', { name: 'New Client TPA Profile' });
  type(name(), 'Cedar Screening');
  type(box(/Full Name/, 'Primary Contact'), 'Dana Reed');
  type(box(/Phone/, 'Primary Contact'), '(208) 555-0101');
  type(box(/Email/, 'Primary Contact'), 'dana@cedar.test');
}

test('a TPA goes out with phones as digits, blanks as null, and not enabled', async () => {
  const { user, api, location } = open({ CreateTenant: created });
  await fill();
  type(box(/Rate/, 'Billing Information'), '12.5');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'Monthly');

  await user.click(create());

  expect(await screen.findByText('The profile')).toBeInTheDocument();
  expect(location()).toBe(`${tenantPaths.list}/2/profile`);
  expect(api.calls('CreateTenant')).toEqual([
    {
      input: {
        name: 'Cedar Screening',
        clientSince: null,
        address: null,
        mainEmail: null,
        mainFax: null,
        phoneNumber: null,
        primaryContactFullName: 'Dana Reed',
        primaryContactPhone: '2085550101',
        primaryContactEmail: 'dana@cedar.test',
        method: 'MONTHLY',
        rate: '12.5',
        enabled: false,
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain('TPA has been successfully created.');
});

test('the host follows the name while it is typed and cannot be typed itself', async () => {
  open({});
  await screen.findByRole('heading', { name: 'New Client TPA Profile' });
  const host = box(/Host/, 'General Information');

  type(name(), 'Cedar Screening');

  await waitFor(() => expect(host).toHaveValue('cedar-screening.portal.example.com'));
  expect(host).toHaveAttribute('readonly');
});

test.each([
  ['', 'This field is required.'],
  ['Cedar & Sons', 'Use letters, numbers, spaces and hyphens, with at least one letter.'],
  ['123', 'Use letters, numbers, spaces and hyphens, with at least one letter.'],
])('the name %j is refused: %s', async (value, message) => {
  const { user, api } = open({});
  await fill();
  type(name(), value);

  await user.click(create());

  await waitFor(() => expect(name()).toHaveAccessibleDescription(message));
  expect(api.calls('CreateTenant')).toEqual([]);
});

test.each([
  ['NAME_ALREADY_EXISTS', 'name', name, 'This name already exists.'],
  [
    'USER_EMAIL_ALREADY_EXISTS',
    'primaryContactEmail',
    () => box(/Email/, 'Primary Contact'),
    'User with this email already exists.',
  ],
])('%s is told on %s, with everything typed still there', async (code, path, field, text) => {
  const errors = [refusal(code, [path])];
  const { user } = open({
    CreateTenant: () => ({
      createTenant: { __typename: 'CreateTenantPayload', tenant: null, errors },
    }),
  });
  await fill();

  await user.click(create());

  await waitFor(() => expect(field()).toHaveAccessibleDescription(text));
  expect(field()).toHaveFocus();
  expect(box(/Full Name/, 'Primary Contact')).toHaveValue('Dana Reed');
});
