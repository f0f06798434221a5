import { useState, type KeyboardEvent } from 'react';

export interface SearchOption {
  value: number;
  label: string;
}

interface SearchChoiceOptions {
  options: readonly SearchOption[];
  /** Id of the chosen record. */
  value: unknown;
  onChoose: (value: number | null) => void;
}

/** Most entries that are drawn; who does not find one among them types on. */
const SHOWN = 50;

/** Options that contain the text, regardless of case; those that begin with it first. */
function matching(options: readonly SearchOption[], text: string): readonly SearchOption[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return options;
  const begins = ({ label }: SearchOption): number =>
    label.toLowerCase().startsWith(wanted) ? 0 : 1;
  return options
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .toSorted((one, other) => begins(one) - begins(other));
}

export interface SearchChoice {
  /** What stands in the field: what is typed, else the name of the choice. */
  text: string;
  isOpen: boolean;
  shown: readonly SearchOption[];
  /** How many more there are than are shown. */
  left: number;
  /** Place of the option that Enter chooses. */
  active: number;
  chosen: SearchOption | undefined;
  open: () => void;
  type: (text: string) => void;
  choose: (option: SearchOption) => void;
  clear: () => void;
  leave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Text, list and keys of a field that searches its choices. */
export function useSearchChoice({ options, value, onChoose }: SearchChoiceOptions): SearchChoice {
  const [isOpen, setOpen] = useState(false);
  /** Null while nothing is typed: then all are offered. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const found = isOpen ? matching(options, typed ?? '') : [];
  const shown = found.slice(0, SHOWN);

  const close = (): void => {
    setOpen(false);
    setTyped(null);
  };
  const open = (): void => {
    if (isOpen) return;
    setActive(
      Math.max(
        0,
        options.slice(0, SHOWN).findIndex((option) => option.value === value),
      ),
    );
    setOpen(true);
  };
  const choose = (option: SearchOption): void => {
    onChoose(option.value);
    close();
  };
  const clear = (): void => {
    onChoose(null);
    close();
  };
  const leave = (): void => {
    if (typed?.trim() === '' && chosen !== undefined) onChoose(null);
    close();
  };
  const step = (by: number): void => {
    if (!isOpen) open();
    else if (shown.length > 0) setActive((active + by + shown.length) % shown.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      // A choice does not send the form, and a list that is closed does not close the dialog around it.
      Enter: isOpen ? () => shown[active] && choose(shown[active]) : undefined,
      Escape: isOpen ? close : undefined,
    };
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return {
    text: typed ?? chosen?.label ?? '',
    isOpen,
    shown,
    left: found.length - shown.length,
    active,
    chosen,
    open,
    choose,
    clear,
    leave,
    onKeyDown,
    type: (text) => {
      setTyped(text);
      setActive(0);
      setOpen(true);
    },
  };
}
