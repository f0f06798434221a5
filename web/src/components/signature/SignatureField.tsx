import type { FieldValues } from 'react-hook-form';
import { useFormField, type FieldProps } from '../form/use-form-field.ts';
import { SignaturePad, type SignaturePadProps } from './SignaturePad.tsx';

type SignatureFieldProps<T extends FieldValues, Out> = Omit<FieldProps<T, Out>, 'wide'> &
  Pick<SignaturePadProps, 'signer' | 'signerName'>;

/** A signature in a form, which holds the id of its image. */
export function SignatureField<T extends FieldValues, Out>(props: SignatureFieldProps<T, Out>) {
  const { signer, signerName, disabled = false, hint } = props;
  const { field, ref } = useFormField(props);
  return (
    <SignaturePad
      field={field}
      ref={ref}
      signer={signer}
      signerName={signerName}
      disabled={disabled}
      hint={hint}
    />
  );
}
