import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CreateCompanyInput } from '@assay/schema/companies/company';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { paths } from '../../config/paths.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  newCompanyValues,
  type CompanyFormValues,
  type NewCompany,
} from './company-form-values.ts';
import { companyLinks } from './company-links.ts';
import { useCreateCompanyMutation } from './company-mutations.generated.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { FirstLocationForm } from './FirstLocationForm.tsx';

/** A new company with its first location. */
export function CreateCompanyView() {
  const navigate = useNavigate();
  const [createCompany] = useCreateCompanyMutation(toldByForm);
  const form = useForm<CompanyFormValues, unknown, NewCompany>({
    resolver: contractResolver<CompanyFormValues, NewCompany>(CreateCompanyInput),
    defaultValues: newCompanyValues(),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);

  const save = async (input: NewCompany): Promise<void> => {
    const saved = await saveForm(
      form,
      async () => (await createCompany({ variables: { input } })).data?.createCompany,
    );
    if (!saved?.company) return;
    unsaved.clear();
    toastSuccess('Company has been successfully created.');
    await navigate(companyLinks(saved.company.id).profile, { replace: true });
  };

  return (
    <>
      <PageHeader
        narrow
        title="Create Company"
        subtitle="A client company and its first location."
      />
      <Form form={form} contract={CreateCompanyInput} label="Create Company" onSubmit={save}>
        <FormCard
          footer={
            <SaveBar
              control={form.control}
              action="Create Company"
              needsChange={false}
              onCancel={() => void navigate(paths.companies.list)}
            />
          }
        >
          <CompanyForm control={form.control} />
          <FirstLocationForm control={form.control} />
        </FormCard>
      </Form>
    </>
  );
}
