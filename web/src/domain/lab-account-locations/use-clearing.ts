import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CreateLabAccountLocationInput } from '@assay/schema/lab-accounts/lab-account-location';
import { blankValues } from '../../lib/forms/form-values.ts';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import type { AccountLocationValues } from './account-location-form.ts';

type AccountForm = UseFormReturn<AccountLocationValues>;
type Field = keyof AccountLocationValues;

/** What no longer fits once a field has another value (contract §14). A price is that of its MRO. */
const dependents = {
  labAccountId: ['subAccountId', 'mroId', 'mroPricing', 'testCodes', 'comboBreathTestCodes'],
  program: ['testCodes', 'mroId', 'mroPricing', 'comboBreathTestCodes'],
  masterAccountType: ['testCodes', 'supportsComboOrders', 'comboBreathTestCodes'],
} as const satisfies Partial<Record<Field, readonly Field[]>>;

/** What an account of another laboratory has others of besides. */
const ofProvider = ['program', 'masterAccountType', 'supportsComboOrders'] as const;

type Chosen = keyof typeof dependents;
const isChosen = (name: string): name is Chosen => Object.hasOwn(dependents, name);

const blank = blankValues(CreateLabAccountLocationInput);

/**
 * Clears what hangs on a lab account, a program or a specimen type when that is chosen anew.
 * @param provider the laboratory of the chosen account; null while none is chosen, or it is not known yet
 */
export function useClearing(form: AccountForm, provider: string | null): void {
  const { setValue } = form;
  const before = useRef<Partial<AccountLocationValues>>({});
  useFollowUp(form, (name, values) => {
    if (!isChosen(name) || before.current[name] === values[name]) return;
    before.current = { ...before.current, [name]: values[name] };
    for (const each of dependents[name]) setValue(each, blank[each]);
  });
  const known = useRef(provider);
  useEffect(() => {
    if (provider === null || provider === known.current) return;
    const isFirst = known.current === null;
    known.current = provider;
    if (!isFirst) for (const each of ofProvider) setValue(each, blank[each]);
  }, [provider, setValue]);
}
