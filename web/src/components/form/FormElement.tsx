import { useRef, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormErrors } from './FormErrors.tsx';

export interface FormElementProps<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  /** Called with values that the resolver accepts. The form stays busy until it settles. */
  onSubmit: (values: Out) => Promise<void> | void;
  /** Called when the resolver has refused the values. */
  onRefused?: () => void;
  /** Names the form for assistive technology. */
  label: string;
  children: ReactNode;
}

/**
 * A form that knows no contract. It is sent once at a time: a second Enter or click while the first is on its
 * way does nothing. The first refused field takes the focus.
 */
export function FormElement<T extends FieldValues, Out>({
  form,
  onSubmit,
  onRefused,
  label,
  children,
}: FormElementProps<T, Out>) {
  const busy = useRef(false);
  const submit = form.handleSubmit((values) => onSubmit(values), onRefused);
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog over another form is sent alone: what happens in a dialog is told to what opened it, too.
        event.stopPropagation();
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
  );
}
