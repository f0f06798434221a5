import { useForm } from 'react-hook-form';
import { SpecimenIdInput } from '@assay/schema/selection-runs/run-participant';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useStaleVersion } from '../../components/dialogs/use-stale-version.ts';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { nameOf } from './participant-rules.ts';
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
  const stale = useStaleVersion({
    form,
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
      description={`As on the custody and control form of ${nameOf(participant)}.`}
      onSubmit={({ specimenId }) => save(form, { specimenId }, stale.meet)}
      onCancel={onCancel}
    >
      <TextField control={form.control} name="specimenId" label="Specimen ID" />
      <StaleEntryDialog dialog={stale.dialog} onReloaded={onCancel} />
    </DialogForm>
  );
}
