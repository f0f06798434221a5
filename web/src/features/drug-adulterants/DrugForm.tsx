import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CreateDrugAdulterantInput } from '@assay/schema/drug-adulterants/drug-adulterant';
import { DateField } from '../../components/form/DateField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { drugSections, drugTypes } from './drug-words.ts';

const cutoffFields = ['urineCol', 'oralFluidCol', 'hairCol'] as const;

interface DrugFormProps {
  form: UseFormReturn<FormValues<typeof CreateDrugAdulterantInput>>;
  /** Why its type stays; it may change without it. */
  typeHint?: string | undefined;
}

const dayHint =
  'Empty for today, or a day to come. A change to come is taken back by the cutoffs that hold before that day.';

/** Fields of a new and of a stored drug or adulterant (C s3); an adulterant has no cutoffs. */
export function DrugForm({ form: { control, setValue }, typeHint }: DrugFormProps) {
  const isDrug = useWatch({ control, name: 'type' }) === 'DRUG';
  useEffect(() => {
    if (isDrug) return;
    for (const field of [...cutoffFields, 'cutoffsValidFrom'] as const)
      setValue(field, '', { shouldDirty: true });
  }, [isDrug, setValue]);
  return (
    <>
      <Section {...drugSections.general}>
        <TextField control={control} name="name" wide />
        <SelectField
          control={control}
          name="type"
          options={drugTypes}
          placeholder={null}
          disabled={typeHint !== undefined}
          hint={typeHint}
        />
        <TextField
          control={control}
          name="abbreviation"
          hint="Stands for it in files and in names of panels."
        />
      </Section>
      <Section {...drugSections.cutoffs}>
        {cutoffFields.map((field) => (
          <TextField key={field} control={control} name={field} disabled={!isDrug} />
        ))}
        <DateField control={control} name="cutoffsValidFrom" disabled={!isDrug} hint={dayHint} />
      </Section>
    </>
  );
}
