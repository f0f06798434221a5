import type { Control } from 'react-hook-form';
import { LocationFields } from '../../components/form/LocationFields.tsx';
import { PersonFields } from '../../components/form/PersonFields.tsx';
import { derLabels, derSection } from '../../components/form/location-words.ts';
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
        <LocationFields control={control} prefix="location." />
      </Section>
      <Section {...derSection}>
        <PersonFields control={control} name="location.derInfo" labels={derLabels} />
      </Section>
    </>
  );
}
