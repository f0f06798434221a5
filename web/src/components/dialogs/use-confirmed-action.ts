import { useState } from 'react';

interface ConfirmedAction<Subject> {
  /** What is asked about; null while nothing is. */
  subject: Subject | null;
  ask: (subject: Subject) => void;
  /** Props of the `ConfirmDialog`. */
  dialog: {
    open: boolean;
    pending: boolean;
    error: string | null;
    onConfirm: () => void;
    onCancel: () => void;
  };
}

/**
 * State of an action that asks first. `act` answers null when it is done, else why it was refused;
 * the dialog then stays open with that sentence.
 */
export function useConfirmedAction<Subject>(
  act: (subject: Subject) => Promise<string | null>,
): ConfirmedAction<Subject> {
  const [subject, setSubject] = useState<Subject | null>(null);
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const confirm = async (): Promise<void> => {
    if (subject === null || pending) return;
    setPending(true);
    setError(null);
    const refusal = await act(subject);
    setPending(false);
    if (refusal === null) setOpen(false);
    else setError(refusal);
  };
  return {
    subject,
    ask: (next) => {
      setSubject(next);
      setError(null);
      setOpen(true);
    },
    dialog: {
      open,
      pending,
      error,
      onConfirm: () => void confirm(),
      onCancel: () => setOpen(false),
    },
  };
}
