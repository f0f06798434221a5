import { useWatch, type Control } from 'react-hook-form';
import { SelectField } from '../../components/form/SelectField.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { usePoolConsortiumsQuery } from './consortiums-of-year.generated.ts';
import type { TestPoolFormValues } from './test-pool-form-rules.ts';

interface ConsortiumFieldProps {
  control: Control<TestPoolFormValues>;
  disabled: boolean;
  hint: string | undefined;
}

/** Year of the program as far as it is typed, else the current one. */
const yearOf = (start: string): number =>
  /^[12]\d{3}-/.test(start) ? Number(start.slice(0, 4)) : new Date().getFullYear();

/** The consortium whose members are drawn (C s4); not shown to a TPA that has none. */
export function ConsortiumField({ control, disabled, hint }: ConsortiumFieldProps) {
  const [start, chosen] = useWatch({ control, name: ['programStartDate', 'consortiumId'] });
  const { data, previousData, error, loading, refetch } = usePoolConsortiumsQuery({
    variables: { year: yearOf(start) },
    context: { errorsTo: 'caller' },
    notifyOnNetworkStatusChange: true,
  });
  if (error)
    return (
      <LoadFailure retrying={loading} onRetry={() => void refetch()}>
        Failed to load consortiums.
      </LoadFailure>
    );
  const consortiums = (data ?? previousData)?.consortiums;
  if (consortiums?.length === 0 && chosen === '') return null;
  return (
    <SelectField
      control={control}
      name="consortiumId"
      wide
      disabled={disabled}
      placeholder={consortiums === undefined ? 'Loading…' : 'None, the pool is of one company'}
      hint={hint ?? 'One pool for the locations that are enrolled in it, with one rate for all.'}
      options={(consortiums ?? []).map(({ id, name }) => ({ value: Number(id), label: name }))}
    />
  );
}
