import { useReadQuery } from '@apollo/client/react';
import { useForm, useWatch } from 'react-hook-form';
import { useLoaderData, useNavigate } from 'react-router-dom';
import { CreateTenantInput } from '@assay/schema/tenants/tenant';
import { hostOfName } from '@assay/schema/tenants/tenant-host';
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
import { newTenantValues, type NewTenant, type TenantFormValues } from './tenant-form-values.ts';
import { tenantLinks } from './tenant-links.ts';
import type { NewTenantRouteData } from './tenant-loader.ts';
import { useCreateTenantMutation } from './tenant-mutations.generated.ts';
import { TenantForm } from './TenantForm.tsx';

/** The documented title (P s2). */
const TITLE = 'New Client TPA Profile';

/** A new TPA. */
export function CreateTenantView() {
  const navigate = useNavigate();
  const { portalDomain } = useReadQuery(useLoaderData<NewTenantRouteData>()).data;
  const [createTenant] = useCreateTenantMutation(toldByForm);
  const form = useForm<TenantFormValues, unknown, NewTenant>({
    resolver: contractResolver(CreateTenantInput),
    defaultValues: newTenantValues(),
  });
  const name = useWatch({ control: form.control, name: 'name' });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (input: NewTenant): Promise<void> => {
    const saved = await saveForm(
      form,
      async () => (await createTenant({ variables: { input } })).data?.createTenant,
    );
    if (!saved?.tenant) return;
    unsaved.clear();
    toastSuccess('TPA has been successfully created.');
    await navigate(tenantLinks(saved.tenant.id).profile, { replace: true });
  };

  return (
    <PageColumn>
      <PageHeader title={TITLE} subtitle="A third-party administrator with a portal of its own." />
      <Form form={form} contract={CreateTenantInput} label={TITLE} onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Create TPA"
              needsChange={false}
              onCancel={() => void navigate(paths.tpa.list)}
            />
          }
        >
          <TenantForm
            control={form.control}
            host={hostOfName(name, portalDomain)}
            isProtected={false}
          />
        </FormCard>
      </Form>
    </PageColumn>
  );
}
