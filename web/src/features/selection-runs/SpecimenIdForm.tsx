import { useForm } from 'react-hook-form';
import { SpecimenIdInput } from '@assay/schema/selection-runs/run-participant';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { personName } from '../../domain/person-name.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { ParticipantFormProps } from './participant-form-props.ts';

interface SpecimenIdValues {
  specimenId: string;
}

/** Sets the specimen id of a participant of a pool that orders on paper. */
export function SpecimenIdForm({
  participant,
  save,
  reload,
  onCancel,
}: ParticipantFormProps<SpecimenIdValues>) {
  const form = useForm<SpecimenIdValues, unknown, SpecimenIdValues>({
    resolver: contractResolver<SpecimenIdValues, SpecimenIdValues>(SpecimenIdInput),
    defaultValues: { specimenId: participant.specimenId ?? '' },
  });
  const conflict = useSaveConflict({
    form,
    contract: SpecimenIdInput,
    labels: { specimenId: 'Specimen ID' },
    reload: async () => {
      const now = await reload();
      return now && { specimenId: now.specimenId ?? '' };
    },
  });
  return (
    <DialogForm
      form={form}
      contract={SpecimenIdInput}
      action="Save"
      description={`As on the custody and control form of ${personName(participant)}.`}
      onSubmit={({ specimenId }) => save(form, { specimenId }, conflict.onConflict)}
      onCancel={onCancel}
    >
      <TextField control={form.control} name="specimenId" label="Specimen ID" />
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={onCancel} />
    </DialogForm>
  );
}
