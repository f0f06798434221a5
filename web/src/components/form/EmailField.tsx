import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** An e-mail address. `type=text`: the browser's own check would speak before the contract's. */
export function EmailField<T extends FieldValues, Out>(props: TextFieldProps<T, Out>) {
  return <TextField inputMode="email" {...props} />;
}
