import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { usePlaceOfResultQuery } from './manual-result.generated.ts';
import type { ManualForm } from './ManualRows.tsx';

const path = 'testResult.derInfo';

/**
 * Fills in who represents the employer at the chosen location, unless somebody typed another one. Of an ordered test the
 * form begins with that of its case.
 */
export function useDerOfLocation(
  { control, getValues, setValue }: ManualForm,
  isOrdered: boolean,
): void {
  const filledIn = useRef({ fullName: '', phoneNumber: '' });
  const locationId = useWatch({ control, name: 'donor.locationId' });
  const { data } = usePlaceOfResultQuery({
    variables: { id: String(locationId) },
    skip: isOrdered || !locationId,
  });
  const der = data?.location?.derInfo;
  useEffect(() => {
    const { fullName, phoneNumber } = getValues(path);
    const isTyped =
      fullName !== filledIn.current.fullName || phoneNumber !== filledIn.current.phoneNumber;
    if (der === undefined || isTyped) return;
    filledIn.current = { fullName: der.fullName, phoneNumber: der.phoneNumber };
    setValue(path, filledIn.current);
  }, [der, getValues, setValue]);
}
