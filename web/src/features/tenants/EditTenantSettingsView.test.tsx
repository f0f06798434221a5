import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SECRET_MASK } from '@assay/schema/settings/keys';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { tenantPaths } from '../../config/features/tenants.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { EditTenantSettingsView } from './EditTenantSettingsView.tsx';
import { tenantLinks, tenantSettingsRecord } from './tenant-record.ts';
import { TenantSettingsView } from './TenantSettingsView.tsx';

const settings = {
  __typename: 'TenantSettings',
  UPDATED_ADMIN_EMAIL: 'admin@summit.test',
  EMAIL_SEND_FROM_ADDRESS: null,
  BASIC_AUTH_USER: 'summit',
  BASIC_AUTH_PASS: SECRET_MASK,
};
const read = () => ({ tenant: { __typename: 'Tenant', id: '2', name: 'Summit', settings } });
const saved = () => ({
  updateTenantSettings: { __typename: 'UpdateTenantSettingsPayload', settings, errors: [] },
});

const open = (answers: Answers, at = tenantLinks('2').editSettings) => {
  const api = fakeApi({ TenantSettings: read, UpdateTenantSettings: saved, ...answers });
  const routes = [
    {
      path: tenantPaths.settings,
      loader: tenantSettingsRecord.loader,
      children: [
        { index: true, Component: TenantSettingsView },
        { path: tenantPaths.editSettings, Component: EditTenantSettingsView },
      ],
    },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const box = (name: string) => screen.findByLabelText(name);

test('exactly the four keys are sent; the mask stands for the stored password', async () => {
  const { user, api } = open({});
  fireEvent.change(await box('Sender Email'), { target: { value: 'no-reply@summit.test' } });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('heading', { name: 'TPA Settings' })).toBeInTheDocument();
  expect(api.calls('UpdateTenantSettings')).toEqual([
    {
      id: '2',
      input: {
        updatedAdminEmail: 'admin@summit.test',
        emailSendFromAddress: 'no-reply@summit.test',
        basicAuthUser: 'summit',
        basicAuthPass: SECRET_MASK,
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'TPA Settings has been successfully updated',
  );
});

test('typing replaces the whole mask, and the password is sent as it was typed', async () => {
  const { user, api } = open({});
  await user.click(await box('Password'));

  await user.keyboard(' new secret ');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(() => expect(api.calls('UpdateTenantSettings')).toHaveLength(1));
  expect(api.calls('UpdateTenantSettings')[0]).toMatchObject({
    input: { basicAuthPass: ' new secret ' },
  });
});

test('the password is a masked input', async () => {
  open({});

  expect(await box('Password')).toHaveAttribute('type', 'password');
});

test('a wrong e-mail is refused on its field', async () => {
  const { user, api } = open({});
  fireEvent.change(await box('Admin Email'), { target: { value: 'nobody' } });

  await user.click(screen.getByRole('button', { name: 'Save' }));

  await waitFor(async () =>
    expect(await box('Admin Email')).toHaveAccessibleDescription(/not a valid email address/),
  );
  expect(api.calls('UpdateTenantSettings')).toEqual([]);
});

test('the view masks the password and has no delete', async () => {
  open({}, tenantLinks('2').settings);

  expect(await screen.findByText(SECRET_MASK)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});
