import { UpdateTestPanelInput } from '@assay/schema/test-panels/test-panel';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { testPanelPaths } from '../../config/features/test-panels.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { testPanelRecord } from './test-panel-record.ts';
import { testPanelLabels, testPanelTexts } from './test-panel-words.ts';
import { TestPanelDetailDocument, UpdateTestPanelDocument } from './test-panel.generated.ts';
import { TestPanelForm } from './TestPanelForm.tsx';

/** Edits an instant test panel. */
export function EditTestPanelView() {
  const panel = testPanelRecord.useRecord();
  const { id } = panel;
  return (
    <RecordForm
      title={`Edit ${panel.panelId}`}
      subtitle={panel.name}
      contract={UpdateTestPanelInput}
      labels={testPanelLabels}
      texts={testPanelTexts}
      record={panel}
      reread={async () => (await readAgain(TestPanelDetailDocument, { id })).testPanel}
      send={async (input) =>
        (await sendMutation(UpdateTestPanelDocument, { id, input })).updateTestPanel
      }
      done="Test Panel has been successfully updated"
      next={testPanelPaths.list}
    >
      {(form) => <TestPanelForm form={form} isNew={false} />}
    </RecordForm>
  );
}
