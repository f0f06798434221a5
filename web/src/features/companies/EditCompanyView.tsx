import type { UseFormReturn } from 'react-hook-form';
import { UpdateCompanyInput } from '@assay/schema/companies/company';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { CompanyDetailDocument, UpdateCompanyDocument } from './company.generated.ts';
import { companyLabels } from './company-words.ts';
import { CompanyForm, type CompanyValues } from './CompanyForm.tsx';
import { useCompany } from './company-record.ts';

/** Edits a company, also the client user's own. */
export function EditCompanyView() {
  const { company, links } = useCompany();
  const { id } = company;
  return (
    <RecordForm
      title={`Edit ${company.companyName}`}
      contract={UpdateCompanyInput}
      labels={companyLabels}
      record={company}
      reread={async () => (await readAgain(CompanyDetailDocument, { id })).company}
      send={async (input) =>
        (await sendMutation(UpdateCompanyDocument, { id, input })).updateCompany
      }
      done="Company Details has been successfully updated"
      next={links.detail}
    >
      {({ control }: UseFormReturn<CompanyValues>) => <CompanyForm control={control} />}
    </RecordForm>
  );
}
