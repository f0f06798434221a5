import { UpdateTestCodeInput } from '@assay/schema/test-codes/test-code';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { testCodeLinks, testCodeRecord } from './test-code-record.ts';
import { testCodeLabels, testCodeTexts } from './test-code-words.ts';
import { TestCodeDetailDocument, UpdateTestCodeDocument } from './test-code.generated.ts';
import { TestCodeForm } from './TestCodeForm.tsx';

/** Edits a test code. */
export function EditTestCodeView() {
  const code = testCodeRecord.useRecord();
  const { id } = code;
  return (
    <RecordForm
      title={`Edit ${code.testCode}`}
      subtitle={code.name ?? undefined}
      contract={UpdateTestCodeInput}
      labels={testCodeLabels}
      texts={testCodeTexts}
      record={code}
      reread={async () => (await readAgain(TestCodeDetailDocument, { id })).testCode}
      send={async (input) =>
        (await sendMutation(UpdateTestCodeDocument, { id, input })).updateTestCode
      }
      done="Test Code has been successfully updated"
      next={testCodeLinks(code.provider).list}
    >
      {(form) => <TestCodeForm form={form} isStored />}
    </RecordForm>
  );
}
