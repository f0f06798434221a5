import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, noConnection, type Answers } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { profilePaths } from '../../config/features/profile.ts';
import { shownToasts } from '../../lib/toasts.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { EditProfileView } from './EditProfileView.tsx';
import { profileRecord } from './profile-record.ts';
import { ProfileSettingsPartsFragmentDoc } from './profile.generated.ts';
import { ProfileView } from './ProfileView.tsx';
import { anOwnProfile, ownSettings } from './testing/an-own-profile.ts';

const viewer = (settings = ownSettings()) => ({
  viewer: { __typename: 'Viewer', profile: anOwnProfile(), settings },
});
const payload = (over: object = {}) => ({
  updateProfile: {
    __typename: 'UpdateProfilePayload',
    profile: anOwnProfile(),
    settings: ownSettings(),
    errors: [],
    ...over,
  },
});

const open = (answers: Answers = {}, at: string = profilePaths.edit) => {
  const api = fakeApi({ Profile: () => viewer(), UpdateProfile: () => payload(), ...answers });
  const routes = [
    { path: profilePaths.view, loader: profileRecord.loader, Component: ProfileView },
    { path: profilePaths.edit, loader: profileRecord.loader, Component: EditProfileView },
  ];
  return { api, ...renderScreen({ routes, at }) };
};
const box = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

test.each([
  ['First Name', 'Marcus'],
  ['Last Name', 'Dawson'],
  ['Job Title', 'Safety Coordinator'],
  ['Company Name', 'Northwind Logistics'],
])('%s is shown and cannot be typed', async (name, value) => {
  open();

  expect(await box(name)).toHaveAttribute('readonly');
  expect(await box(name)).toHaveValue(value);
});

test('address, contact methods and settings are saved in one call', async () => {
  const { user, api } = open();
  fireEvent.change(await box('Work Phone'), { target: { value: '(520) 555-0100' } });
  await user.click(screen.getByRole('checkbox', { name: 'Lab status changes' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /logout period/ }), '10 min');

  await user.click(save());

  expect(await screen.findByRole('heading', { name: 'My Profile' })).toBeInTheDocument();
  expect(api.calls('UpdateProfile')).toMatchObject([
    {
      input: {
        profile: { firstName: 'Marcus', contactMethods: { workPhone: '5205550100' } },
        settings: {
          automaticLogoutPeriod: 10,
          emailNotificationLabStatusChanges: false,
          emailNotificationRunReminder: true,
        },
      },
    },
  ]);
  expect(shownToasts().map(({ title }) => title)).toContain(
    'Profile has been successfully updated',
  );
});

test('the answer replaces the stored settings wherever they are read', async () => {
  const settings = ownSettings({ AUTOMATIC_LOGOUT_PERIOD: 10 });
  let reads = 0;
  const { user } = open({
    // The view reads the profile again; that answer is not waited for here.
    Profile: () => ((reads += 1) === 1 ? viewer() : new Promise<object>(() => {})),
    UpdateProfile: () => payload({ settings }),
  });
  await box('Work Phone');
  await user.selectOptions(screen.getByRole('combobox', { name: /logout period/ }), '10 min');

  await user.click(save());

  const stored = () =>
    currentClient().readFragment({
      fragment: ProfileSettingsPartsFragmentDoc,
      id: 'UserSettings:{}',
    });
  await waitFor(() => expect(stored()?.AUTOMATIC_LOGOUT_PERIOD).toBe(10));
});

test('logout values that are fixed elsewhere are disabled and say whom to ask', async () => {
  open({ Profile: () => viewer(ownSettings({ isAutomaticLogoutEditable: false })) });

  const on = await screen.findByRole('checkbox', { name: 'Automatic logout' });

  expect(on).toBeDisabled();
  expect(on).toHaveAccessibleDescription(
    'You do not have permission to edit these settings. Please contact customer service at (800) 555-0100 or support@example.com.',
  );
  expect(screen.getByRole('combobox', { name: /logout period/ })).toBeDisabled();
});

test('a refused setting is told, with everything typed still there', async () => {
  const error = {
    __typename: 'UserError',
    errorCode: 'CAN_NOT_OVERRIDE_SETTINGS',
    message: 'Please ask customer service.',
    path: ['settings', 'EMAIL_NOTIFICATION_RUN_REMINDER'],
    params: {},
  };
  const { user } = open({
    UpdateProfile: () => payload({ profile: null, settings: null, errors: [error] }),
  });
  fireEvent.change(await box('Other Email'), { target: { value: 'm@home.test' } });

  await user.click(save());

  expect(await screen.findByText('Please ask customer service.')).toBeInTheDocument();
  expect(await box('Other Email')).toHaveValue('m@home.test');
});

test('without a connection nothing typed is lost', async () => {
  const { user } = open({ UpdateProfile: noConnection });
  fireEvent.change(await box('Other Email'), { target: { value: 'm@home.test' } });

  await user.click(save());

  expect(await screen.findByRole('alert')).toHaveTextContent(/not available right now/);
  expect(await box('Other Email')).toHaveValue('m@home.test');
});

test('the screen is not there before the user data is', async () => {
  let answer = (_data: object): void => {};
  const { api } = open({ Profile: () => new Promise<object>((resolve) => (answer = resolve)) });
  await waitFor(() => expect(api.calls('Profile')).toHaveLength(1));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  answer(viewer());

  await waitFor(() => expect(screen.getAllByRole('textbox').length).toBeGreaterThan(5));
});

test('the view shows everything that is known', async () => {
  open({}, profilePaths.view);
  await screen.findByRole('heading', { name: 'My Profile' });

  expect(screen.getAllByRole('term').map((term) => term.parentElement?.textContent)).toEqual(
    expect.arrayContaining([
      'First NameMarcus',
      'Company NameNorthwind Logistics',
      'Usernameuser@northwind.test',
      'RoleCorporate User',
      'Address–',
      'Cell Phone(520) 555-0148',
      'Automatic logout period30 min',
      'Progress (year-to-date) remindersOn',
    ]),
  );
});
