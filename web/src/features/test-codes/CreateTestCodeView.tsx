import { useLoaderData } from 'react-router-dom';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import { CreateTestCodeInput } from '@assay/schema/test-codes/test-code';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { testCodeLinks } from './test-code-record.ts';
import { testCodeLabels, testCodeTexts } from './test-code-words.ts';
import { CreateTestCodeDocument } from './test-code.generated.ts';
import { TestCodeForm } from './TestCodeForm.tsx';

/** A new test code; its laboratory is that of the tab until another one is chosen. */
export function CreateTestCodeView() {
  const provider = useLoaderData<LabProviderName>();
  return (
    <RecordForm
      title="Create Test Code"
      action="Create Test Code"
      contract={CreateTestCodeInput}
      labels={testCodeLabels}
      texts={testCodeTexts}
      values={() => ({ provider, type: 'NON_DOT' })}
      send={async (input) => (await sendMutation(CreateTestCodeDocument, { input })).createTestCode}
      done="Test Code has been successfully created"
      next={({ testCode }) => testCode && testCodeLinks(testCode.provider).list}
      cancel={testCodeLinks(provider).list}
    >
      {(form) => <TestCodeForm form={form} isStored={false} />}
    </RecordForm>
  );
}
