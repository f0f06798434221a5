import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { SelectField } from '../../components/form/SelectField.tsx';
import { determinedOptions, foundOptions } from './manual-result-words.ts';
import type { ManualForm } from './ManualRows.tsx';

/** What the report says: the determination of an MRO, or what a laboratory found. The other one is cleared. */
export function OutcomeField({ form: { control, setValue } }: { form: ManualForm }) {
  const isOfMro = useWatch({ control, name: 'testResult.reportSource' }) === 'MRO';
  useEffect(() => {
    setValue(isOfMro ? 'testResult.resultType' : 'testResult.mroResult', '');
  }, [isOfMro, setValue]);
  return isOfMro ? (
    <SelectField
      control={control}
      name="testResult.mroResult"
      required
      options={determinedOptions}
    />
  ) : (
    <SelectField control={control} name="testResult.resultType" required options={foundOptions} />
  );
}
