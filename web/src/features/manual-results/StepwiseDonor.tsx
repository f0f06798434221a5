import { useWatch } from 'react-hook-form';
import { idTypesOf } from '@assay/schema/manual-results/manual-words';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SsnField } from '../../components/form/SsnField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { agencyOptions } from '../../domain/laboratories/catalogue-words.ts';
import { primaryIdTypeText, reasonOptions } from '../../domain/donors/donor-words.ts';
import { PlaceOfResult } from './PlaceOfResult.tsx';
import type { StepwiseFormState } from './StepwiseForm.tsx';

/** Who was tested, and where. The agency decides which ids there are. */
export function StepwiseDonor({ form, isDot }: { form: StepwiseFormState; isDot: boolean }) {
  const { control } = form;
  const [agency, idType] = useWatch({ control, name: ['donor.agency', 'donor.primaryIdType'] });
  return (
    <>
      <Section title="Donor Information">
        <TextField control={control} name="donor.firstName" />
        <TextField control={control} name="donor.lastName" />
        {isDot && (
          <SelectField
            control={control}
            name="donor.agency"
            options={agencyOptions}
            required
            wide
          />
        )}
        <SelectField
          control={control}
          name="donor.primaryIdType"
          options={idTypesOf(isDot ? agency : null).map((value) => ({
            value,
            label: primaryIdTypeText(value),
          }))}
        />
        {idType === 'SSN' ? (
          <SsnField control={control} name="donor.primaryId" />
        ) : (
          <TextField control={control} name="donor.primaryId" />
        )}
        <SelectField control={control} name="donor.reasonForTest" options={reasonOptions} />
      </Section>
      <Section title="Collection site">
        <PlaceOfResult form={form} />
      </Section>
    </>
  );
}
