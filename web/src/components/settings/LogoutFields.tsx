import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { SelectField } from '../form/SelectField.tsx';
import { SwitchField } from '../form/SwitchField.tsx';
import { PERIOD_HINT, periodOptions } from './setting-texts.ts';

type SwitchPath<T extends FieldValues> = FieldPathByValue<T, boolean | null | undefined>;
type PeriodPath<T extends FieldValues> = FieldPathByValue<T, number | string | null | undefined>;

interface LogoutFieldsProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  names: { on: SwitchPath<T>; period: PeriodPath<T> };
  /** Fixed elsewhere: shown, not editable. */
  disabled?: boolean;
  /** Says what switching it does, or who can change it when it is disabled. */
  hint?: string;
}

/** Automatic logout and its period; the period can be chosen while the logout is on (P s3, P s9). */
export function LogoutFields<T extends FieldValues, Out>({
  control,
  names,
  disabled = false,
  hint,
}: LogoutFieldsProps<T, Out>) {
  const on = useWatch({ control, name: names.on }) === true;
  return (
    <>
      <SwitchField control={control} name={names.on} hint={hint} disabled={disabled} />
      <SelectField
        control={control}
        name={names.period}
        hint={PERIOD_HINT}
        options={periodOptions}
        placeholder={null}
        disabled={disabled || !on}
      />
    </>
  );
}
