import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readToken } from '../../lib/session/session-store.ts';
import { dropDraft, keepDraft } from './sealed-draft.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';

/** How long nothing is typed before a draft is kept. */
const PAUSE_MS = 500;

/**
 * Keeps what is typed on this device until it is sent: when typing pauses, and at once when the page is left. Answers
 * when it was last kept, null where it could not be, and whether something was typed since.
 */
export function useDraft(
  form: UseFormReturn<InstantTestValues, unknown, InstantTestSent>,
  name: string,
  keptAt: string | null,
) {
  const [savedAt, setSavedAt] = useState(keptAt);
  const [isBehind, setBehind] = useState(false);
  const isOver = useRef(false);
  useEffect(() => {
    const token = readToken();
    const waiting = { timer: 0, typed: 0 };
    let saving = Promise.resolve();
    const save = async (): Promise<void> => {
      if (isOver.current) return;
      const { typed } = waiting;
      const at = await keepDraft(name, form.getValues(), token);
      if (isOver.current) return dropDraft(name);
      setSavedAt(at);
      if (typed === waiting.typed) setBehind(false);
    };
    const saveNow = (): void => {
      if (waiting.timer === 0) return;
      clearTimeout(waiting.timer);
      waiting.timer = 0;
      // One after another: what is sealed sooner than what was typed before it must not be written over by that.
      saving = saving.then(save);
    };
    const watching = form.watch(() => {
      waiting.typed += 1;
      setBehind(true);
      clearTimeout(waiting.timer);
      waiting.timer = window.setTimeout(saveNow, PAUSE_MS);
    });
    // A phone that puts the page away may never say that it ends; a reload does not wait for a pause.
    const leaving = ['visibilitychange', 'pagehide', 'beforeunload'] as const;
    for (const event of leaving) window.addEventListener(event, saveNow, true);
    return () => {
      watching.unsubscribe();
      for (const event of leaving) window.removeEventListener(event, saveNow, true);
      saveNow();
    };
  }, [form, name]);
  return {
    savedAt,
    isBehind,
    drop: (): void => {
      isOver.current = true;
      dropDraft(name);
    },
  };
}
