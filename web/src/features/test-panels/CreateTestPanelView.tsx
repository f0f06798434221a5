import { CreateTestPanelInput } from '@assay/schema/test-panels/test-panel';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { testPanelPaths } from '../../config/features/test-panels.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { testPanelLabels, testPanelTexts } from './test-panel-words.ts';
import { CreateTestPanelDocument } from './test-panel.generated.ts';
import { TestPanelForm } from './TestPanelForm.tsx';

/** A new instant test panel. */
export function CreateTestPanelView() {
  return (
    <RecordForm
      title="Create Test Panel"
      action="Create Test Panel"
      contract={CreateTestPanelInput}
      labels={testPanelLabels}
      texts={testPanelTexts}
      send={async (input) =>
        (await sendMutation(CreateTestPanelDocument, { input })).createTestPanel
      }
      done="Instant Test Panel has been successfully created."
      next={testPanelPaths.list}
      cancel={testPanelPaths.list}
    >
      {(form) => <TestPanelForm form={form} isNew />}
    </RecordForm>
  );
}
