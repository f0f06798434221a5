import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { ChangeConsortiumDocument } from './consortium.generated.ts';
import { consortiumLinks, editedConsortium, forgetEnrollments } from './consortium-record.ts';
import { ConsortiumForm } from './ConsortiumForm.tsx';
import { consortiumTexts } from './consortium-texts.ts';
import { ConsortiumFormInput, consortiumLabels } from './consortium-words.ts';
import { changesOf, type Pick } from './picks.ts';
import { pickErrors } from './send-picks.ts';

const nothing: readonly Pick[] = [];

/** Changes who is enrolled. The difference alone is sent, so that what somebody else changed meanwhile stays. */
export function EditConsortiumView() {
  const consortium = editedConsortium.useRecord();
  const { id } = consortium;
  return (
    <RecordForm
      title="Edit Consortium"
      subtitle={consortium.name}
      contract={ConsortiumFormInput}
      labels={consortiumLabels}
      record={{ ...consortium, picks: nothing }}
      send={async ({ picks }) => {
        const input = changesOf(picks);
        return pickErrors(
          (await sendMutation(ChangeConsortiumDocument, { id, input })).changeConsortium,
        );
      }}
      onSaved={forgetEnrollments}
      done={consortiumTexts.updated}
      failed={consortiumTexts.updateFailed}
      next={consortiumLinks(id).detail}
    >
      {(form) => <ConsortiumForm form={form} consortiumId={id} />}
    </RecordForm>
  );
}
