import { useWatch, type Control } from 'react-hook-form';
import { targetTypes } from '@assay/schema/test-pools/labels';
import { NumberField } from '../../components/form/NumberField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { parseUsDate } from '../../components/form/us-date.ts';
import { Section } from '../../components/page/Section.tsx';
import { percentText } from '../../lib/value-text.ts';
import { useRegulatorRatesQuery } from './regulators.generated.ts';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';
import { testPoolLabels as labels, testPoolSections } from './test-pool-words.ts';
import { optionsOf } from './test-pool-options.ts';

interface TargetFieldsProps {
  control: Control<TestPoolFormValues>;
}

/** How many tests the program asks for: by its regulator, as a percentage a year, or fixed each interval. */
export function TargetFields({ control }: TargetFieldsProps) {
  const [isRegulated, targetType] = useWatch({ control, name: ['isRegulated', 'targetType'] });
  return (
    <Section {...testPoolSections.targets}>
      <SelectField
        control={control}
        name="targetType"
        required
        disabled={isRegulated}
        placeholder={null}
        options={optionsOf(targetTypes)}
      />
      <NumberField
        control={control}
        name="oversampling"
        hint="Drawn on top of the target."
        unit="%"
        decimals
      />
      {isRegulated && <RegulatedTargets control={control} />}
      {!isRegulated && targetType === 'fixed' && <FixedTargets control={control} />}
      {!isRegulated && targetType !== 'fixed' && <PercentageTargets control={control} />}
    </Section>
  );
}

const eachInterval = 'Tests each selection interval.';
const eachYear = 'Percent of the members a year.';

const FixedTargets = ({ control }: TargetFieldsProps) => (
  <>
    <NumberField control={control} name="drugIntervalNumber" hint={eachInterval} required />
    <NumberField control={control} name="alcoholIntervalNumber" hint={eachInterval} required />
  </>
);

const PercentageTargets = ({ control }: TargetFieldsProps) => (
  <>
    <NumberField
      control={control}
      name="drugPercentage"
      hint={eachYear}
      unit="%"
      decimals
      required
    />
    <NumberField
      control={control}
      name="alcoholPercentage"
      hint={eachYear}
      unit="%"
      decimals
      required
    />
  </>
);

/** Rates of the chosen regulator on the program's first day: what api will store. */
function RegulatedTargets({ control }: TargetFieldsProps) {
  const [agencyId, start] = useWatch({ control, name: ['testingAgencyId', 'programStartDate'] });
  // Without a first day: the rates of today.
  const date = parseUsDate(start) === start ? start : null;
  const { data } = useRegulatorRatesQuery({ variables: { date } });
  const regulator = data?.regulators.find(({ id }) => Number(id) === agencyId);
  const rate = (value: number | null | undefined): string =>
    value == null ? '' : percentText(value);
  const hint = 'Annual rate of the regulator.';
  return (
    <>
      <ReadOnlyField
        label={labels.drugPercentage}
        value={rate(regulator?.drugAnnualRate)}
        hint={hint}
        disabled
      />
      <ReadOnlyField
        label={labels.alcoholPercentage}
        value={rate(regulator?.alcoholAnnualRate)}
        hint={hint}
        disabled
      />
    </>
  );
}
