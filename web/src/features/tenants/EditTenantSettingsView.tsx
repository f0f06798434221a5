import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { TenantSettingsInput } from '@assay/schema/settings/keys';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  tenantSettingsValues,
  type ChangedTenantSettings,
  type TenantSettingsValues,
} from './tenant-form-values.ts';
import { tenantLinks } from './tenant-links.ts';
import { useUpdateTenantSettingsMutation } from './tenant-settings.generated.ts';
import { TenantSettingsForm } from './TenantSettingsForm.tsx';
import { useTenantSettings } from './use-tenant.ts';

/** The documented title (P s2). */
const TITLE = 'Edit TPA Settings';

/** Edits the settings of a TPA. */
export function EditTenantSettingsView() {
  const { id, name, settings } = useTenantSettings();
  const view = tenantLinks(id).settings;
  const navigate = useNavigate();
  const [updateSettings] = useUpdateTenantSettingsMutation(toldByForm);
  const form = useForm<TenantSettingsValues, unknown, ChangedTenantSettings>({
    resolver: contractResolver(TenantSettingsInput),
    defaultValues: tenantSettingsValues(settings),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (input: ChangedTenantSettings): Promise<void> => {
    const saved = await saveForm(
      form,
      async () => (await updateSettings({ variables: { id, input } })).data?.updateTenantSettings,
    );
    if (!saved) return;
    unsaved.clear();
    toastSuccess('TPA Settings has been successfully updated');
    await navigate(view);
  };

  return (
    <PageColumn>
      <PageHeader title={TITLE} subtitle={name} />
      <Form form={form} contract={TenantSettingsInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar control={form.control} action="Save" onCancel={() => void navigate(view)} />
          }
        >
          <TenantSettingsForm
            control={form.control}
            hasPassword={settings.BASIC_AUTH_PASS !== null}
          />
        </FormCard>
      </Form>
    </PageColumn>
  );
}
