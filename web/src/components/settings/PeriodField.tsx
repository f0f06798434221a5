import { SelectField } from '../form/SelectField.tsx';
import type { SettingFieldProps } from './setting-rows.ts';
import { periodOptions } from './setting-texts.ts';

/** Idle minutes, of which one is always chosen. */
export const PeriodField = ({ control, name, hint, disabled }: SettingFieldProps<unknown>) => (
  <SelectField
    control={control}
    name={name}
    hint={hint}
    options={periodOptions}
    placeholder={null}
    disabled={disabled}
  />
);
