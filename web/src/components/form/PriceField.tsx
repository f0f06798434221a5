import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** Money in US dollars as text, digits with up to two decimals: "12.50" (contract §0.2). */
export function PriceField<T extends FieldValues, Out>(props: TextFieldProps<T, Out>) {
  return <TextField inputMode="decimal" startElement="$" {...props} />;
}
