import { useWatch } from 'react-hook-form';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { Section } from '../../components/page/Section.tsx';
import {
  agencyOptions,
  programOptions,
  providerOptions,
} from '../../domain/laboratories/catalogue-words.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { ManualForm } from './ManualRows.tsx';

interface LabOfResultProps {
  form: ManualForm;
  /** Whether the account, the program and its agency are those of an order. */
  isOrdered: boolean;
  isProviderKnown: boolean;
}

/** Which laboratory reported, and under whose rules. */
export function LabOfResult({ form: { control }, isOrdered, isProviderKnown }: LabOfResultProps) {
  const { featureFlags } = useViewer();
  const program = useWatch({ control, name: 'testResult.program' });
  return (
    <Section title="Lab Information">
      <SelectField
        control={control}
        name="testResult.provider"
        options={providerOptions}
        disabled={isProviderKnown}
      />
      <SelectField
        control={control}
        name="testResult.program"
        options={programOptions}
        disabled={isOrdered}
      />
      {program === 'DOT' && !isOrdered && (
        <SelectField control={control} name="donor.agency" options={agencyOptions} required />
      )}
      {featureFlags.has('LAB_ACCOUNT_NUMBER') && (
        <TextField
          control={control}
          name="testResult.masterAccountId"
          required
          disabled={isOrdered}
        />
      )}
      {featureFlags.has('MD118') && (
        <TextField control={control} name="testResult.subAccountId" required disabled={isOrdered} />
      )}
    </Section>
  );
}
