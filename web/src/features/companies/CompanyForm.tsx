import { useWatch, type Control } from 'react-hook-form';
import type { CreateCompanyInput } from '@assay/schema/companies/company';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { companySections } from './company-words.ts';

/** Values of both forms: only a new company has its first location in it. */
export type CompanyValues = FormValues<typeof CreateCompanyInput>;

interface CompanyFormProps {
  control: Control<CompanyValues>;
}

/** Fields that a new and a stored company have in common. */
export function CompanyForm({ control }: CompanyFormProps) {
  return (
    <>
      <Section {...companySections.information}>
        <TextField control={control} name="companyName" wide />
        <DateField control={control} name="clientSince" />
      </Section>
      <Section {...companySections.office}>
        <AddressFields control={control} name="address" />
        <EmailField control={control} name="contactInformation.mainEmail" wide />
        <PhoneField control={control} name="contactInformation.mainPhoneNumber" />
        <PhoneField control={control} name="contactInformation.mainFax" />
      </Section>
      <MroSettings control={control} />
    </>
  );
}

/** The last two exclude each other: the second narrows the first (contract §4). */
function MroSettings({ control }: CompanyFormProps) {
  const [all, positive] = useWatch({
    control,
    name: ['isMroAllNonDotResultsRequired', 'isMroPositiveNonDotResultsOnlyRequired'],
  });
  return (
    <Section {...companySections.mro}>
      <SwitchField control={control} name="isMroAllDotResultsRequired" hint="Always on." disabled />
      <SwitchField
        control={control}
        name="isMroAllNonDotResultsRequired"
        disabled={positive === true && all !== true}
      />
      <SwitchField
        control={control}
        name="isMroPositiveNonDotResultsOnlyRequired"
        hint="Cannot be on together with all Non-DOT results."
        disabled={all === true && positive !== true}
      />
    </Section>
  );
}
