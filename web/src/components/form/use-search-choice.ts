import { useQuery } from '@apollo/client/react';
import { useState, type KeyboardEvent } from 'react';
import {
  byId,
  keepChoiceLabel,
  type Choice,
  type ChoicesAnswer,
  type ChoicesDocument,
} from '../../lib/choices/choices.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { useServerChoices, type ServerChoices } from './use-server-choices.ts';

interface SearchChoiceOptions<W> {
  /** Where records are looked for. */
  choices: ChoicesDocument<W>;
  /** Which of them may be chosen; all without it. */
  where: W | undefined;
  /** Id of the chosen record. */
  value: unknown;
  onChoose: (value: number | null) => void;
}

/** Name of the chosen record; its id where the name cannot be had. */
function useLabel<W>(choices: ChoicesDocument<W>, value: unknown) {
  const isChosen = typeof value === 'number';
  const options = { variables: byId(isChosen ? value : 0), skip: !isChosen, ...errorsToCaller };
  const { data, loading } = useQuery<ChoicesAnswer>(choices, options as never);
  if (!isChosen) return { label: '', loading: false };
  const [record] = (data as ChoicesAnswer | undefined)?.choices.nodes ?? [];
  return { label: record?.label ?? (loading ? '' : String(value)), loading };
}

export interface SearchChoice {
  /** What stands in the field: what is typed, else the name of the choice. */
  text: string;
  /** The name of the choice is on its way. */
  isNaming: boolean;
  isOpen: boolean;
  found: ServerChoices;
  /** What the last row of the list does beside choosing; null where there is none. */
  action: string | null;
  /** Place of the row that Enter takes; undefined where there is none. */
  active: number | undefined;
  isChosen: (option: Choice) => boolean;
  open: () => void;
  type: (text: string) => void;
  choose: (option: Choice) => void;
  clear: () => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function actionOf({ failure, hasMore, isLoading }: ServerChoices): string | null {
  if (isLoading) return null;
  if (failure !== null) return 'Try again';
  return hasMore ? 'Show more' : null;
}

/** Text, list and keys of a field that searches its choices. */
export function useSearchChoice<W>({
  choices,
  where,
  value,
  onChoose,
}: SearchChoiceOptions<W>): SearchChoice {
  const [isOpen, setOpen] = useState(false);
  /** Null while nothing is typed: then all are offered. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Null until an arrow key moves: then it is the choice, or the first. */
  const [moved, setMoved] = useState<number | null>(null);
  const { label, loading } = useLabel(choices, value);
  const found = useServerChoices(choices, { where, text: typed ?? '', isOpen });
  const { options, loadMore } = found;
  const action = actionOf(found);
  const isChosen = (option: Choice): boolean => option.value === String(value);
  const rows = options.length + (action === null ? 0 : 1);
  const at = moved ?? Math.max(0, typed === null ? options.findIndex(isChosen) : 0);

  const close = (): void => {
    setOpen(false);
    setTyped(null);
    setMoved(null);
  };
  const open = (): void => setOpen(true);
  const choose = (option: Choice): void => {
    keepChoiceLabel(choices, option);
    onChoose(Number(option.value));
    close();
  };
  const clear = (): void => {
    onChoose(null);
    close();
  };
  const leave = (): void => {
    if (typed?.trim() === '' && typeof value === 'number') onChoose(null);
    close();
  };
  const step = (by: number): void => {
    if (!isOpen) open();
    // The row that follows the last one may be on its way.
    else if (rows > 0 && !(found.isLoading && at + by >= rows)) setMoved((at + by + rows) % rows);
  };
  const take = (): void => {
    const option = options[at];
    if (option) choose(option);
    else {
      setMoved(at);
      loadMore();
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      // A choice does not send the form, and a list that is closed does not close the dialog around it.
      Enter: isOpen ? take : undefined,
      Escape: isOpen ? close : undefined,
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return {
    text: typed ?? label,
    isNaming: loading,
    isOpen,
    found,
    action,
    active: isOpen && at < rows ? at : undefined,
    isChosen,
    open,
    choose,
    clear,
    leave,
    onKeyDown,
    type: (text) => {
      setTyped(text);
      setMoved(null);
      setOpen(true);
    },
  };
}
