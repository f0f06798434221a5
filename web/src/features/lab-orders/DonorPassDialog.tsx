import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { donorPassFile } from '../../domain/lab-orders/donor-pass-file.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { download } from '../../lib/files/download.ts';

interface DonorPassDialogProps extends OpenedDialog {
  /** The test whose order was placed. */
  testResultId: string;
}

/** Asks whether the donor pass is wanted now (T s2); it stays within reach on the page of the test. */
export function DonorPassDialog({ open: isOpen, testResultId, onClose }: DonorPassDialogProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setPending(true);
    try {
      await download(...donorPassFile(testResultId));
      onClose();
    } catch (failure) {
      setError(failureOf(failure).message);
    } finally {
      setPending(false);
    }
  };
  return (
    <ConfirmDialog
      open={isOpen}
      title="Donor Pass"
      question="Do you want to open and download Donor Pass now?"
      action="Open"
      destructive={false}
      pending={pending}
      error={error}
      onConfirm={() => void open()}
      onCancel={onClose}
    />
  );
}
