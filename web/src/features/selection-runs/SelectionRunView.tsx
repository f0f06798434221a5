import { useState } from 'react';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import type { SelectionRunDetailQuery } from './selection-run.generated.ts';
import { selectionRunRecord } from './selection-run-record.ts';
import { SelectionRunPage } from './SelectionRunPage.tsx';
import { useRunDownloads } from './use-run-downloads.ts';

const InvalidateRunDialog = lazyDialog(
  async () => (await import('./InvalidateRunDialog.tsx')).InvalidateRunDialog,
);

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
      <InvalidateRunDialog
        of={isInvalidating ? { run } : null}
        onClose={() => setInvalidating(false)}
      />
    </>
  );
}
