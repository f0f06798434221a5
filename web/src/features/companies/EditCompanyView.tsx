import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { UpdateCompanyInput } from '@assay/schema/companies/company';
import { StaleVersionDialog } from '../../components/dialogs/StaleVersionDialog.tsx';
import { useStaleVersion } from '../../components/dialogs/use-stale-version.ts';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { AccessDeniedError } from '../../lib/errors/page-errors.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { CompanyDetailDocument } from './company-detail.generated.ts';
import { companyFieldText } from './company-field-text.ts';
import {
  companyValues,
  type ChangedCompany,
  type CompanyFormValues,
} from './company-form-values.ts';
import { companyLabels } from './company-labels.ts';
import { useUpdateCompanyMutation } from './company-mutations.generated.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { useCompany } from './use-company.ts';

/** Edits a company, also the client user's own. */
export function EditCompanyView() {
  const { company, links } = useCompany();
  const navigate = useNavigate();
  const client = useApolloClient();
  const [updateCompany] = useUpdateCompanyMutation(toldByForm);
  const form = useForm<CompanyFormValues, unknown, ChangedCompany>({
    resolver: contractResolver<CompanyFormValues, ChangedCompany>(UpdateCompanyInput),
    defaultValues: companyValues(company),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const { id } = company;
  const stale = useStaleVersion({
    form,
    labels: companyLabels,
    show: companyFieldText,
    reload: async () => {
      const { data } = await client.query({
        query: CompanyDetailDocument,
        variables: { id },
        // Not into the cache: a record that is gone would take this page, and what was typed, with it.
        fetchPolicy: 'no-cache',
        ...toldByForm,
      });
      return data?.company ? companyValues(data.company) : null;
    },
  });
  if (!company.viewerCanUpdate) throw new AccessDeniedError();

  const save = async (input: ChangedCompany): Promise<void> => {
    const send = async () =>
      (await updateCompany({ variables: { id, input } })).data?.updateCompany;
    const saved = await saveForm(form, send, { onStale: stale.meet });
    if (!saved) return;
    unsaved.clear();
    toastSuccess('Company Details has been successfully updated');
    await navigate(links.profile);
  };

  return (
    <>
      <PageHeader narrow title={`Edit ${company.companyName}`} />
      <Form
        form={form}
        contract={UpdateCompanyInput}
        label={`Edit ${company.companyName}`}
        onSubmit={save}
      >
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Save"
              onCancel={() => void navigate(links.profile)}
            />
          }
        >
          <CompanyForm control={form.control} />
        </FormCard>
      </Form>
      <StaleVersionDialog {...stale.dialog} />
    </>
  );
}
