import { useReadQuery } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { NotificationSettingsInput } from '@assay/schema/settings/keys';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { Section } from '../../components/page/Section.tsx';
import { PreferenceFields } from '../../components/settings/PreferenceFields.tsx';
import { paths } from '../../config/paths.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { useUpdateNotificationSettingsMutation } from './notification-settings.generated.ts';
import { preferenceSection } from './notification-texts.ts';
import {
  notificationValues,
  type ChangedNotifications,
  type NotificationValues,
} from './settings-form-values.ts';
import type { NotificationsData } from './settings-loaders.ts';
import { SETTINGS_SAVED, settingsTitles } from './settings-titles.ts';

const TITLE = `Edit ${settingsTitles.notifications}`;

/** Edits the notification settings of the system. */
export function EditNotificationSettingsView() {
  const { notificationSettings } = useReadQuery(useLoaderData<NotificationsData>()).data;
  const navigate = useNavigate();
  const [updateSettings] = useUpdateNotificationSettingsMutation(toldByForm);
  const form = useForm<NotificationValues, unknown, ChangedNotifications>({
    resolver: contractResolver(NotificationSettingsInput),
    defaultValues: notificationValues(notificationSettings),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (input: ChangedNotifications): Promise<void> => {
    const saved = await saveForm(
      form,
      async () => (await updateSettings({ variables: { input } })).data?.updateNotificationSettings,
    );
    if (!saved) return;
    unsaved.clear();
    toastSuccess(SETTINGS_SAVED);
    await navigate(paths.settings.notifications);
  };

  return (
    <PageColumn>
      <PageHeader title={TITLE} />
      <Form form={form} contract={NotificationSettingsInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Save"
              onCancel={() => void navigate(paths.settings.notifications)}
            />
          }
        >
          <Section {...preferenceSection}>
            <PreferenceFields control={form.control} nameOf={(key) => key} />
          </Section>
        </FormCard>
      </Form>
    </PageColumn>
  );
}
