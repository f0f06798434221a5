import { Grid } from '@chakra-ui/react';
import {
  useWatch,
  type Control,
  type FieldPath,
  type FieldPathByValue,
  type FieldValues,
} from 'react-hook-form';
import type { addressLabels } from './address-labels.ts';
import { StateField } from './StateField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { ZipField } from './ZipField.tsx';

type AddressPart = keyof typeof addressLabels;
type AddressValue = { [P in AddressPart]?: string | null | undefined };

/** Where a form holds an address. */
export type AddressPath<T extends FieldValues> = FieldPathByValue<
  T,
  AddressValue | '' | null | undefined
>;

interface AddressFieldsProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  /** Path of the address in the form, e.g. `location.address`. */
  name: AddressPath<T>;
  /** Lets the browser fill in the typist's own address. */
  own?: boolean;
  disabled?: boolean;
  /** It has to be given, whatever the contract says of it. */
  required?: boolean;
}

const isStarted = (address: unknown): boolean =>
  typeof address === 'object' &&
  address !== null &&
  Object.values(address).some((part) => typeof part === 'string' && part.trim() !== '');

/**
 * A US postal address. An address that may be left out marks its parts as required as soon as one of
 * them is filled, since from then on the contract asks for all but the second line.
 */
export function AddressFields<T extends FieldValues, Out>({
  control,
  name,
  own = false,
  disabled,
  required = false,
}: AddressFieldsProps<T, Out>) {
  const path: FieldPath<T> = name;
  const started = isStarted(useWatch({ control, name: path }));
  const field = (part: AddressPart, autoComplete: string) => ({
    control,
    // The constraint on `name` says that the path holds an address, so each part has a path below it.
    name: `${path}.${part}` as FieldPathByValue<T, string | null | undefined>,
    disabled,
    autoComplete: own ? autoComplete : 'off',
    required: (required || started) && part !== 'addressLine2' ? true : undefined,
  });
  return (
    <>
      <TextField {...field('addressLine1', 'address-line1')} wide />
      <TextField {...field('addressLine2', 'address-line2')} wide />
      <TextField {...field('city', 'address-level2')} />
      <Grid templateColumns="minmax(0, 3fr) minmax(0, 2fr)" gap="4" alignItems="start">
        <StateField {...field('state', 'address-level1')} />
        <ZipField {...field('zip', 'postal-code')} />
      </Grid>
    </>
  );
}
