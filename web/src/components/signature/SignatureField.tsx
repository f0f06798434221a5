import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useFormField, type FieldProps } from '../form/use-form-field.ts';
import type { SignaturePadProps } from './SignaturePad.tsx';

/** Loaded beside the form: drawing is a quarter of its code. */
const SignaturePad = lazy(async () => ({
  default: (await import('./SignaturePad.tsx')).SignaturePad,
}));

/** As high as the pad, so that nothing below it moves when it arrives. */
const pending = <Box gridColumn="1 / -1" minHeight="11rem" />;

type SignatureFieldProps<T extends FieldValues, Out> = Omit<FieldProps<T, Out>, 'wide'> &
  Pick<SignaturePadProps, 'signer' | 'signerName'>;

/** A signature in a form, which holds the id of its image. */
export function SignatureField<T extends FieldValues, Out>(props: SignatureFieldProps<T, Out>) {
  const { signer, signerName, disabled = false, hint } = props;
  const { field, ref } = useFormField(props);
  return (
    <Suspense fallback={pending}>
      <SignaturePad
        field={field}
        ref={ref}
        signer={signer}
        signerName={signerName}
        disabled={disabled}
        hint={hint}
      />
    </Suspense>
  );
}
