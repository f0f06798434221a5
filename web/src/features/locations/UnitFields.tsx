import { Grid } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { CreateLocationInput } from '@assay/schema/locations/location';
import { FieldFrame } from '../../components/form/FieldFrame.tsx';
import { SelectInput } from '../../components/form/SelectInput.tsx';
import { useFormField, type FormField } from '../../components/form/use-form-field.ts';
import type { FormControl } from '../../lib/forms/form-types.ts';
import { levelLabels } from './location-words.ts';
import { unitsDownTo, type Unit, type UnitTree } from './unit-tree.ts';

interface UnitFieldsProps {
  control: FormControl<typeof CreateLocationInput>;
  /** The hierarchy; null while it is on its way. */
  tree: UnitTree | null;
  /** Why the viewer cannot move the location; null when he can. */
  fixed: string | null;
}

/**
 * Region, area and district of a location. The form holds the deepest one that is chosen, so that a new
 * region leaves area and district empty, and a new area the district (O s4).
 */
export function UnitFields({ control, tree, fixed }: UnitFieldsProps) {
  const unitId = useWatch({ control, name: 'administrativeUnitId' });
  const chosen = unitsDownTo(tree ?? [], unitId);
  const deepest = Math.max(chosen.length - 1, 0);
  return (
    <Grid
      gridColumn="1 / -1"
      templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
      gap="4"
      alignItems="start"
    >
      {levelLabels.map((label, level) => (
        <UnitField
          key={label}
          control={control}
          label={label}
          level={level}
          chosen={chosen[level]}
          above={chosen[level - 1]}
          units={level === 0 ? tree : (chosen[level - 1]?.children ?? [])}
          showsError={level === deepest}
          fixed={fixed}
        />
      ))}
    </Grid>
  );
}

interface UnitFieldProps extends Pick<UnitFieldsProps, 'control' | 'fixed'> {
  label: string;
  level: number;
  chosen: Unit | undefined;
  /** The unit one level up, which is left when nothing is chosen here. */
  above: Unit | undefined;
  units: readonly Unit[] | null;
  showsError: boolean;
}

const idOf = (unit: Unit | undefined): number | '' => (unit ? Number(unit.id) : '');

const options = (units: readonly Unit[]) =>
  units.map(({ id, name }) => ({ value: Number(id), label: name }));

/** The refusal of the place is said once, on the deepest unit that is chosen. */
const withoutError = (field: FormField, hint: string | undefined): FormField => ({
  ...field,
  error: undefined,
  control: {
    ...field.control,
    'aria-invalid': undefined,
    'aria-describedby': hint === undefined ? undefined : field.ids.hint,
  },
});

function UnitField({
  control,
  label,
  level,
  chosen,
  above,
  units,
  showsError,
  fixed,
}: UnitFieldProps) {
  const hint = level === 0 && fixed !== null ? fixed : undefined;
  const { field, ref } = useFormField({
    control,
    name: 'administrativeUnitId',
    label,
    hint,
  });
  const shown = showsError ? field : withoutError(field, hint);
  const isEmpty = units !== null && units.length === 0;
  return (
    <FieldFrame field={shown} hint={hint}>
      <SelectInput
        field={shown}
        // The refused unit takes the focus.
        {...(showsError && { ref })}
        value={idOf(chosen)}
        options={options(units ?? [])}
        placeholder={units === null ? 'Loading…' : undefined}
        disabled={fixed !== null || units === null || isEmpty}
        onChoose={(id) => field.onChange(id ?? idOf(above))}
      />
    </FieldFrame>
  );
}
