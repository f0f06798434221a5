import { useState } from 'react';
import { FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { useCan } from '../../components/permission/use-can.ts';
import { InvalidateRunForm } from './InvalidateRunForm.tsx';
import type { SelectionRunDetailQuery } from './selection-run.generated.ts';
import { selectionRunRecord } from './selection-run-record.ts';
import { SelectionRunPage } from './SelectionRunPage.tsx';
import { useRunDownloads } from './use-run-downloads.ts';

/** One run of a pool: its numbers, its proof and its participants. */
export function SelectionRunView() {
  const run = selectionRunRecord.useRecord();
  return <FoundRun run={run} />;
}

function FoundRun({ run }: { run: NonNullable<SelectionRunDetailQuery['selectionRun']> }) {
  const can = useCan();
  const downloads = useRunDownloads(run);
  const [isInvalidating, setInvalidating] = useState(false);
  return (
    <>
      <SelectionRunPage
        run={run}
        downloads={downloads}
        onInvalidate={can('MANAGE_RANDOM_SELECTION') ? () => setInvalidating(true) : null}
      />
      <FormDialog
        open={isInvalidating}
        title={`Invalidate the run of ${formatUsDate(run.runDate)}`}
        onDismiss={() => setInvalidating(false)}
      >
        <InvalidateRunForm run={run} onClose={() => setInvalidating(false)} />
      </FormDialog>
    </>
  );
}
