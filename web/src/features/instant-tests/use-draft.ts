import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { dropDraft, keepDraft } from './sealed-draft.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';

/** How long nothing is typed before a draft is kept. */
const PAUSE_MS = 500;

/** Keeps what is typed on this device until it is sent. Answers when it was last kept. */
export function useDraft(
  form: UseFormReturn<InstantTestValues, unknown, InstantTestSent>,
  name: string,
  keptAt: string | null,
) {
  const [savedAt, setSavedAt] = useState(keptAt);
  const isOver = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = async (): Promise<void> => {
      if (isOver.current) return;
      const at = await keepDraft(name, form.getValues());
      if (isOver.current) dropDraft(name);
      else if (at !== null) setSavedAt(at);
    };
    const watching = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void save(), PAUSE_MS);
    });
    return () => {
      watching.unsubscribe();
      clearTimeout(timer);
    };
  }, [form, name]);
  return {
    savedAt,
    drop: (): void => {
      isOver.current = true;
      dropDraft(name);
    },
  };
}
