import { Alert, Box, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { DateField } from '../../components/form/DateField.tsx';
import { NumberField } from '../../components/form/NumberField.tsx';
import { formatUsDays, parseUsDate } from '../../components/form/us-date.ts';
import { Section } from '../../components/page/Section.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';
import type { NewRunQuery } from './create-run.generated.ts';
import { PeriodNumbersCard } from './PeriodNumbersCard.tsx';

interface CreateRunFormProps {
  control: FormControl<typeof CreateSelectionRunInput>;
  pool: NonNullable<NewRunQuery['testPool']>;
}

/** Fields of a new run. */
export function CreateRunForm({ control, pool }: CreateRunFormProps) {
  const [runDate, override] = useWatch({ control, name: ['runDate', 'override'] });
  const { programStartDate: start, programEndDate: end } = pool;
  const day = parseUsDate(runDate);
  const isInside = day !== null && day >= start && day <= end;
  return (
    <>
      <Section title="Run" hint={`The program runs ${formatUsDays(start, end)}.`}>
        <DateField control={control} name="runDate" min={start} max={end} />
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
        <CheckboxField control={control} name="override" wide />
        {override && (
          <>
            <NumberField control={control} name="drugOverride" required />
            <NumberField control={control} name="alcoholOverride" required />
          </>
        )}
      </Section>
    </>
  );
}
