import { useWatch } from 'react-hook-form';
import { MomentField } from '../../components/form/MomentField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import type { StepwiseFormState } from './StepwiseForm.tsx';
import { overallOptions, refusalOptions } from './stepwise-words.ts';

/** When it was, and how it came out. */
export function OutcomeFields({ form: { control } }: { form: StepwiseFormState }) {
  const overall = useWatch({ control, name: 'testResult.overallResult' });
  return (
    <>
      <MomentField control={control} name="testResult.collectedAt" />
      <MomentField control={control} name="testResult.reportedAt" />
      <SelectField control={control} name="testResult.overallResult" options={overallOptions} />
      {overall === 'REFUSAL' && (
        <SelectField
          control={control}
          name="testResult.refusalReason"
          options={refusalOptions}
          required
        />
      )}
    </>
  );
}
