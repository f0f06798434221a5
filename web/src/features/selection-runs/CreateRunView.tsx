import { CreateSelectionRunInput } from '@assay/schema/selection-runs/selection-run';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { CreateSelectionRunDocument } from './create-run.generated.ts';
import { CreateRunForm } from './CreateRunForm.tsx';
import { localToday, newRunResolver } from './new-run-resolver.ts';
import { NoRunPossible } from './NoRunPossible.tsx';
import { newRunLabels } from './run-texts.ts';
import { newRunRecord } from './selection-run-record.ts';
import { poolRunLinks } from './selection-run-links.ts';

/** Draws from a pool: the day, what is due on it and why, and other numbers where need be. */
export function CreateRunView() {
  const pool = newRunRecord.useRecord();
  if (!pool.viewerCanManageRuns) return <NoRunPossible poolName={pool.name} />;
  const links = poolRunLinks(pool.id);
  return (
    <RecordForm
      title="Create Run"
      subtitle={pool.name}
      action="Create Run"
      contract={CreateSelectionRunInput}
      resolver={newRunResolver}
      labels={newRunLabels}
      values={() => ({ testPoolId: Number(pool.id), runDate: localToday() })}
      send={async (input) =>
        (await sendMutation(CreateSelectionRunDocument, { input })).createSelectionRun
      }
      done="Test Pool Run created successfully."
      failed="Error when creating Test Pool Run. Please try again."
      next={({ selectionRun }) => selectionRun && links.run(selectionRun.id)}
      cancel={links.list}
    >
      {({ control }) => <CreateRunForm control={control} pool={pool} />}
    </RecordForm>
  );
}
