import type { Control, FieldValues } from 'react-hook-form';
import { TextField } from '../../components/form/TextField.tsx';
import { AddressFields } from '../contact/AddressFields.tsx';
import type { PlacePaths } from './place-paths.ts';

interface ThirdPartyFieldsProps<T extends FieldValues, Out> {
  control: Control<T, unknown, Out>;
  paths: PlacePaths<T>;
}

/** Name and address of a collection site that is none of the laboratory. */
export const ThirdPartyFields = <T extends FieldValues, Out>({
  control,
  paths,
}: ThirdPartyFieldsProps<T, Out>) => (
  <>
    <TextField control={control} name={paths.siteName} required wide />
    <AddressFields control={control} name={paths.siteAddress} required />
  </>
);
