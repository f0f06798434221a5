import type { ReactNode } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { Form } from '../form/Form.tsx';
import { SaveBar } from '../form/SaveBar.tsx';

interface TestFormProps<In extends FieldValues, Out> {
  contract: z.ZodType<Out, In>;
  defaultValues: DefaultValues<In>;
  labels?: Readonly<Record<string, string>>;
  onSubmit?: (values: Out, form: UseFormReturn<In, unknown, Out>) => void | Promise<void>;
  onCancel?: () => void;
  children: (
    control: Control<In, unknown, Out>,
    form: UseFormReturn<In, unknown, Out>,
  ) => ReactNode;
}

/** A form around the fields under test, as a feature builds it. */
export function TestForm<In extends FieldValues, Out>({
  contract,
  defaultValues,
  labels,
  onSubmit = () => {},
  onCancel = () => {},
  children,
}: TestFormProps<In, Out>) {
  const form = useForm<In, unknown, Out>({ resolver: contractResolver(contract), defaultValues });
  return (
    <Form
      form={form}
      contract={contract}
      labels={labels}
      label="Test form"
      onSubmit={(values) => onSubmit(values, form)}
    >
      {children(form.control, form)}
      <SaveBar control={form.control} action="Save" onCancel={onCancel} />
    </Form>
  );
}
