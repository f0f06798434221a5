import { SpecimenIdInput } from '@assay/schema/selection-runs/run-participant';
import { TextField } from '../../components/form/TextField.tsx';
import { RecordDialogForm } from '../../components/record-form/RecordDialog.tsx';
import { personName } from '../../domain/person-name.ts';
import { participantTexts, type ParticipantFormProps } from './participant-form-props.ts';

/** Sets the specimen id of a participant of a pool that orders on paper. */
export const SpecimenIdForm = ({
  participant,
  ...form
}: ParticipantFormProps<{ specimenId: string }>) => (
  <RecordDialogForm
    {...form}
    action="Save"
    description={`As on the custody and control form of ${personName(participant)}.`}
    contract={SpecimenIdInput}
    labels={{ specimenId: 'Specimen ID' }}
    record={participant}
    done="Run Participant editted successfully."
    failed={participantTexts.failed}
  >
    {({ control }) => <TextField control={control} name="specimenId" />}
  </RecordDialogForm>
);
