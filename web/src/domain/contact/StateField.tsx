import type { FieldValues } from 'react-hook-form';
import { SelectField, type SelectFieldProps } from '../../components/form/SelectField.tsx';
import { stateOptions } from './state-options.ts';

/** One of the 50 US states; DC is not accepted (O s5). */
export function StateField<T extends FieldValues, Out>(
  props: Omit<SelectFieldProps<T, Out>, 'options'>,
) {
  return <SelectField {...props} options={stateOptions} />;
}
