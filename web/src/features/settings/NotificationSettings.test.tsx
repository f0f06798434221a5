import { graphqlInput } from '@assay/schema/core/graphql-name';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notificationPreferences } from '@assay/schema/settings/keys';
import { fakeApi } from '../../components/testing/fake-api.ts';
import { renderScreen } from '../../components/testing/render-screen.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { EditNotificationSettingsView } from './EditNotificationSettingsView.tsx';
import { NotificationSettingsView } from './NotificationSettingsView.tsx';
import { notificationsRecord } from './settings-records.ts';

const allOn = Object.fromEntries(Object.keys(notificationPreferences).map((key) => [key, true]));
const settings = { __typename: 'NotificationSettings', ...allOn };
const words = Object.values(notificationPreferences);

const open = (at: string) => {
  const api = fakeApi({
    NotificationSettings: () => ({ notificationSettings: settings }),
    UpdateNotificationSettings: () => ({
      updateNotificationSettings: {
        __typename: 'UpdateNotificationSettingsPayload',
        settings: { ...settings, EMAIL_NOTIFICATION_RUN_REMINDER: false },
        errors: [],
      },
    }),
  });
  const routes = [
    {
      path: settingsPaths.notifications,
      loader: notificationsRecord.loader,
      Component: NotificationSettingsView,
    },
    {
      path: settingsPaths.editNotifications,
      loader: notificationsRecord.loader,
      Component: EditNotificationSettingsView,
    },
  ];
  return { api, ...renderScreen({ routes, at }) };
};

test('the form has a switch for each documented notification', async () => {
  open(settingsPaths.editNotifications);
  await screen.findByRole('checkbox', { name: words[0] ?? '' });

  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
    words,
  );
});

test('saving sends what was changed and shows the view', async () => {
  const { user, api } = open(settingsPaths.editNotifications);
  await user.click(await screen.findByRole('checkbox', { name: 'DOT selection run reminders' }));

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(
    await screen.findByRole('heading', { name: 'Global Notifications Settings' }),
  ).toBeInTheDocument();
  expect(api.calls('UpdateNotificationSettings')).toEqual([
    { input: graphqlInput({ EMAIL_NOTIFICATION_RUN_REMINDER: false }) },
  ]);
});
