import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useFormState, useWatch } from 'react-hook-form';
import { keysOf } from '@assay/schema/core/keys-of';
import { DetermineTestInput as contract } from '@assay/schema/mro/mro-review';
import { mroBases, mroRefusalReasons } from '@assay/schema/mro/mro-words';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import {
  asksForBasis,
  determinationLabels,
  drugsFound,
  isPositive,
} from './determination-words.ts';
import { DrugsField } from './DrugsField.tsx';
import type { TestInReview } from './mro-record.ts';
import { useDetermination } from './use-determination.ts';
import { VerdictField } from './VerdictField.tsx';

interface DeterminationFormProps {
  test: TestInReview;
  onDone: () => void;
  onStale: () => void;
}

const kinds = keysOf(mroRefusalReasons).map((value) => ({
  value,
  label: mroRefusalReasons[value],
}));

const NoBasis = () => (
  <Alert.Root status="warning" size="sm">
    <Alert.Indicator />
    <Alert.Description>
      This needs an interview, or one of the two clocks run out. 49 CFR 40.133
    </Alert.Description>
  </Alert.Root>
);

/** What is determined of a test, which releases it; behind a determination it corrects it. */
export function DeterminationForm({ test, onDone, onStale }: DeterminationFormProps) {
  // React Hook Form changes its form in place, so nothing computed from it may be memoised.
  'use no memo';
  const { form, save } = useDetermination(test, { onDone, onStale });
  const { control } = form;
  const { isDirty, isSubmitting } = useFormState({ control });
  useUnsavedChanges(isDirty, undefined, isSubmitting);
  const result = useWatch({ control, name: 'result' });
  const isRefusal = result === 'MRO_REFUSAL';
  const isCanceled = result === 'MRO_CANCELLED';
  const action = test.isReleased ? 'Correct' : 'Verify and release';
  return (
    <Form
      form={form}
      contract={contract}
      labels={determinationLabels}
      label="Determination"
      onSubmit={save}
    >
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          {test.isReleased
            ? 'Everybody who sees the test reads the new result and the reason. The former one stays on file.'
            : 'Releases the case. What the laboratory found and quantities stay with MRO staff.'}
        </Text>
        <VerdictField control={control} name="result" choices={test.verdicts} />
        {isPositive(result) && test.findings && (
          <DrugsField control={control} drugs={drugsFound(test.findings)} />
        )}
        {isRefusal && (
          <SelectField control={control} name="refusalReason" options={kinds} required />
        )}
        {(isRefusal || isCanceled) && (
          <TextAreaField
            control={control}
            name="reason"
            required={isCanceled}
            hint="Everybody who sees the test reads it."
          />
        )}
        {(result === 'MRO_NEGATIVE_DILUTE' || isCanceled) && (
          <CheckboxField
            control={control}
            name="isRecollectionObserved"
            hint={
              isCanceled
                ? 'Required of an invalid result that the donor cannot explain. 49 CFR 40.159(a)(5)'
                : 'Required with creatinine from 2 to 5 mg/dL. 49 CFR 40.155(c)'
            }
          />
        )}
        {asksForBasis(test, result) &&
          (test.bases.length === 0 ? (
            <NoBasis />
          ) : (
            <SelectField
              control={control}
              name="basis"
              required
              options={test.bases.map((value) => ({ value, label: mroBases[value] }))}
            />
          ))}
        <TextAreaField control={control} name="note" />
        {test.isReleased && (
          <TextField
            control={control}
            name="replaceReason"
            required
            hint="Everybody who sees the test reads it."
          />
        )}
        <Button type="submit" loading={isSubmitting} loadingText={action}>
          {action}
        </Button>
      </Stack>
    </Form>
  );
}
