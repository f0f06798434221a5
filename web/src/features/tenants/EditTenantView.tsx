import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { isProtectedTenant, UpdateTenantInput } from '@assay/schema/tenants/tenant';
import { StaleVersionDialog } from '../../components/dialogs/StaleVersionDialog.tsx';
import { useStaleVersion } from '../../components/dialogs/use-stale-version.ts';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageColumn } from '../../components/page/PageColumn.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { TenantDetailDocument } from './tenant-detail.generated.ts';
import { tenantValues, type ChangedTenant, type TenantFormValues } from './tenant-form-values.ts';
import { tenantChangeLabels, tenantValueText } from './tenant-labels.ts';
import { tenantLinks } from './tenant-links.ts';
import { useUpdateTenantMutation } from './tenant-mutations.generated.ts';
import { TenantForm } from './TenantForm.tsx';
import { useTenant } from './use-tenant.ts';

/** The documented title (P s2). */
const TITLE = 'Edit TPA Profile';

/** Edits the profile of a TPA. */
export function EditTenantView() {
  const tenant = useTenant();
  const { id } = tenant;
  const { profile } = tenantLinks(id);
  const navigate = useNavigate();
  const client = useApolloClient();
  const [updateTenant] = useUpdateTenantMutation(toldByForm);
  const form = useForm<TenantFormValues, unknown, ChangedTenant>({
    resolver: contractResolver(UpdateTenantInput),
    defaultValues: tenantValues(tenant),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const stale = useStaleVersion({
    form,
    labels: tenantChangeLabels,
    show: tenantValueText,
    reload: async () => {
      const { data } = await client.query({
        query: TenantDetailDocument,
        variables: { id },
        fetchPolicy: 'network-only',
        ...toldByForm,
      });
      return data?.tenant ? tenantValues(data.tenant) : null;
    },
  });

  const save = async (input: ChangedTenant): Promise<void> => {
    const send = async () => (await updateTenant({ variables: { id, input } })).data?.updateTenant;
    const saved = await saveForm(form, send, { onStale: stale.meet });
    if (!saved) return;
    unsaved.clear();
    toastSuccess('TPA Profile has been successfully updated');
    await navigate(profile);
  };

  return (
    <PageColumn>
      <PageHeader title={TITLE} subtitle={tenant.name} />
      <Form form={form} contract={UpdateTenantInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar control={form.control} action="Save" onCancel={() => void navigate(profile)} />
          }
        >
          <TenantForm
            control={form.control}
            host={tenant.host}
            isProtected={isProtectedTenant(id)}
          />
        </FormCard>
      </Form>
      <StaleVersionDialog {...stale.dialog} />
    </PageColumn>
  );
}
