import { graphqlInput } from '@assay/schema/core/graphql-name';
import { EditSettings } from '../../components/settings/EditSettings.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { notificationGroup } from './notification-group.ts';
import { UpdateNotificationSettingsDocument } from './notification-settings.generated.ts';
import { notificationsRecord } from './settings-records.ts';
import { settingsTitles } from './settings-titles.ts';

/** Edits the notification settings of the system. */
export const EditNotificationSettingsView = () => (
  <EditSettings
    {...notificationGroup}
    title={`Edit ${settingsTitles.notifications}`}
    record={notificationsRecord.useRecord()}
    send={async (input) =>
      (await sendMutation(UpdateNotificationSettingsDocument, { input: graphqlInput(input) }))
        .updateNotificationSettings
    }
    next={settingsPaths.notifications}
  />
);
