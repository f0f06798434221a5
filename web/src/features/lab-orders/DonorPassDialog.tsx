import { useState } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { donorPassFile } from '../../domain/lab-orders/donor-pass-file.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { download } from '../../lib/files/download.ts';

interface DonorPassDialogProps {
  /** The test whose order was placed; null while none was. */
  testResultId: string | null;
  onClose: () => void;
}

/** Asks whether the donor pass is wanted now (T s2); it stays within reach on the page of the test. */
export function DonorPassDialog({ testResultId, onClose }: DonorPassDialogProps) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    if (testResultId === null) return;
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
      open={testResultId !== null}
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
