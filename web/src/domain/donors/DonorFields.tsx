import { useEffect, useRef } from 'react';
import {
  useWatch,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import { DateField } from '../../components/form/DateField.tsx';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { SsnField } from '../../components/form/SsnField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { primaryIdTypeText } from './donor-words.ts';

type DonorPart = 'firstName' | 'lastName' | 'primaryIdType' | 'primaryId' | 'dateOfBirth' | 'phone';
type DonorValue = { [P in DonorPart]?: string | null | undefined };

interface DonorFieldsProps<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  /** Path of the donor in the form, e.g. `donor`. */
  name: FieldPathByValue<T, DonorValue>;
  /** The types that the company takes (`primaryIdTypesOf`), or the one that the order asks for: one alone is chosen by itself. */
  idTypes: readonly PrimaryIdTypeName[];
}

/** What the path of a part holds: the constraint on `name` says that it is a text. */
type TextPath<T extends FieldValues> = FieldPathByValue<T, string | null | undefined>;

/**
 * Who is tested: names, primary id with its type, date of birth and phone. The id is judged anew when its type changes
 * (T s5); an SSN is shown as its last four digits once its field is left. Marks of what is required follow from the
 * contract of the form.
 */
export function DonorFields<T extends FieldValues, Out>({
  form,
  name,
  idTypes,
}: DonorFieldsProps<T, Out>) {
  const { control } = form;
  const pathOf = (part: DonorPart) => `${name}.${part}` as TextPath<T>;
  const type: unknown = useWatch({ control, name: pathOf('primaryIdType') });
  useOnlyType(form, pathOf, idTypes, type);
  useIdJudgedAnew(form, pathOf('primaryId'), type);
  const id = { control, name: pathOf('primaryId') };
  return (
    <>
      <TextField control={control} name={pathOf('firstName')} />
      <TextField control={control} name={pathOf('lastName')} />
      <SelectField
        control={control}
        name={pathOf('primaryIdType')}
        options={idTypes.map((value) => ({ value, label: primaryIdTypeText(value) }))}
        disabled={idTypes.length === 1}
      />
      {type === 'SSN' ? (
        <SsnField {...id} hint="Nine digits. Kept encrypted; shown as its last four." />
      ) : (
        <TextField {...id} hint="2 to 15 characters, as on the document." />
      )}
      <DateField control={control} name={pathOf('dateOfBirth')} max={today()} />
      <PhoneField control={control} name={pathOf('phone')} />
    </>
  );
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** Chooses the only type that there is, and takes back one that is not among the types any more, with its id. */
function useOnlyType<T extends FieldValues, Out>(
  { setValue }: UseFormReturn<T, unknown, Out>,
  pathOf: (part: 'primaryIdType' | 'primaryId') => TextPath<T>,
  idTypes: readonly PrimaryIdTypeName[],
  type: unknown,
): void {
  const wanted = idTypes.length === 1 ? (idTypes[0] ?? '') : '';
  const isTaken = type === '' || !idTypes.includes(type as PrimaryIdTypeName);
  const [path, id] = [pathOf('primaryIdType'), pathOf('primaryId')];
  useEffect(() => {
    if (!isTaken || type === wanted) return;
    if (type !== '') setValue(id, '' as never, { shouldDirty: true });
    setValue(path, wanted as never, { shouldValidate: wanted !== '' });
  }, [isTaken, type, wanted, path, id, setValue]);
}

/** Judges an id that is there as soon as its type is another one; a blank one waits until it is typed. */
function useIdJudgedAnew<T extends FieldValues, Out>(
  { trigger, getValues }: UseFormReturn<T, unknown, Out>,
  path: TextPath<T>,
  type: unknown,
): void {
  const judged = useRef(type);
  useEffect(() => {
    if (judged.current === type) return;
    judged.current = type;
    const id: unknown = getValues(path);
    if (typeof id === 'string' && id !== '') void trigger(path);
  }, [type, path, trigger, getValues]);
}
