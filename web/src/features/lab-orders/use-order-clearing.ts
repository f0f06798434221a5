import { useEffect, useMemo, useRef } from 'react';
import type { FieldPath } from 'react-hook-form';
import { BREATH } from '@assay/schema/lab-orders/lab-order-rules';
import { placeClearing } from '../../domain/lab-orders/place-clearing.ts';
import { useClearing, type Clearing } from '../../lib/forms/use-follow-up.ts';
import {
  orderPlace,
  type OrderFormOf,
  type OrderStart,
  type OrderValues,
} from './order-form-values.ts';

/** What no longer fits once a field of an order has another value, by its path (T s5). */
function clearingOf(form: OrderFormOf): Clearing {
  const { setValue, getValues } = form;
  const clearCodes = (): void => {
    setValue('labOrder.testCodes', []);
    setValue('labOrder.comboBreathTestCodes', []);
    setValue('labOrder.isComboOrder', false);
  };
  const typeOfSpecimen = () =>
    Number(getValues('specimenTypeId')) === BREATH ? 'ALCOHOL' : 'DRUG';
  return {
    ...placeClearing(form, orderPlace),
    'donor.locationId': () => {
      setValue('labAccountLocationId', '');
      setValue('client', '');
      clearCodes();
    },
    labAccountLocationId: clearCodes,
    specimenTypeId: () => {
      setValue('labAccountLocationId', '');
      clearCodes();
      setValue('labOrder.testType', typeOfSpecimen());
    },
    'labOrder.isComboOrder': () => {
      const isCombo = getValues('labOrder.isComboOrder');
      setValue('labOrder.testType', isCombo ? 'DRUG_AND_ALCOHOL' : 'DRUG');
      if (!isCombo) setValue('labOrder.comboBreathTestCodes', []);
    },
  };
}

/**
 * Clears what no longer fits once a field of an order has another value (T s5). A test that was corrected in the compliance
 * check comes as another start: the form takes it as if it had been typed there (T s4).
 */
export function useOrderClearing(form: OrderFormOf, start: OrderStart): void {
  const clearing = useMemo(() => clearingOf(form), [form]);
  useClearing(form, clearing);
  const { getValues, setValue } = form;
  const taken = useRef(start);
  useEffect(() => {
    // A page that comes back from behind a sign-in runs its effects again, and what was typed stays.
    if (taken.current === start) return;
    taken.current = start;
    const take = (path: FieldPath<OrderValues>, value: unknown) => {
      if (getValues(path) === value) return;
      setValue(path, value as never, { shouldDirty: true });
      clearing[path]?.();
    };
    take('donor.locationId', start.locationId);
    take('specimenTypeId', start.specimenTypeId);
    take('donor.reasonForTest', start.reasonForTest);
  }, [start, clearing, getValues, setValue]);
}
