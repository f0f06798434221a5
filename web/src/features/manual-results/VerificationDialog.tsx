import { Button } from '@chakra-ui/react';
import { useRef } from 'react';
import { AlertDialog } from '../../components/dialogs/AlertDialog.tsx';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';

export type Summary = readonly (readonly [label: string, value: string | null])[];

interface VerificationDialogProps extends OpenedDialog {
  summary: Summary;
  onConfirm: () => void;
}

/** Shows what is about to be entered: 'Verify and Confirm Result' (T s2). */
export function VerificationDialog({ open, onClose, onConfirm, summary }: VerificationDialogProps) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      open={open}
      title="Verify and Confirm Result"
      description="Attention! You are about to confirm test result."
      safe={back}
      onDismiss={onClose}
      footer={
        <>
          <Button ref={back} size="sm" variant="outline" colorPalette="gray" onClick={onClose}>
            Back To Edit
          </Button>
          <Button size="sm" onClick={onConfirm}>
            Confirm
          </Button>
        </>
      }
    >
      <DetailList>
        {summary.map(
          ([label, value]) =>
            value && (
              <Detail key={label} label={label}>
                {value}
              </Detail>
            ),
        )}
      </DetailList>
    </AlertDialog>
  );
}
