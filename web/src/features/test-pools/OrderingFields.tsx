import { useWatch, type Control } from 'react-hook-form';
import { testOrderTypes } from '@assay/schema/test-pools/labels';
import { NumberField } from '../../components/form/NumberField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import type { TestPoolFormValues } from './test-pool-form-values.ts';
import { testPoolLabels as labels } from './test-pool-labels.ts';
import { optionsOf } from './test-pool-options.ts';
import { testPoolSections } from './test-pool-sections.ts';

/** What is ordered for the people who are drawn; instant tests are not for regulated pools (C s4). */
export function OrderingFields<Out>({
  control,
}: {
  control: Control<TestPoolFormValues, unknown, Out>;
}) {
  const [isRegulated, alternates] = useWatch({
    control,
    name: ['isRegulated', 'shouldGenerateAlternates'],
  });
  return (
    <Section {...testPoolSections.ordering}>
      <SelectField
        control={control}
        name="testOrderType"
        label={labels.testOrderType}
        required
        wide
        options={optionsOf(testOrderTypes).filter(
          ({ value }) => !(isRegulated && value === 'INSTANT'),
        )}
      />
      <SwitchField
        control={control}
        name="shouldAutoGenerateTests"
        label={labels.shouldAutoGenerateTests}
        hint="Orders can be generated from a run."
      />
      <SwitchField
        control={control}
        name="shouldGenerateAlternates"
        label={labels.shouldGenerateAlternates}
        hint="Each run also draws people who can stand in."
      />
      {alternates && (
        <NumberField
          control={control}
          name="alternatesAmount"
          label={labels.alternatesAmount}
          required
        />
      )}
      <TextField control={control} name="comments" label={labels.comments} wide />
    </Section>
  );
}
