import { useEffect } from 'react';
import { BREATH, defaultExpiry } from '@assay/schema/lab-orders/lab-order-rules';
import type { OrderFormOf } from './order-form-values.ts';

/** Clears what no longer fits once a field has another value (T s5). */
export function useOrderClearing({ watch, setValue, getValues }: OrderFormOf): void {
  useEffect(() => {
    const clearCodes = (): void => {
      setValue('labOrder.testCodes', []);
      setValue('labOrder.comboBreathTestCodes', []);
      setValue('labOrder.isComboOrder', false);
    };
    const clearSite = (): void => {
      setValue('labOrder.siteId', '');
      setValue('labOrder.siteZip', '');
    };
    const on: Record<string, () => void> = {
      'donor.locationId': () => {
        setValue('labAccountLocationId', '');
        setValue('client', '');
        clearCodes();
      },
      labAccountLocationId: clearCodes,
      specimenTypeId: () => {
        setValue('labAccountLocationId', '');
        clearCodes();
        setValue(
          'labOrder.testType',
          Number(getValues('specimenTypeId')) === BREATH ? 'ALCOHOL' : 'DRUG',
        );
      },
      'labOrder.isComboOrder': () => {
        const isCombo = getValues('labOrder.isComboOrder');
        setValue('labOrder.testType', isCombo ? 'DRUG_AND_ALCOHOL' : 'DRUG');
        if (!isCombo) setValue('labOrder.comboBreathTestCodes', []);
      },
      collectedOnSite: () => {
        const isOn = getValues('collectedOnSite');
        if (isOn) {
          clearSite();
          if (getValues('thirdPartyCollected')) setValue('thirdPartyCollected', false);
        }
        setValue('labOrder.expireDate', isOn ? '' : defaultExpiry(new Date()));
      },
      thirdPartyCollected: () => {
        if (!getValues('thirdPartyCollected')) return;
        clearSite();
        if (getValues('collectedOnSite')) setValue('collectedOnSite', false);
      },
      'labOrder.siteZip': () => setValue('labOrder.siteId', ''),
    };
    const { unsubscribe } = watch((_values, { name, type }) => {
      // Only what a person changed clears; what is set here has no further effect.
      if (type === 'change' || name === 'donor.locationId') on[name ?? '']?.();
    });
    return unsubscribe;
  }, [watch, setValue, getValues]);
}
