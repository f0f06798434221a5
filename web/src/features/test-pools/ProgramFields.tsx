import { Box } from '@chakra-ui/react';
import { useWatch, type Control } from 'react-hook-form';
import { selectionIntervals } from '@assay/schema/test-pools/labels';
import { DateField } from '../../components/form/DateField.tsx';
import { NumberField } from '../../components/form/NumberField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { Section } from '../../components/page/Section.tsx';
import { programLimit, type TestPoolFormValues } from './test-pool-form-rules.ts';
import { testPoolLabels as labels, testPoolSections } from './test-pool-words.ts';
import { optionsOf } from './test-pool-options.ts';
import { lastRegulatedStart } from './test-pool-resolver.ts';

interface ProgramFieldsProps {
  control: Control<TestPoolFormValues>;
  /** The first day was chosen or typed to its end; `next` has the focus then. */
  onStartDone: (next: EventTarget | null) => void;
}

/** When the program runs, how often it draws, and what was tested before it was run here. */
export function ProgramFields({ control, onStartDone }: ProgramFieldsProps) {
  const [isRegulated, start] = useWatch({ control, name: ['isRegulated', 'programStartDate'] });
  const limit = programLimit({ isRegulated, programStartDate: start });
  const latestStart = isRegulated ? lastRegulatedStart() : undefined;
  return (
    <Section {...testPoolSections.program}>
      <SelectField control={control} name="modality" wide options={optionsOf(selectionIntervals)} />
      <Box
        minWidth="0"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onStartDone(relatedTarget);
        }}
      >
        <DateField
          control={control}
          name="programStartDate"
          max={latestStart}
          hint={latestStart && `At the latest ${formatUsDate(latestStart)}.`}
        />
      </Box>
      {isRegulated ? (
        <ReadOnlyField
          label={labels.programEndDate}
          value={limit === null ? '' : formatUsDate(limit)}
          hint="Regulated programs end with the year."
          disabled
        />
      ) : (
        <DateField
          control={control}
          name="programEndDate"
          required
          min={limit === null ? undefined : start}
          max={limit ?? undefined}
          hint={limit === null ? undefined : `At the latest ${formatUsDate(limit)}.`}
        />
      )}
      <NumberField
        control={control}
        name="completedDrugTests"
        hint="Of this program, before it was run here."
        required
      />
      <NumberField
        control={control}
        name="completedAlcoholTests"
        hint="Of this program, before it was run here."
        required
      />
    </Section>
  );
}
