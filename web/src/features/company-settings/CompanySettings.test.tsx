import { graphqlInput } from '@assay/schema/core/graphql-name';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { complianceDefaults } from '@assay/schema/settings/compliance-fields';
import { choicesAnswer } from '../../components/testing/choices-answer.ts';
import { fakeApi, type Answers } from '../../components/testing/fake-api.ts';
import { refusal } from '../../components/testing/refusal.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { companySettingPaths, type SettingGroup } from '../../config/features/company-settings.ts';
import { viewerAnswer } from '../../lib/testing/viewer-answer.ts';
import { permissions as allPermissions } from '@assay/schema/permissions';
import { shownToasts } from '../../lib/toasts.ts';
import { CompanySettingsView } from './CompanySettingsView.tsx';
import { companySettingsLoader } from './company-settings-record.ts';
import { EditCompanySettingsView } from './EditCompanySettingsView.tsx';

const security = {
  __typename: 'CompanySecuritySettings',
  MFA_ENABLED: null,
  AUTOMATIC_LOGOUT: true,
  AUTOMATIC_LOGOUT_PERIOD: 15,
  OVERRIDE_MFA_SETTINGS: false,
  OVERRIDE_LOGOUT_SETTINGS: false,
  effective: {
    __typename: 'EffectiveSecuritySettings',
    MFA_ENABLED: true,
    AUTOMATIC_LOGOUT: true,
    AUTOMATIC_LOGOUT_PERIOD: 15,
  },
};
const compliance = { __typename: 'CompanyComplianceSettings', ...complianceDefaults };
const on = { ...compliance, ALLOW_COMPLIANCE_API: true };

const company = { __typename: 'Company', id: '7', companyName: 'Harbor Freight' };
const saved = (...errors: object[]) => ({ save: { __typename: 'Payload', errors } });

const pathOf = (group: SettingGroup) =>
  companySettingPaths.ofCompany[group].replace(':companyId', '7');

const open = (group: SettingGroup, settings: object, answers: Answers = {}, tail = '/edit') => {
  const api = fakeApi({
    Viewer: () => viewerAnswer({ permissions: allPermissions }),
    CompanySettings: () => ({ company, [group]: settings }),
    UserChoices: choicesAnswer(
      { value: '41', label: 'Reyes, Dana' },
      { value: '42', label: 'Kim, Robin' },
    ),
    ...answers,
  });
  const path = companySettingPaths.ofCompany[group];
  const loader = companySettingsLoader('ofCompany', group);
  const routes = [
    { path, loader, element: <CompanySettingsView group={group} /> },
    { path: `${path}/edit`, loader, element: <EditCompanySettingsView group={group} /> },
  ];
  return { api, ...renderScreen({ routes, at: `${pathOf(group)}${tail}` }) };
};
const select = (name: string) => screen.findByRole('combobox', { name });
const box = (name: string) => screen.getAllByRole('checkbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test('the page says what counts where the company says nothing', async () => {
  open('security', security, {}, '');

  expect(await screen.findByText('Not set (On)')).toBeInTheDocument();
  expect(screen.getByText('15 min')).toBeInTheDocument();
});

test('giving a value back to the system sends null, and the period goes with its automatic logout', async () => {
  const { user, api, location } = open('security', security, {
    UpdateCompanySecuritySettings: () => saved(),
  });
  await user.selectOptions(await select('Automatic logout'), 'Not set');
  expect(await select('Automatic logout period')).toBeDisabled();

  await user.click(save());

  await waitFor(() => expect(location()).toBe(pathOf('security')));
  expect(api.calls('UpdateCompanySecuritySettings')).toEqual([
    {
      id: '7',
      input: { automaticLogout: null, automaticLogoutPeriod: null },
    },
  ]);
});

test('what the system fixes cannot be edited, and the hint says whom to ask', async () => {
  open('security', {
    ...security,
    OVERRIDE_LOGOUT_SETTINGS: true,
    effective: { ...security.effective, AUTOMATIC_LOGOUT: false },
  });

  expect(await select('Automatic logout')).toBeDisabled();
  // What counts, as the page has it, and not what the company had chosen.
  expect(await select('Automatic logout')).toHaveDisplayValue('Off (fixed for all companies)');
  expect(await select('Multi-factor authentication')).toBeEnabled();
  expect(
    screen.getByText(/Please contact customer service at \(800\) 555-0100 or support@example.com/),
  ).toBeInTheDocument();
});

test('settings that were fixed meanwhile end the form without a question', async () => {
  const words = 'You do not have permission to edit these settings.';
  const { user, location } = open('security', security, {
    UpdateCompanySecuritySettings: () => saved(refusal('CAN_NOT_OVERRIDE_SETTINGS', [], words)),
  });
  await user.selectOptions(await select('Multi-factor authentication'), 'Off');

  await user.click(save());

  await waitFor(() => expect(location()).toBe(pathOf('security')));
  expect(shownToasts().map(({ title }) => title)).toContain(words);
});

test('ending a test automatically switches off what it leaves nothing of', async () => {
  const override = 'COMPLIANCE_ALLOW_OVERRIDE_AND_CONTINUE_IF_RED_ALERT';
  const { user, api } = open(
    'compliance',
    { ...on, [override]: true },
    {
      UpdateCompanyComplianceSettings: () => saved(),
    },
  );
  await screen.findByRole('heading', { name: 'Edit Compliance Check' });

  await user.click(box('End test automatically')[0]!);

  // What another switch sets is shown a moment after it holds.
  await waitFor(() => expect(box('Allow to override and continue')[0]).not.toBeChecked());
  expect(box('Allow to override and continue')[0]).toBeDisabled();
  expect(box('Allow to override and continue')[1]).toBeEnabled();
  await user.click(save());
  await waitFor(() =>
    expect(api.calls('UpdateCompanyComplianceSettings')).toMatchObject([
      { input: graphqlInput({ [override]: false, COMPLIANCE_LOCK_IF_RED_ALERT: true }) },
    ]),
  );
});

test('without the master switch everything is cleared and closed', async () => {
  const { user } = open('compliance', { ...on, COMPLIANCE_CHECK_LAB_ORDER: true });
  await screen.findByRole('heading', { name: 'Edit Compliance Check' });

  await user.click(box('Compliance check')[0]!);

  await waitFor(() => expect(box('Check lab orders')[0]).not.toBeChecked());
  for (const each of screen.getAllByRole('checkbox').slice(1)) expect(each).toBeDisabled();
});

test('users are found by typing, and taken out again', async () => {
  const key = 'EMAIL_NOTIFICATION_RED_ALERT';
  const { user, api } = open(
    'compliance',
    { ...on, [key]: true, [`${key}_ADD_USERS`]: [41] },
    {
      UpdateCompanyComplianceSettings: () => saved(),
    },
  );
  await screen.findByText('Reyes, Dana');
  const fields = screen.getAllByRole('combobox', { name: 'Users who are notified' });
  expect(fields[0]).toBeEnabled();
  expect(fields[1]).toBeDisabled();

  await user.type(fields[0]!, 'Kim');
  await user.click(await screen.findByRole('option', { name: 'Kim, Robin' }));
  await user.click(screen.getByRole('button', { name: 'Remove Reyes, Dana' }));
  await user.click(save());

  await waitFor(() =>
    expect(api.calls('UpdateCompanyComplianceSettings')).toMatchObject([
      { input: graphqlInput({ [`${key}_ADD_USERS`]: [42] }) },
    ]),
  );
  expect(api.calls('UserChoices')).toContainEqual({
    where: { companyId: { eq: '7' } },
    q: 'Kim',
    offset: 0,
    limit: 20,
  });
});

test('mails that are on with nobody named say that none are sent', async () => {
  open('compliance', { ...on, EMAIL_NOTIFICATION_RED_ALERT: true }, {}, '');

  expect(await screen.findAllByText('Nobody, so no email is sent')).toHaveLength(1);
});
