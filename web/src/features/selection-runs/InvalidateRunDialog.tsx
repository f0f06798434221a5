import { InvalidateRunInput } from '@assay/schema/selection-runs/selection-run';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { formatUsDate } from '../../components/form/us-date.ts';
import { TextField } from '../../components/form/TextField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { InvalidateSelectionRunDocument } from './selection-run.generated.ts';
import { useReread } from './use-reread.ts';

interface Run {
  id: string;
  version: number;
  invalidationReason: string | null;
}

interface InvalidateRunDialogProps extends OpenedDialog {
  run: Run & { runDate: string };
}

/** Takes a run out of the counts, once, with the reason. */
export function InvalidateRunDialog({ run, ...dialog }: InvalidateRunDialogProps) {
  const { id, version } = run;
  const reread = useReread();
  return (
    <RecordDialog
      {...dialog}
      // The page shows the run as the server has answered it.
      onDone={() => undefined}
      title={`Invalidate the run of ${formatUsDate(run.runDate)}`}
      action="Invalidate Run"
      destructive
      description="The run stays on record with its reason. Its participants are no longer to be tested and count no longer; tests that were done stay counted. This cannot be taken back."
      contract={InvalidateRunInput}
      labels={{ invalidationReason: 'Reason' }}
      record={run}
      reread={(): Promise<Run | null> => reread.run(id)}
      send={async (values) => {
        const input = { ...values, version };
        const payload = (await sendMutation(InvalidateSelectionRunDocument, { id, input }))
          .invalidateSelectionRun;
        // The page may still show a run that somebody else has invalidated, or ordered from, as it was.
        if (payload.errors.some(({ errorCode }) => errorCode !== 'STALE_VERSION'))
          await reread.run(id).catch(() => null);
        return payload;
      }}
      done="Run invalidated successfully."
    >
      {({ control }) => <TextField control={control} name="invalidationReason" />}
    </RecordDialog>
  );
}
