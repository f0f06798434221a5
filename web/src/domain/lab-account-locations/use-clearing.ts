import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CreateLabAccountLocationInput } from '@assay/schema/lab-accounts/lab-account-location';
import { blankValues } from '../../lib/forms/form-values.ts';
import type { AccountLocationValues } from './account-location-form.ts';

type AccountForm = UseFormReturn<AccountLocationValues>;

/** What no longer fits once a field has another value (contract §14). */
const dependents = {
  labAccountId: ['subAccountId', 'mroId', 'testCodes', 'comboBreathTestCodes'],
  program: ['testCodes', 'mroId', 'comboBreathTestCodes'],
  masterAccountType: ['testCodes', 'supportsComboOrders', 'comboBreathTestCodes'],
} as const satisfies Partial<
  Record<keyof AccountLocationValues, readonly (keyof AccountLocationValues)[]>
>;

/** Clears what hangs on a lab account, a program or a specimen type when that is chosen anew. */
export function useClearing({ watch, setValue }: AccountForm): void {
  const before = useRef<Partial<AccountLocationValues>>({});
  useEffect(() => {
    const { unsubscribe } = watch((values, { name }) => {
      if (name !== 'labAccountId' && name !== 'program' && name !== 'masterAccountType') return;
      if (before.current[name] === values[name]) return;
      before.current = { ...before.current, [name]: values[name] };
      const blank = blankValues(CreateLabAccountLocationInput);
      for (const each of dependents[name]) setValue(each, blank[each]);
    });
    return unsubscribe;
  }, [watch, setValue]);
}
