import { useWatch, type Control } from 'react-hook-form';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { RecordDialogForm } from '../../components/record-form/RecordDialog.tsx';
import { personName } from '../../domain/person-name.ts';
import {
  excusalChoices,
  excuseContract,
  excuseValues,
  type Excuse,
  type ExcuseValues,
} from './excuse-values.ts';
import { participantTexts, type ParticipantFormProps } from './participant-form-props.ts';

const options = excusalChoices.map((value) => ({ value, label: value }));

function Fields({ control }: { control: Control<ExcuseValues> }) {
  const isOther = useWatch({ control, name: 'reason' }) === 'Other';
  return (
    <>
      <SelectField control={control} name="reason" options={options} required />
      {isOther && <TextField control={control} name="other" required />}
    </>
  );
}

/** Takes a selected participant out of a run, with the reason. */
export const ExcuseForm = ({ participant, reread, ...form }: ParticipantFormProps<Excuse>) => (
  <RecordDialogForm
    {...form}
    action="Excuse"
    description={`${personName(participant)} will not be tested in this run. What the draw brought stays on record.`}
    contract={excuseContract}
    labels={{ reason: 'Reason', other: 'Other reason' }}
    record={excuseValues(participant)}
    reread={async () => {
      const now = await reread();
      return now && excuseValues(now);
    }}
    done="Run Participant excused successfully."
    failed={participantTexts.failed}
  >
    {({ control }) => <Fields control={control} />}
  </RecordDialogForm>
);
