import { useForm, useWatch } from 'react-hook-form';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import {
  excusalChoices,
  excuseContract,
  excuseValues,
  type Excuse,
  type ExcuseValues,
} from './excuse-values.ts';
import { nameOf } from './participant-rules.ts';
import type { ParticipantFormProps } from './participant-form-props.ts';

const options = excusalChoices.map((value) => ({ value, label: value }));

/** Takes a selected participant out of a run, with the reason. */
export function ExcuseForm({ participant, save, onCancel }: ParticipantFormProps<Excuse>) {
  const form = useForm<ExcuseValues, unknown, Excuse>({
    resolver: contractResolver<ExcuseValues, Excuse>(excuseContract),
    defaultValues: excuseValues,
  });
  const { control } = form;
  const isOther = useWatch({ control, name: 'reason' }) === 'Other';
  return (
    <DialogForm
      form={form}
      contract={excuseContract}
      action="Excuse"
      description={`${nameOf(participant)} will not be tested in this run. What the draw brought stays on record.`}
      onSubmit={(input) => save(form, input)}
      onCancel={onCancel}
    >
      <SelectField control={control} name="reason" label="Reason" options={options} required />
      {isOther && <TextField control={control} name="other" label="Other reason" required />}
    </DialogForm>
  );
}
