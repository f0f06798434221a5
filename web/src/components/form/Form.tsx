import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { fieldRule } from './field-rule.ts';
import { FormContext } from './form-context.ts';
import { FormElement, type FormElementProps } from './FormElement.tsx';

interface FormProps<T extends FieldValues, Out> extends Omit<
  FormElementProps<T, Out>,
  'onRefused'
> {
  /** What is sent; required marks and length hints come from it. */
  contract: z.ZodType;
  /** Labels of its fields by their paths; a field may also be given its own. */
  labels?: Readonly<Record<string, string>>;
}

/** A form of a contract. */
export function Form<T extends FieldValues, Out>({
  contract,
  labels = {},
  ...element
}: FormProps<T, Out>) {
  const { form } = element;
  const [needed] = useState(() => new Set<string>());
  // Forms are opened far more often than they are refused.
  const tellMissing = async (): Promise<void> =>
    (await import('./tell-missing.ts')).tellMissing(form, needed);
  return (
    <FormContext value={{ ruleOf: (path) => fieldRule(contract, path), labels, needed }}>
      <FormElement {...element} onRefused={() => void tellMissing().catch(() => undefined)} />
    </FormContext>
  );
}
