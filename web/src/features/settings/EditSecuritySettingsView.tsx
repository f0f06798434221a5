import { useReadQuery } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { SecuritySettingsInput } from '@assay/schema/settings/keys';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { refreshViewer } from '../../lib/viewer/refresh-viewer.ts';
import { useUpdateSecuritySettingsMutation } from './security-settings.generated.ts';
import { SecuritySettingsForm } from './SecuritySettingsForm.tsx';
import {
  securityValues,
  type ChangedSecurity,
  type SecurityValues,
} from './settings-form-values.ts';
import type { SecurityData } from './settings-loaders.ts';
import { SETTINGS_SAVED, settingsTitles } from './settings-titles.ts';

const TITLE = `Edit ${settingsTitles.security}`;

/** Edits the security settings of the system. */
export function EditSecuritySettingsView() {
  const { securitySettings } = useReadQuery(useLoaderData<SecurityData>()).data;
  const navigate = useNavigate();
  const [updateSettings] = useUpdateSecuritySettingsMutation(toldByForm);
  const form = useForm<SecurityValues, unknown, ChangedSecurity>({
    resolver: contractResolver(SecuritySettingsInput),
    defaultValues: securityValues(securitySettings),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (input: ChangedSecurity): Promise<void> => {
    const saved = await saveForm(
      form,
      async () => (await updateSettings({ variables: { input } })).data?.updateSecuritySettings,
    );
    if (!saved) return;
    unsaved.clear();
    toastSuccess(SETTINGS_SAVED);
    // The automatic logout of whoever saved may be another one now.
    void refreshViewer();
    await navigate(paths.settings.security);
  };

  return (
    <PageColumn>
      <PageHeader title={TITLE} />
      <Form form={form} contract={SecuritySettingsInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Save"
              onCancel={() => void navigate(paths.settings.security)}
            />
          }
        >
          <SecuritySettingsForm control={form.control} />
        </FormCard>
      </Form>
    </PageColumn>
  );
}
