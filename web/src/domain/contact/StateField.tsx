import type { FieldValues } from 'react-hook-form';
import { SelectField, type SelectFieldProps } from '../../components/form/SelectField.tsx';
import { stateOptions } from './state-options.ts';

/** A US state, DC or a territory (decision 17). */
export function StateField<T extends FieldValues, Out>(
  props: Omit<SelectFieldProps<T, Out>, 'options'>,
) {
  return <SelectField {...props} options={stateOptions} />;
}
