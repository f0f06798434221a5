import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldPathByValue, FieldValues } from 'react-hook-form';
import { AddressFields } from '../contact/AddressFields.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { TextField } from '../../components/form/TextField.tsx';

type Text = string | null | undefined;

interface LocationFieldsProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  /** Where the location stands in the form, with its dot, e.g. `location.`; empty for a form of a location. */
  prefix: '' | `${string}.`;
  /** Fields between the name and the address. */
  children?: ReactNode;
}

/** What every location has: its name, where it is, and how it is reached. */
export function LocationFields<T extends FieldValues, Out>({
  control,
  prefix,
  children,
}: LocationFieldsProps<T, Out>) {
  // A form that has a location at the prefix has these paths; the types cannot say so for any prefix.
  const text = (path: string) => `${prefix}${path}` as FieldPathByValue<T, Text>;
  const address = `${prefix}address` as FieldPath<T> as Parameters<
    typeof AddressFields<T, Out>
  >[0]['name'];
  return (
    <>
      <TextField control={control} name={text('name')} wide />
      {children}
      <AddressFields control={control} name={address} />
      <PhoneField control={control} name={text('locationPhone')} />
      <PhoneField control={control} name={text('locationFax')} />
    </>
  );
}
