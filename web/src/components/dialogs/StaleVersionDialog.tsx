import { Button } from '@chakra-ui/react';
import { lazy, Suspense, useRef } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import type { ChangedField } from './changed-fields.ts';

interface StaleVersionDialogProps {
  open: boolean;
  /** What somebody else changed. */
  changes: readonly ChangedField[];
  /** Shows the record as it is now and gives up what was typed. */
  onReload: () => void;
  /** Goes on with what was typed, on top of the record as it is now. */
  onKeepEditing: () => void;
}

/** Few meet it, so its code comes when it is needed; without it the choice stands all the same. */
const ChangesTable = lazy(() =>
  import('../record-form/ChangesTable.tsx').then(
    (code) => ({ default: code.ChangesTable }),
    () => ({ default: () => <p>What was changed could not be loaded. Check your connection.</p> }),
  ),
);

/**
 * A save that came second (decision 12). Nothing typed is lost: the viewer sees what changed meanwhile
 * and chooses to take that over or to go on from it.
 */
export function StaleVersionDialog({
  open,
  changes,
  onReload,
  onKeepEditing,
}: StaleVersionDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      open={open}
      size="lg"
      title="This record was changed by someone else"
      description="It was saved while you were editing, so your changes have not been saved yet. If you keep editing, everything you typed stays and the other fields show their new values."
      safe={keep}
      onDismiss={onKeepEditing}
      footer={
        <>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onReload}>
            Discard my changes and reload
          </Button>
          <Button ref={keep} size="sm" onClick={onKeepEditing}>
            Keep editing
          </Button>
        </>
      }
    >
      {changes.length > 0 && (
        <Suspense>
          <ChangesTable changes={changes} />
        </Suspense>
      )}
    </AlertDialog>
  );
}
