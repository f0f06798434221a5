import type { CreateCompanyInput } from '@assay/schema/companies/company';
import { LocationFields } from '../../domain/locations/LocationFields.tsx';
import { PersonFields } from '../../domain/contact/PersonFields.tsx';
import { derSection } from '../../domain/locations/location-words.ts';
import { Section } from '../../components/page/Section.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';

/** First location of a new company with its DER; every field but the second address line is required (O s5). */
export function FirstLocationForm({
  control,
}: {
  control: FormControl<typeof CreateCompanyInput>;
}) {
  return (
    <>
      <Section
        title="First Location"
        hint="Every company has at least one location. This one becomes its primary location."
      >
        <LocationFields control={control} prefix="location." />
      </Section>
      <Section {...derSection}>
        <PersonFields control={control} name="location.derInfo" />
      </Section>
    </>
  );
}
