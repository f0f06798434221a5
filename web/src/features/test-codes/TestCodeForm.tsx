import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { CreateTestCodeInput } from '@assay/schema/test-codes/test-code';
import { PriceField } from '../../components/form/PriceField.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { DrugChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { programOptions, providerOptions } from '../../domain/laboratories/catalogue-words.ts';
import { specimenOptions } from '../../domain/specimens/specimen-words.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { useSuggestion } from '../../lib/forms/use-suggestion.ts';

interface TestCodeFormProps {
  form: UseFormReturn<FormValues<typeof CreateTestCodeInput>>;
  /** Laboratory and specimen type of a stored code stay (C s4). */
  isStored: boolean;
}

/** Until it is edited by hand, the description of a new code is its ID and name (C s4). */
function useDescription(form: TestCodeFormProps['form'], on: boolean): void {
  const [testCode, name] = useWatch({ control: form.control, name: ['testCode', 'name'] });
  const description = [testCode, name].filter(Boolean).join(' ').slice(0, 255);
  useSuggestion(form, 'description', on ? description : null);
}

/** Fields of a new and of a stored test code (C s3). */
export function TestCodeForm({ form, isStored }: TestCodeFormProps) {
  'use no memo';
  const { control } = form;
  const can = useCan();
  useDescription(form, !isStored);
  return (
    <>
      <Section title="General Information" hint="The code as the laboratory has it.">
        <SelectField
          control={control}
          name="provider"
          options={providerOptions}
          disabled={isStored}
        />
        <SelectField control={control} name="type" options={programOptions} />
        <SelectField
          control={control}
          name="specimenType"
          options={specimenOptions}
          disabled={isStored}
        />
        <TextField control={control} name="testCode" />
        <TextField control={control} name="name" />
        <TextField control={control} name="description" wide />
        {can('SEE_PRICES') && <PriceField control={control} name="pricing" />}
      </Section>
      <Section title="Drugs and Adulterants" hint="What is tested for, at least one.">
        <SearchManyField
          control={control}
          name="drugAdulterants"
          choices={DrugChoicesDocument}
          wide
        />
      </Section>
    </>
  );
}
