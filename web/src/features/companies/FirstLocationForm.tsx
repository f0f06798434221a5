import type { Control } from 'react-hook-form';
import { AddressFields } from '../../components/form/AddressFields.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { CompanyFormValues } from './company-form-values.ts';

/** First location of a new company with its DER; every field but the second address line is required (O s5). */
export function FirstLocationForm<Out>({
  control,
}: {
  control: Control<CompanyFormValues, unknown, Out>;
}) {
  return (
    <>
      <Section
        title="First Location"
        hint="Every company has at least one location. This one becomes its primary location."
      >
        <TextField control={control} name="location.name" label="Location Name" wide />
        <AddressFields control={control} name="location.address" />
        <PhoneField control={control} name="location.locationPhone" label="Location Phone" />
        <PhoneField control={control} name="location.locationFax" label="Location Fax" />
      </Section>
      <Section
        title="DER Information"
        hint="The designated employer representative, who acts on test results for this location."
      >
        <TextField control={control} name="location.derInfo.fullName" label="DER Full Name" wide />
        <PhoneField control={control} name="location.derInfo.phoneNumber" label="DER Phone" />
        <EmailField control={control} name="location.derInfo.email" label="DER Email" />
      </Section>
    </>
  );
}
