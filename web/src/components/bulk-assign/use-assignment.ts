import { useState } from 'react';
import type { Choice } from '../../lib/choices/choices.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { toastError } from '../../lib/toasts.ts';
import { sendInParts, told, type Reasons, type Send, type ToldOutcome } from './assignment.ts';

/** Words of one direction. */
export interface DirectionWords {
  /** What stands behind a record with which it was done: "Assigned". */
  done: string;
  reasons: Reasons;
}

export interface Assignment {
  /** Null before anything was sent. */
  outcomes: readonly ToldOutcome[] | null;
  /** Records whose outcome is still to come; null while nothing is on its way. */
  waiting: number | null;
  /** Answers whether everything arrived. */
  run: (chosen: readonly Choice[], assigned: boolean) => Promise<boolean>;
}

/** Assigns the chosen records, or takes them away, and keeps what is known of each. */
export function useAssignment(
  send: Send,
  words: { assign: DirectionWords; remove: DirectionWords },
): Assignment {
  const [outcomes, setOutcomes] = useState<readonly ToldOutcome[] | null>(null);
  const [waiting, setWaiting] = useState<number | null>(null);
  const run = async (chosen: readonly Choice[], assigned: boolean): Promise<boolean> => {
    const ids = chosen.map(({ value }) => value);
    setWaiting(ids.length);
    try {
      await sendInParts(
        ids,
        (part) => send(part, assigned),
        (known) => {
          setOutcomes(told(chosen, known, assigned ? words.assign : words.remove));
          setWaiting(ids.length - known.length);
        },
      );
      return true;
    } catch (error) {
      toastError(failureOf(error).message);
      return false;
    } finally {
      setWaiting(null);
    }
  };
  return { outcomes, waiting, run };
}
