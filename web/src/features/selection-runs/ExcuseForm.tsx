import { useForm, useWatch } from 'react-hook-form';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { personName } from '../../domain/person-name.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import {
  excusalChoices,
  excuseContract,
  excuseValues,
  type Excuse,
  type ExcuseValues,
} from './excuse-values.ts';
import type { ParticipantFormProps } from './participant-form-props.ts';

const options = excusalChoices.map((value) => ({ value, label: value }));

/** Takes a selected participant out of a run, with the reason. */
export function ExcuseForm({ participant, save, reload, onCancel }: ParticipantFormProps<Excuse>) {
  const form = useForm<ExcuseValues, unknown, Excuse>({
    resolver: contractResolver<ExcuseValues, Excuse>(excuseContract),
    defaultValues: excuseValues(participant),
  });
  const conflict = useSaveConflict({
    form,
    contract: excuseContract,
    labels: { reason: 'Reason', other: 'Other reason' },
    reload: async () => {
      const now = await reload();
      return now && excuseValues(now);
    },
  });
  const { control } = form;
  const isOther = useWatch({ control, name: 'reason' }) === 'Other';
  return (
    <DialogForm
      form={form}
      contract={excuseContract}
      action="Excuse"
      description={`${personName(participant)} will not be tested in this run. What the draw brought stays on record.`}
      onSubmit={(input) => save(form, input, conflict.onConflict)}
      onCancel={onCancel}
    >
      <SelectField control={control} name="reason" label="Reason" options={options} required />
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={onCancel} />
      {isOther && <TextField control={control} name="other" label="Other reason" required />}
    </DialogForm>
  );
}
