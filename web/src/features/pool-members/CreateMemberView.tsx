import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { createMemberInputFor } from '@assay/schema/test-pools/member-input';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import type { newMemberLoader } from './member-form-loader.ts';
import { memberLinks } from './member-links.ts';
import { CreatePoolMemberDocument } from './member-mutations.generated.ts';
import { memberLabels, memberTexts } from './member-words.ts';
import { MemberForm } from './MemberForm.tsx';

/** A new member of a pool. */
export function CreateMemberView() {
  const { pool } = useLoaderData<typeof newMemberLoader>();
  const poolId = pool.id;
  const [contract] = useState(() => createMemberInputFor(pool));
  return (
    <RecordForm
      title="Create Member"
      subtitle={pool.name}
      action="Create Member"
      contract={contract}
      labels={memberLabels}
      mode="onTouched"
      send={async (input) =>
        (await sendMutation(CreatePoolMemberDocument, { poolId, input })).createTestPoolMember
      }
      done={memberTexts.created}
      failed={memberTexts.createFailed}
      next={memberLinks(poolId).list}
    >
      {({ control }) => <MemberForm control={control} pool={pool} />}
    </RecordForm>
  );
}
