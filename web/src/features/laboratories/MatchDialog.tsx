import { useForm } from 'react-hook-form';
import { MatchLabMessageInput as contract } from '@assay/schema/laboratories/lab-traffic';
import { messageKinds } from '@assay/schema/laboratories/laboratory-words';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { LabTestChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { UnmatchedLabMessageRowFragment as Message } from './lab-connection-list.generated.ts';
import { MatchLabMessageDocument } from './lab-connection.generated.ts';

type Values = FormValues<typeof contract>;
type Input = z.output<typeof contract>;

interface MatchFormProps {
  message: Message;
  onClose: () => void;
  onDone: () => void;
}

/** "LabCorp: Result, order A1, specimen S1". */
const wordsOf = ({ connectionName, kind, orderNumber, specimenId, primaryId }: Message): string => {
  const facts = [
    kind && messageKinds[kind],
    orderNumber && `order ${orderNumber}`,
    specimenId && `specimen ${specimenId}`,
    primaryId && `donor ${primaryId}`,
  ];
  return `${connectionName}: ${facts.filter(Boolean).join(', ')}`;
};

function MatchForm({ message, onClose, onDone }: MatchFormProps) {
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(contract),
    defaultValues: blankValues(contract),
  });
  const { control } = form;
  const save = async (input: Input): Promise<void> => {
    const send = async () =>
      (await sendMutation(MatchLabMessageDocument, { id: message.id, input })).matchLabMessage;
    if (!(await saveForm(form, send))) return;
    toastSuccess('The message is filed to the test.');
    onClose();
    onDone();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={{ testResultId: 'Test', reason: 'Reason' }}
      action="Match"
      description={wordsOf(message)}
      onSubmit={save}
      onCancel={onClose}
    >
      <SearchSelectField
        control={control}
        name="testResultId"
        choices={LabTestChoicesDocument}
        where={{ testResult: { testType: { eq: 'LAB' } } }}
        hint="Search by donor, specimen or test case."
      />
      <TextField control={control} name="reason" hint="Why it is this one." />
    </DialogForm>
  );
}

/** Links a message to the test that it is about; it is loaded when it opens. */
export const MatchDialog = (props: MatchFormProps) => (
  <FormDialog open title="Match to a Test" onDismiss={props.onClose}>
    <MatchForm {...props} />
  </FormDialog>
);
