import { Alert, Box, Text } from '@chakra-ui/react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { NumberField } from '../../components/form/NumberField.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { parseUsDate } from '../../components/form/us-date.ts';
import { Section } from '../../components/page/Section.tsx';
import type { NewRunQuery } from './create-run.generated.ts';
import type { NewRun, NewRunValues } from './new-run-values.ts';
import { PeriodNumbersCard } from './PeriodNumbersCard.tsx';
import { daysText } from './run-texts.ts';

interface CreateRunFormProps {
  form: UseFormReturn<NewRunValues, unknown, NewRun>;
  pool: NonNullable<NewRunQuery['testPool']>;
  onSubmit: (run: NewRun) => Promise<void>;
  onCancel: () => void;
}

/** Form of a new run. */
export function CreateRunForm({ form, pool, onSubmit, onCancel }: CreateRunFormProps) {
  const { control } = form;
  const [runDate, override] = useWatch({ control, name: ['runDate', 'override'] });
  const { programStartDate: start, programEndDate: end } = pool;
  const day = parseUsDate(runDate);
  const isInside = day !== null && day >= start && day <= end;
  return (
    <Form form={form} contract={CreateSelectionRunInput} label="Create Run" onSubmit={onSubmit}>
      <FormCard
        footer={
          <SaveBar control={control} action="Create Run" needsChange={false} onCancel={onCancel} />
        }
      >
        <Section title="Run" hint={`The program runs ${daysText(start, end)}.`}>
          <DateField control={control} name="runDate" label="Run Date" min={start} max={end} />
        </Section>
        <Section
          title="Current period"
          hint="How many this draw selects, and how the numbers come about."
        >
          <Box gridColumn="1 / -1">
            {isInside && <PeriodNumbersCard testPoolId={pool.id} day={day} />}
            {day !== null && !isInside && (
              <Alert.Root status="warning">
                <Alert.Indicator />
                <Alert.Title>The run date is outside of the program.</Alert.Title>
              </Alert.Root>
            )}
            {day === null && (
              <Text textStyle="sm" color="fg.muted">
                Enter a run date to see its numbers.
              </Text>
            )}
          </Box>
        </Section>
        <Section
          title="Override"
          hint="Draw other numbers than those due, e.g. a second time in the same period."
        >
          <CheckboxField
            control={control}
            name="override"
            label="Override the current period’s numbers"
            wide
          />
          {override && (
            <>
              <NumberField control={control} name="drugOverride" label="Drug Tests" required />
              <NumberField
                control={control}
                name="alcoholOverride"
                label="Alcohol Tests"
                required
              />
            </>
          )}
        </Section>
      </FormCard>
    </Form>
  );
}
