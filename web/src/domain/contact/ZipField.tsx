import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../components/form/TextField.tsx';

/** Zip code: 5 digits or 5+4 digits. */
export function ZipField<T extends FieldValues, Out>(props: TextFieldProps<T, Out>) {
  return <TextField placeholder="00000" {...props} />;
}
