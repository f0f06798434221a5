import { useMemo } from 'react';
import { BREATH } from '@assay/schema/lab-orders/lab-order-rules';
import { placeClearing, useClearing, type Clearing } from '../../domain/lab-orders/use-clearing.ts';
import { orderPlace, type OrderFormOf } from './order-form-values.ts';

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

/** Clears what no longer fits once a field of an order has another value (T s5). */
export function useOrderClearing(form: OrderFormOf): void {
  useClearing(
    form,
    useMemo(() => clearingOf(form), [form]),
  );
}
