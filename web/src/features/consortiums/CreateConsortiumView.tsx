import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { consortiumPaths } from '../../config/features/consortiums.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { CreateConsortiumDocument } from './consortium.generated.ts';
import { consortiumLinks, forgetEnrollments } from './consortium-record.ts';
import { ConsortiumForm } from './ConsortiumForm.tsx';
import { consortiumTexts } from './consortium-texts.ts';
import { ConsortiumFormInput, consortiumLabels } from './consortium-words.ts';
import { changesOf } from './picks.ts';
import { pickErrors } from './send-picks.ts';

/** A new consortium with those who are enrolled from today on. */
export function CreateConsortiumView() {
  return (
    <RecordForm
      title="New Consortium"
      subtitle="Several employers who share one random testing program."
      action="Create Consortium"
      contract={ConsortiumFormInput}
      labels={consortiumLabels}
      send={async ({ name, picks }) => {
        const input = { name, ...changesOf(picks).added };
        return pickErrors(
          (await sendMutation(CreateConsortiumDocument, { input })).createConsortium,
        );
      }}
      onSaved={forgetEnrollments}
      done={consortiumTexts.created}
      failed={consortiumTexts.createFailed}
      next={({ consortium }) => consortium && consortiumLinks(consortium.id).detail}
      cancel={consortiumPaths.list}
    >
      {(form) => <ConsortiumForm form={form} consortiumId={null} />}
    </RecordForm>
  );
}
