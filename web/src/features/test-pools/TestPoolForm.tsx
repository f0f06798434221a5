import type { UseFormReturn } from 'react-hook-form';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import type { Ordered } from './pool-ordering-names.ts';
import { OrderingFields } from './OrderingFields.tsx';
import { ProgramFields } from './ProgramFields.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { TargetFields } from './TargetFields.tsx';
import { usePoolRegulatorsQuery } from './regulators.generated.ts';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';
import { useTestPoolRules } from './use-test-pool-rules.ts';

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
