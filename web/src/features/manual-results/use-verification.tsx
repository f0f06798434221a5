import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import type { Summary } from './VerificationDialog.tsx';

const VerificationDialog = lazyDialog(
  async () => (await import('./VerificationDialog.tsx')).VerificationDialog,
);

interface Question {
  about: { summary: Summary; onConfirm: () => void };
  answer: (goesOn: boolean) => void;
}

/** Shows what is about to be entered and waits for the word. */
export function useVerification(): {
  ask: (summary: Summary) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  return {
    ask: (summary) =>
      new Promise((resolve) => {
        const answer = (goesOn: boolean): void => {
          resolve(goesOn);
          setQuestion(null);
        };
        setQuestion({ about: { summary, onConfirm: () => answer(true) }, answer });
      }),
    dialog: (
      <VerificationDialog of={question?.about ?? null} onClose={() => question?.answer(false)} />
    ),
  };
}
