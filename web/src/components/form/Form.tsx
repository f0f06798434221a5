import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { fieldRule } from './field-rule.ts';
import { FormContext } from './form-context.ts';
import { FormElement, type FormElementProps } from './FormElement.tsx';

interface FormProps<T extends FieldValues, Out> extends FormElementProps<T, Out> {
  /** What is sent; required marks and length hints come from it. */
  contract: z.ZodType;
  /** Labels of its fields by their paths; a field may also be given its own. */
  labels?: Readonly<Record<string, string>>;
}

/** A form of a contract. */
export const Form = <T extends FieldValues, Out>({
  contract,
  labels = {},
  ...form
}: FormProps<T, Out>) => (
  <FormContext value={{ ruleOf: (path) => fieldRule(contract, path), labels }}>
    <FormElement {...form} />
  </FormContext>
);
