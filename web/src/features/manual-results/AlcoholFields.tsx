import { useWatch } from 'react-hook-form';
import {
  alcoholSpecimens,
  BREATH,
  hasSpecimenId,
  isConfirmed,
} from '@assay/schema/manual-results/manual-words';
import { NumberField } from '../../components/form/NumberField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import { OutcomeFields } from './OutcomeFields.tsx';
import type { StepwiseFormState } from './StepwiseForm.tsx';
import { collectionOptions } from './stepwise-words.ts';

const specimens = Object.entries(alcoholSpecimens).map(([id, label]) => ({
  value: Number(id),
  label,
}));

/** A test for alcohol: its screen, and its confirmation where one is due (T s4). */
export function AlcoholFields({ form }: { form: StepwiseFormState }) {
  const { control } = form;
  const [place, first, overall] = useWatch({
    control,
    name: [
      'testResult.collectionInformation',
      'testResult.alcoholTest1',
      'testResult.overallResult',
    ],
  });
  const isTested = overall !== 'REFUSAL' && overall !== 'CANCELLED';
  const due =
    isTested &&
    first.result !== '' &&
    isConfirmed(Number(first.specimenTypeId), Number(first.result));
  return (
    <>
      <Section title="Test Information">
        <OutcomeFields form={form} />
        <SelectField
          control={control}
          name="testResult.collectionInformation"
          options={collectionOptions}
          required
        />
        {hasSpecimenId(place) && <TextField control={control} name="testResult.specimenId" />}
      </Section>
      {isTested && (
        <Section title="Test 1 (screen)">
          <OneTest form={form} name="testResult.alcoholTest1" />
        </Section>
      )}
      {due && (
        <Section title="Test 2 (confirm)" hint="After a positive screen, or one above 0.02.">
          <OneTest form={form} name="testResult.alcoholTest2" />
        </Section>
      )}
      <Section title="Notes">
        <TextAreaField control={control} name="testResult.note" label="Notes" wide />
      </Section>
    </>
  );
}

interface OneTestProps {
  form: StepwiseFormState;
  name: 'testResult.alcoholTest1' | 'testResult.alcoholTest2';
}

function OneTest({ form: { control }, name }: OneTestProps) {
  const [test, overall] = useWatch({ control, name: [name, 'testResult.overallResult'] });
  const isNeeded = overall === 'POSITIVE' || overall === 'NEGATIVE';
  const isBreath = Number(test.specimenTypeId) === BREATH;
  return (
    <>
      <SelectField
        control={control}
        name={`${name}.specimenTypeId`}
        required={isNeeded}
        options={specimens}
      />
      {isBreath ? (
        <>
          <TextField control={control} name={`${name}.testId`} />
          <NumberField
            control={control}
            name={`${name}.result`}
            label="Result, g/210 L"
            decimals
            required
          />
        </>
      ) : (
        <SelectField
          control={control}
          name={`${name}.result`}
          required
          options={[
            { value: 1, label: 'Positive' },
            { value: 0, label: 'Negative' },
          ]}
        />
      )}
    </>
  );
}
