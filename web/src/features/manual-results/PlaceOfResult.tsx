import { useEffect } from 'react';
import {
  useForm,
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { usePlaceOfResultQuery } from './manual-result.generated.ts';

interface PlaceOfResultProps<T extends FieldValues, Out extends FieldValues> {
  form: UseFormReturn<T, unknown, Out>;
  /** The place is that of an order. */
  disabled?: boolean;
}

/**
 * Whose result it is: the company, and its location. The company is not sent, since the location has one; it stands there
 * because locations of several companies can have one name, and a result goes to an employer.
 */
export function PlaceOfResult<T extends FieldValues, Out extends FieldValues>({
  form: { control, setValue },
  disabled = false,
}: PlaceOfResultProps<T, Out>) {
  const path = 'donor.locationId' as FieldPath<T>;
  const locationId: unknown = useWatch({ control, name: path });
  const beside = useForm<{ companyId: number | '' }>({ defaultValues: { companyId: '' } });
  const companyId = useWatch({ control: beside.control, name: 'companyId' });
  const { data } = usePlaceOfResultQuery({
    variables: { id: String(locationId) },
    skip: !locationId,
    context: { errorsTo: 'caller' },
  });
  const owner = data?.location?.company?.id;
  useEffect(() => {
    if (owner !== undefined) beside.setValue('companyId', Number(owner));
  }, [owner, beside]);
  useFollowUp(beside, () => setValue(path, '' as FieldPathValue<T, typeof path>));
  return (
    <>
      <SearchSelectField
        control={beside.control}
        name="companyId"
        label="Company"
        choices={CompanyChoicesDocument}
        disabled={disabled}
      />
      <SearchSelectField
        control={control}
        name={path as never}
        choices={LocationChoicesDocument}
        {...(companyId !== '' && { where: { companyId: { eq: String(companyId) } } })}
        disabled={disabled}
      />
    </>
  );
}
