import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { updateMemberInputFor } from '@assay/schema/test-pools/member-input';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { LocationChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { personName } from '../../domain/person-name.ts';
import { loadChoiceLabel } from '../../lib/choices/choices.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { memberValueTexts } from './member-choices.ts';
import { EditedPoolMemberDocument } from './member-form.generated.ts';
import type { editedMemberLoader } from './member-form-loader.ts';
import { memberLinks } from './member-links.ts';
import { UpdatePoolMemberDocument } from './member-mutations.generated.ts';
import { memberLabels, memberTexts, ssnText } from './member-words.ts';
import { MemberForm } from './MemberForm.tsx';

/** Reads a member again for its form, with the name of the location that it may have come to meanwhile. */
async function rereadMember(poolId: string, id: string) {
  const { testPoolMember } = await readAgain(EditedPoolMemberDocument, { poolId, id });
  await loadChoiceLabel(LocationChoicesDocument, testPoolMember?.location?.id);
  return testPoolMember;
}

/** Edits a member; the one place that shows the whole SSN. */
export function EditMemberView() {
  const { pool, member } = useLoaderData<typeof editedMemberLoader>();
  const { id } = member;
  const [contract] = useState(() => updateMemberInputFor(pool));
  return (
    <RecordForm
      title={`Edit ${personName(member)}`}
      subtitle={pool.name}
      contract={contract}
      labels={memberLabels}
      texts={memberValueTexts({ pool })}
      mode="onTouched"
      record={member}
      values={({ ssn }) => ({ ssn: ssnText(ssn ?? '') })}
      reread={() => rereadMember(pool.id, id)}
      send={async (input) =>
        (await sendMutation(UpdatePoolMemberDocument, { id, input })).updateTestPoolMember
      }
      done={memberTexts.updated}
      failed={memberTexts.updateFailed}
      next={memberLinks(pool.id).list}
    >
      {({ control }) => <MemberForm control={control} pool={pool} employer={member.company?.id} />}
    </RecordForm>
  );
}
