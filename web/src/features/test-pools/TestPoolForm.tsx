import { Alert, Button } from '@chakra-ui/react';
import type { UseFormReturn } from 'react-hook-form';
import { OrderingFields } from './OrderingFields.tsx';
import { ProgramFields } from './ProgramFields.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { TargetFields } from './TargetFields.tsx';
import { useTestPoolChoicesQuery } from './test-pool-choices.generated.ts';
import type { TestPoolFormValues } from './test-pool-form-values.ts';
import { useTestPoolRules } from './use-test-pool-rules.ts';

interface TestPoolFormProps<Out> {
  form: UseFormReturn<TestPoolFormValues, unknown, Out>;
  /** The pool has members, so that whose it is cannot change. */
  settled?: boolean;
}

/** Fields that a new and a stored pool have in common. */
export function TestPoolForm<Out>({ form, settled = false }: TestPoolFormProps<Out>) {
  const { control } = form;
  const { onStartDone } = useTestPoolRules(form);
  const { data, error, loading, refetch } = useTestPoolChoicesQuery({
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  return (
    <>
      {error && (
        <Alert.Root status="error" role="alert" marginTop="5" alignItems="center">
          <Alert.Indicator />
          <Alert.Title flex="1">Error loading DOT Regulators.</Alert.Title>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            loading={loading}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </Alert.Root>
      )}
      <ScopeFields control={control} choices={data ?? null} settled={settled} />
      <TargetFields control={control} />
      <ProgramFields control={control} onStartDone={onStartDone} />
      <OrderingFields control={control} />
    </>
  );
}
