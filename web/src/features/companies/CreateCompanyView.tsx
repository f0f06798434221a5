import { CreateCompanyInput } from '@assay/schema/companies/company';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { companyPaths } from '../../config/features/companies.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { companyLinks } from './company-record.ts';
import { CreateCompanyDocument } from './company.generated.ts';
import { companyLabels } from './company-words.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { FirstLocationForm } from './FirstLocationForm.tsx';

/** A new company with its first location. */
export function CreateCompanyView() {
  return (
    <RecordForm
      title="Create Company"
      subtitle="A client company and its first location."
      action="Create Company"
      contract={CreateCompanyInput}
      labels={companyLabels}
      send={async (input) => (await sendMutation(CreateCompanyDocument, { input })).createCompany}
      done="Company has been successfully created."
      next={({ company }) => company && companyLinks(company.id).detail}
      cancel={companyPaths.list}
    >
      {({ control }) => (
        <>
          <CompanyForm control={control} />
          <FirstLocationForm control={control} />
        </>
      )}
    </RecordForm>
  );
}
