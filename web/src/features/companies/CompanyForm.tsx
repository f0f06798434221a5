import { useWatch, type Control } from 'react-hook-form';
import { AddressFields } from '../../components/form/AddressFields.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { CompanyFormValues } from './company-form-values.ts';
import { companyLabels } from './company-labels.ts';
import { companySections } from './company-sections.ts';

interface CompanyFormProps<Out> {
  control: Control<CompanyFormValues, unknown, Out>;
}

/** Fields that a new and a stored company have in common. */
export function CompanyForm<Out>({ control }: CompanyFormProps<Out>) {
  return (
    <>
      <Section {...companySections.information}>
        <TextField control={control} name="companyName" label={companyLabels.companyName} wide />
        <DateField control={control} name="clientSince" label={companyLabels.clientSince} />
      </Section>
      <Section {...companySections.office}>
        <AddressFields control={control} name="address" />
        <EmailField
          control={control}
          name="contactInformation.mainEmail"
          label={companyLabels['contactInformation.mainEmail']}
          wide
        />
        <PhoneField
          control={control}
          name="contactInformation.mainPhoneNumber"
          label={companyLabels['contactInformation.mainPhoneNumber']}
        />
        <PhoneField
          control={control}
          name="contactInformation.mainFax"
          label={companyLabels['contactInformation.mainFax']}
        />
      </Section>
      <MroSettings control={control} />
    </>
  );
}

/** The last two exclude each other: the second narrows the first (contract §4). */
function MroSettings<Out>({ control }: CompanyFormProps<Out>) {
  const [all, positive] = useWatch({
    control,
    name: ['isMroAllNonDotResultsRequired', 'isMroPositiveNonDotResultsOnlyRequired'],
  });
  return (
    <Section {...companySections.mro}>
      <SwitchField
        control={control}
        name="isMroAllDotResultsRequired"
        label={companyLabels.isMroAllDotResultsRequired}
        hint="Always on."
        disabled
      />
      <SwitchField
        control={control}
        name="isMroAllNonDotResultsRequired"
        label={companyLabels.isMroAllNonDotResultsRequired}
        disabled={positive === true && all !== true}
      />
      <SwitchField
        control={control}
        name="isMroPositiveNonDotResultsOnlyRequired"
        label={companyLabels.isMroPositiveNonDotResultsOnlyRequired}
        hint="Cannot be on together with all Non-DOT results."
        disabled={all === true && positive !== true}
      />
    </Section>
  );
}
