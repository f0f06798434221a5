import { useWatch, type Control } from 'react-hook-form';
import { targetTypes } from '@assay/schema/test-pools/labels';
import { NumberField } from '../../components/form/NumberField.tsx';
import { ReadOnlyField } from '../../components/form/ReadOnlyField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { parseUsDate } from '../../components/form/us-date.ts';
import { Section } from '../../components/page/Section.tsx';
import { useRegulatorRatesQuery } from './test-pool-choices.generated.ts';
import type { TestPoolFormValues } from './test-pool-form-values.ts';
import { testPoolLabels as labels } from './test-pool-labels.ts';
import { optionsOf } from './test-pool-options.ts';
import { testPoolSections } from './test-pool-sections.ts';
import { percentText } from './test-pool-texts.ts';

interface TargetFieldsProps<Out> {
  control: Control<TestPoolFormValues, unknown, Out>;
}

/** How many tests the programme asks for: by its regulator, as a percentage a year, or fixed each interval. */
export function TargetFields<Out>({ control }: TargetFieldsProps<Out>) {
  const [isRegulated, targetType] = useWatch({ control, name: ['isRegulated', 'targetType'] });
  return (
    <Section {...testPoolSections.targets}>
      <SelectField
        control={control}
        name="targetType"
        label={labels.targetType}
        required
        disabled={isRegulated}
        placeholder={null}
        options={optionsOf(targetTypes)}
      />
      <NumberField
        control={control}
        name="oversampling"
        label={labels.oversampling}
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

const FixedTargets = <Out,>({ control }: TargetFieldsProps<Out>) => (
  <>
    <NumberField
      control={control}
      name="drugIntervalNumber"
      label={labels.drugIntervalNumber}
      hint={eachInterval}
      required
    />
    <NumberField
      control={control}
      name="alcoholIntervalNumber"
      label={labels.alcoholIntervalNumber}
      hint={eachInterval}
      required
    />
  </>
);

const PercentageTargets = <Out,>({ control }: TargetFieldsProps<Out>) => (
  <>
    <NumberField
      control={control}
      name="drugPercentage"
      label={labels.drugPercentage}
      hint={eachYear}
      unit="%"
      decimals
      required
    />
    <NumberField
      control={control}
      name="alcoholPercentage"
      label={labels.alcoholPercentage}
      hint={eachYear}
      unit="%"
      decimals
      required
    />
  </>
);

/** Rates of the chosen regulator on the programme's first day: what api will store. */
function RegulatedTargets<Out>({ control }: TargetFieldsProps<Out>) {
  const [agencyId, start] = useWatch({ control, name: ['testingAgencyId', 'programStartDate'] });
  // Without a first day: the rates of today.
  const date = parseUsDate(start) === start ? start : null;
  const { data } = useRegulatorRatesQuery({ variables: { date } });
  const regulator = data?.regulators.find(({ id }) => Number(id) === agencyId);
  const rate = (value: number | undefined): string =>
    value === undefined ? '' : percentText(value);
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
