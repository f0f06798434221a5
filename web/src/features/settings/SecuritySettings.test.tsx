import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { EditSecuritySettingsView } from './EditSecuritySettingsView.tsx';
import { SecuritySettingsView } from './SecuritySettingsView.tsx';
import { securityRecord } from './settings-records.ts';

const settings = {
  __typename: 'SecuritySettings',
  MFA_ENABLED: false,
  AUTOMATIC_LOGOUT: true,
  AUTOMATIC_LOGOUT_PERIOD: 30,
  OVERRIDE_MFA_SETTINGS: false,
  OVERRIDE_LOGOUT_SETTINGS: false,
};
const saved = () => ({
  updateSecuritySettings: {
    __typename: 'UpdateSecuritySettingsPayload',
    settings: { ...settings, AUTOMATIC_LOGOUT_PERIOD: 45 },
    errors: [],
  },
});

const open = (answers: Answers = {}, at: string = settingsPaths.editSecurity) => {
  const api = fakeApi({
    SecuritySettings: () => ({ securitySettings: settings }),
    UpdateSecuritySettings: saved,
    Viewer: noConnection,
    ...answers,
  });
  const routes = [
    {
      path: settingsPaths.security,
      loader: securityRecord.loader,
      Component: SecuritySettingsView,
    },
    {
      path: settingsPaths.editSecurity,
      loader: securityRecord.loader,
      Component: EditSecuritySettingsView,
    },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const period = () => screen.findByRole('combobox', { name: 'Automatic logout period' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('the period offers 5 to 60 minutes in steps of 5', async () => {
  open();
  await period();

  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(
    [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60].map((minutes) => `${minutes} min`),
  );
});

test('the period can be chosen only while the automatic logout is on', async () => {
  const { user } = open();
  expect(await period()).toBeEnabled();

  await user.click(screen.getByRole('checkbox', { name: 'Automatic logout' }));

  await waitFor(async () => expect(await period()).toBeDisabled());
});

test('saving sends the period as a number, tells, and leads to the view', async () => {
  const { user, api, location } = open();
  await user.selectOptions(await period(), '45 min');

  await user.click(save());

  expect(
    await screen.findByRole('heading', { name: 'Global Security Settings' }),
  ).toBeInTheDocument();
  expect(location()).toBe(settingsPaths.security);
  expect(api.calls('UpdateSecuritySettings')).toEqual([{ input: { automaticLogoutPeriod: 45 } }]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Settings has been successfully updated',
  );
});

test('after a save the viewer is read again: the own automatic logout may be another one', async () => {
  const { user, api } = open();
  await user.selectOptions(await period(), '45 min');

  await user.click(save());

  await waitFor(() => expect(api.calls('Viewer')).not.toHaveLength(0));
});

test('without a connection nothing switched is lost', async () => {
  const { user } = open({ UpdateSecuritySettings: noConnection });
  await period();
  await user.click(screen.getByRole('checkbox', { name: 'Multi-factor authentication' }));

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent(/not available right now/);
  expect(screen.getByRole('checkbox', { name: 'Multi-factor authentication' })).toBeChecked();
});

test('the view shows all five settings', async () => {
  open({}, settingsPaths.security);
  await screen.findByRole('heading', { name: 'Global Security Settings' });

  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual([
    'Multi-factor authenticationOff',
    'Override multi-factor settingsOff',
    'Automatic logoutOn',
    'Automatic logout period30 min',
    'Override logout settingsOff',
  ]);
});
