import { Button } from '@chakra-ui/react';
import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from '../../components/dialogs/AlertDialog.tsx';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';

export type Summary = readonly (readonly [label: string, value: string | null])[];

interface Question {
  summary: Summary;
  answer: (goesOn: boolean) => void;
}

/** Shows what is about to be entered and waits for the word: 'Verify and Confirm Result' (T s2). */
export function useVerification(): {
  ask: (summary: Summary) => Promise<boolean>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  const close = (goesOn: boolean): void => {
    question?.answer(goesOn);
    setQuestion(null);
  };
  return {
    ask: (summary) => new Promise((answer) => setQuestion({ summary, answer })),
    dialog: (
      <AlertDialog
        open={question !== null}
        title="Verify and Confirm Result"
        description="Attention! You are about to confirm test result."
        safe={back}
        onDismiss={() => close(false)}
        footer={
          <>
            <Button
              ref={back}
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={() => close(false)}
            >
              Back To Edit
            </Button>
            <Button size="sm" onClick={() => close(true)}>
              Confirm
            </Button>
          </>
        }
      >
        <DetailList>
          {question?.summary.map(([label, value]) => (
            <Detail key={label} label={label}>
              {value}
            </Detail>
          ))}
        </DetailList>
      </AlertDialog>
    ),
  };
}
