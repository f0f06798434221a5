import { useState } from 'react';
import { errorText } from '@assay/schema/core/errors';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { toastError } from '../../lib/toasts.ts';
import type { ToldOutcome } from '../bulk-assign/assignment.ts';
import type { BulkAct, BulkAnswer, SendAct, SendTicked } from './bulk-act.ts';
import type { Ticked, Ticks } from './use-ticks.ts';

const GONE = 'A record that is not there any more';

/** What became of each, first what was not done: that is what somebody has to look at. */
function toldOf({ outcomes }: BulkAnswer, done: string): ToldOutcome[] {
  const all = (outcomes?.results ?? []).map((each) => ({
    id: each.recordId,
    label: each.name ?? GONE,
    done: each.done,
    text: each.done ? done : (each.message ?? errorText(each.errorCode ?? 'INTERNAL_ERROR')),
  }));
  return [...all.filter((each) => !each.done), ...all.filter((each) => each.done)];
}

export interface Told {
  outcomes: readonly ToldOutcome[];
  undo: (() => void) | null;
}

/** Does what acts say to the ticked records, and keeps what became of each. */
export function useBulkActs(ticks: Ticks, onDone: () => void) {
  const [told, setTold] = useState<Told | null>(null);
  const [isBusy, setBusy] = useState(false);

  const tell = (act: BulkAct, answer: BulkAnswer): void => {
    const outcomes = toldOf(answer, act.done);
    const recordIds = outcomes.filter(({ done }) => done).map(({ id }) => Number(id));
    const { undo } = act;
    setTold({
      outcomes,
      undo: undo && recordIds.length > 0 ? () => void takeBack(undo, recordIds) : null,
    });
    ticks.clear();
    onDone();
  };
  const sent = async (
    send: SendTicked,
    ticked: Ticked,
    then: (answer: BulkAnswer) => void,
  ): Promise<string | null> => {
    setBusy(true);
    const refusal = await refusalOf(async () => {
      const answer = await send(ticked);
      if (answer.errors.length === 0) then(answer);
      return answer;
    });
    setBusy(false);
    return refusal;
  };
  const takeBack = async (
    { send, done }: NonNullable<BulkAct['undo']>,
    recordIds: number[],
  ): Promise<void> => {
    const refusal = await sent(send, { recordIds }, (answer) => {
      setTold({ outcomes: toldOf(answer, done), undo: null });
      onDone();
    });
    if (refusal !== null) toastError(refusal);
  };
  return {
    told,
    isBusy,
    tell,
    /** @returns why it was refused as a whole, else null */
    run: (act: SendAct): Promise<string | null> =>
      sent(act.send, ticks.ticked, (answer) => tell(act, answer)),
  };
}
