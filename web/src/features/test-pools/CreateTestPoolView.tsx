import { useSearchParams } from 'react-router-dom';
import { CreateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { newTestPoolPlace, testPoolLinks } from './test-pool-links.ts';
import { CreateTestPoolDocument } from './test-pool.generated.ts';
import { testPoolResolver } from './test-pool-resolver.ts';
import { testPoolLabels } from './test-pool-words.ts';
import { TestPoolForm } from './TestPoolForm.tsx';

/** A new random test pool. */
export function CreateTestPoolView() {
  const [search] = useSearchParams();
  const { companyId, locationId, consortiumId, list } = newTestPoolPlace(search);
  return (
    <RecordForm
      title="Create Test Pool"
      subtitle="A random testing program and how it draws."
      action="Create Test Pool"
      contract={CreateTestPoolInput}
      resolver={testPoolResolver(CreateTestPoolInput)}
      labels={testPoolLabels}
      values={() => ({
        companyId,
        locationId,
        consortiumId,
        isTestPoolForCompany: consortiumId !== '',
        targetType: 'percentage',
        oversampling: 0,
      })}
      send={async (input) => (await sendMutation(CreateTestPoolDocument, { input })).createTestPool}
      done="Test Pool created successfully."
      failed="Error when creating Test Pool. Please try again."
      next={({ testPool }) => testPool && testPoolLinks(testPool.id).profile}
      cancel={list}
    >
      {(form) => <TestPoolForm form={form} />}
    </RecordForm>
  );
}
