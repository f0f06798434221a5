import { MatchLabMessageInput } from '@assay/schema/laboratories/lab-traffic';
import { messageKinds } from '@assay/schema/laboratories/laboratory-words';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { LabTestChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import type { UnmatchedLabMessageRowFragment as Message } from './lab-connection-list.generated.ts';
import { MatchLabMessageDocument } from './lab-connection.generated.ts';

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

/** Links a message to the test that it is about. */
export const MatchDialog = ({ message, ...dialog }: OpenedDialog & { message: Message }) => (
  <RecordDialog
    {...dialog}
    title="Match to a Test"
    action="Match"
    description={wordsOf(message)}
    contract={MatchLabMessageInput}
    labels={{ testResultId: 'Test', reason: 'Reason' }}
    send={async (input) =>
      (await sendMutation(MatchLabMessageDocument, { id: message.id, input })).matchLabMessage
    }
    done="The message is filed to the test."
  >
    {({ control }) => (
      <>
        <SearchSelectField
          control={control}
          name="testResultId"
          choices={LabTestChoicesDocument}
          where={{ testResult: { testType: { eq: 'LAB' } } }}
          hint="Search by donor, specimen or test case."
        />
        <TextField control={control} name="reason" hint="Why it is this one." />
      </>
    )}
  </RecordDialog>
);
