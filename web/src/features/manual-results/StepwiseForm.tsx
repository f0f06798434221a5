import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { StepwiseResultInput } from '@assay/schema/manual-results/stepwise-result';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { AlcoholFields } from './AlcoholFields.tsx';
import { BesideReport } from './BesideReport.tsx';
import { DrugFields } from './DrugFields.tsx';
import { ReportPane } from './ReportPane.tsx';
import { StepwiseDonor } from './StepwiseDonor.tsx';
import { methodOptions } from './manual-result-words.ts';
import { testTypeOptions } from './stepwise-words.ts';
import { useStepwiseClearing } from './use-stepwise-clearing.ts';

export type StepwiseFormState = UseFormReturn<FormValues<typeof StepwiseResultInput>>;

/** Three steps, then the form that they lead to (T s2). */
export function StepwiseForm({ form }: { form: StepwiseFormState }) {
  'use no memo';
  const { control } = form;
  const [testType, dot] = useWatch({ control, name: ['testType', 'dot'] });
  useStepwiseClearing(form);
  const hasType = testType === 'DRUG' || testType === 'ALC';
  const hasProgram = (dot as boolean | '') !== '';
  const isOpen = hasType && hasProgram;
  return (
    <BesideReport
      report={
        isOpen ? (
          <ReportPane control={control} name="testResult.attachments" isDot={dot === true} />
        ) : null
      }
    >
      <Section title="Steps">
        <SelectField control={control} name="testType" options={testTypeOptions} />
        {hasType && (
          <SelectField
            control={control}
            name="dot"
            options={[
              { value: true, label: 'Yes' },
              { value: false, label: 'No' },
            ]}
          />
        )}
        {isOpen && (
          <SelectField
            control={control}
            name="method"
            placeholder={null}
            options={methodOptions.filter(({ value }) => value === 'UPLOAD_ORIGINAL_REPORT')}
          />
        )}
      </Section>
      {isOpen && (
        <>
          <StepwiseDonor form={form} isDot={dot === true} />
          {testType === 'DRUG' ? (
            <DrugFields form={form} isDot={dot === true} />
          ) : (
            <AlcoholFields form={form} />
          )}
        </>
      )}
    </BesideReport>
  );
}
