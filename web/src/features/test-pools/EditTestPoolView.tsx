import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { UpdateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import {
  CompanyChoicesDocument,
  LocationChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { loadChoiceLabel } from '../../lib/choices/choices.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { testPoolLinks } from './test-pool-links.ts';
import { TestPoolDetailDocument, UpdateTestPoolDocument } from './test-pool.generated.ts';
import { testPoolResolver } from './test-pool-resolver.ts';
import { testPoolLabels } from './test-pool-words.ts';
import { TestPoolForm } from './TestPoolForm.tsx';
import { useTestPool } from './test-pool-record.ts';
import { testPoolValueTexts } from './test-pool-value-texts.ts';

/** Reads a pool again for its form, with the names of the records that it may have come to meanwhile. */
async function rereadPool(id: string) {
  const { testPool } = await readAgain(TestPoolDetailDocument, { id });
  await Promise.all([
    loadChoiceLabel(CompanyChoicesDocument, testPool?.company?.id),
    loadChoiceLabel(LocationChoicesDocument, testPool?.location?.id),
  ]);
  return testPool;
}

/** Edits a pool; one that cannot change (C s4) shows its profile, whose status says why. */
export function EditTestPoolView() {
  const pool = useTestPool();
  const { id } = pool;
  const { profile } = testPoolLinks(id);
  const [isOpen] = useState(pool.viewerCanUpdate);
  if (!isOpen) return <Navigate to={profile} replace />;
  return (
    <RecordForm
      title={`Edit ${pool.name}`}
      contract={UpdateTestPoolInput}
      resolver={testPoolResolver(UpdateTestPoolInput)}
      labels={testPoolLabels}
      texts={testPoolValueTexts}
      record={pool}
      reread={() => rereadPool(id)}
      send={async (input) =>
        (await sendMutation(UpdateTestPoolDocument, { id, input })).updateTestPool
      }
      done="Test Pool updated successfully."
      failed="Error when updating the Test Pool. Please try again."
      next={profile}
    >
      {(form) => <TestPoolForm form={form} settled={pool.activeMemberCount > 0} ordered={pool} />}
    </RecordForm>
  );
}
