import { useWatch } from 'react-hook-form';
import { MroResultTypeInput, type CreateLocationInput } from '@assay/schema/locations/location';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { SelectInput } from '../../components/form/SelectInput.tsx';
import { SwitchField } from '../../components/form/SwitchField.tsx';
import { useFormField } from '../../components/form/use-form-field.ts';
import { Section } from '../../components/page/Section.tsx';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { locationSections, mroLabels, ownMroLabels } from './location-words.ts';

interface MroFieldsProps {
  control: FormControl<typeof CreateLocationInput>;
}

/** Which results of a location go through a Medical Review Officer: as its company has it, or settings of its own. */
export function MroFields({ control }: MroFieldsProps) {
  const label = 'Results of this location';
  const { field, ref } = useFormField({ control, name: 'mroResultType', label });
  const isOwn = field.value !== null;
  return (
    <Section {...locationSections.mro}>
      <FieldFrame field={field} wide>
        <SelectInput
          field={field}
          ref={ref}
          value={isOwn}
          options={[
            { value: false, label: ownMroLabels.company },
            { value: true, label: ownMroLabels.own },
          ]}
          placeholder={null}
          onChoose={(own) => field.onChange(own ? blankValues(MroResultTypeInput) : null)}
        />
      </FieldFrame>
      {isOwn && <OwnSettings control={control} />}
    </Section>
  );
}

/** The last two exclude each other: the second narrows the first (contract §4). */
function OwnSettings({ control }: MroFieldsProps) {
  const [all, positive] = useWatch({
    control,
    name: [
      'mroResultType.isMroAllNonDotResultsRequired',
      'mroResultType.isMroPositiveNonDotResultsOnlyRequired',
    ],
  });
  return (
    <>
      <SwitchField
        control={control}
        name="mroResultType.isMroAllDotResultsRequired"
        label={mroLabels.isMroAllDotResultsRequired}
        hint="Always on."
        disabled
      />
      <SwitchField
        control={control}
        name="mroResultType.isMroAllNonDotResultsRequired"
        label={mroLabels.isMroAllNonDotResultsRequired}
        disabled={positive === true && all !== true}
      />
      <SwitchField
        control={control}
        name="mroResultType.isMroPositiveNonDotResultsOnlyRequired"
        label={mroLabels.isMroPositiveNonDotResultsOnlyRequired}
        hint="Cannot be on together with all Non-DOT results."
        disabled={all === true && positive !== true}
      />
    </>
  );
}
