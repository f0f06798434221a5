import { useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { ContractContext } from './contract-context.ts';
import { FormErrors } from './FormErrors.tsx';

interface FormProps<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  /** What is sent; required marks and length hints come from it. */
  contract: z.ZodType;
  /** Called with values that the contract accepts. The form stays busy until it settles. */
  onSubmit: (values: Out) => Promise<void> | void;
  /** Names the form for assistive technology. */
  label: string;
  children: ReactNode;
}

/**
 * A form of a contract. It is sent once at a time: a second Enter or click while the first is on its
 * way does nothing. The first refused field takes the focus.
 */
export function Form<T extends FieldValues, Out>({
  form,
  contract,
  onSubmit,
  label,
  children,
}: FormProps<T, Out>) {
  const busy = useRef(false);
  const submit = form.handleSubmit((values) => onSubmit(values));
  return (
    <ContractContext value={contract}>
      <form
        noValidate
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault();
          if (busy.current) return;
          busy.current = true;
          void submit(event).finally(() => {
            busy.current = false;
          });
        }}
      >
        <FormErrors control={form.control} onClose={() => form.clearErrors('root')} />
        {children}
      </form>
    </ContractContext>
  );
}
