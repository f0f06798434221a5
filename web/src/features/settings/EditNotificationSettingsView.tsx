import { notificationPreferences, NotificationSettingsInput } from '@assay/schema/settings/keys';
import { Section } from '../../components/page/Section.tsx';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { PreferenceFields } from '../../components/settings/PreferenceFields.tsx';
import { settingsPaths } from '../../config/features/settings.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { UpdateNotificationSettingsDocument } from './notification-settings.generated.ts';
import { preferenceSection } from './notification-words.ts';
import { notificationsRecord } from './settings-records.ts';
import { SETTINGS_SAVED, settingsTitles } from './settings-titles.ts';

/** Edits the notification settings of the system. */
export function EditNotificationSettingsView() {
  const notificationSettings = notificationsRecord.useRecord();
  return (
    <RecordForm
      title={`Edit ${settingsTitles.notifications}`}
      contract={NotificationSettingsInput}
      labels={notificationPreferences}
      record={notificationSettings}
      send={async (input) =>
        (await sendMutation(UpdateNotificationSettingsDocument, { input }))
          .updateNotificationSettings
      }
      done={SETTINGS_SAVED}
      next={settingsPaths.notifications}
    >
      {({ control }) => (
        <Section {...preferenceSection}>
          <PreferenceFields control={control} nameOf={(key) => key} />
        </Section>
      )}
    </RecordForm>
  );
}
