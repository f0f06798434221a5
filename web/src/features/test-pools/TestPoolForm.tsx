import { useRef } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { useFollowUp } from '../../lib/forms/use-follow-up.ts';
import { toastInfo } from '../../lib/toasts.ts';
import type { Ordered } from './pool-ordering-names.ts';
import { OrderingFields } from './OrderingFields.tsx';
import { ProgramFields } from './ProgramFields.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { TargetFields } from './TargetFields.tsx';
import { usePoolRegulatorsQuery } from './regulators.generated.ts';
import { afterStart, followUps, type TestPoolFormValues } from './test-pool-form-rules.ts';

/** What was chosen for another company, location or kind of order goes, and it is said. */
const EMPTIED =
  'Lab accounts and test panels were taken out, since they were chosen for other locations or another kind of order.';

function put(form: UseFormReturn<TestPoolFormValues>, changes: Partial<TestPoolFormValues>): void {
  const { isSubmitted } = form.formState;
  if (changes.labAccounts !== undefined) toastInfo(EMPTIED);
  for (const [field, value] of Object.entries(changes))
    form.setValue(field as FieldPath<TestPoolFormValues>, value, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    });
}

/**
 * Keeps the fields of a pool's form true to each other while they are changed (C s4).
 * @returns call when the first day was chosen or typed to its end: not at every key, as "01/01/20" is a
 *   day on the way to 2026
 */
function useTestPoolRules(form: UseFormReturn<TestPoolFormValues>): {
  onStartDone: (next: EventTarget | null) => void;
} {
  useFollowUp(form, (name, values) => put(form, followUps(name, values)));
  const knownStart = useRef(form.formState.defaultValues?.programStartDate);
  const onStartDone = (next: EventTarget | null): void => {
    const values = form.getValues();
    if (values.programStartDate === knownStart.current) return;
    knownStart.current = values.programStartDate;
    put(form, afterStart(values));
    // A last day that appears in the field that somebody just went to is typed over, not behind.
    if (next instanceof HTMLInputElement && next.name === 'programEndDate')
      requestAnimationFrame(() => next.select());
  };
  return { onStartDone };
}

interface TestPoolFormProps {
  form: UseFormReturn<TestPoolFormValues>;
  /** The pool has members, so that whose it is cannot change. */
  settled?: boolean;
  /** What the stored pool orders, with its names. */
  ordered?: Ordered;
}

/** Fields that a new and a stored pool have in common. */
export function TestPoolForm({ form, settled = false, ordered }: TestPoolFormProps) {
  const { control } = form;
  const { onStartDone } = useTestPoolRules(form);
  const { data, error, loading, refetch } = usePoolRegulatorsQuery({
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      {error && (
        <LoadFailure retrying={loading} onRetry={() => void refetch()}>
          Error loading DOT Regulators.
        </LoadFailure>
      )}
      <ScopeFields control={control} regulators={data?.regulators ?? null} settled={settled} />
      <TargetFields control={control} />
      <ProgramFields control={control} onStartDone={onStartDone} />
      <OrderingFields form={form} ordered={ordered} />
    </>
  );
}
