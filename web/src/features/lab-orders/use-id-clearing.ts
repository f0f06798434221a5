import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { PrimaryIdTypeName } from '@assay/schema/common/primary-id-types';
import type { OrderFormOf } from './order-form-values.ts';

/**
 * Clears the donor's id once its type is not taken any more, as that of an employee is not by a laboratory that wants
 * the SSN: another type is chosen then that the typed id is none of.
 */
export function useIdClearing(
  { control, setValue }: OrderFormOf,
  idTypes: readonly PrimaryIdTypeName[],
): void {
  // As it was drawn: the fields of the donor choose the other type with the same change.
  const type = useWatch({ control, name: 'donor.primaryIdType' });
  const isTaken = type === '' || idTypes.includes(type as PrimaryIdTypeName);
  useEffect(() => {
    if (!isTaken) setValue('donor.primaryId', '', { shouldDirty: true });
  }, [isTaken, setValue]);
}
