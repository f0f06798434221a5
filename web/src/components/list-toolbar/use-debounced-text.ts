import { useEffect, useRef, useState } from 'react';

interface DebouncedText {
  text: string;
  /** Takes what was typed; it is passed on after the pause. */
  type: (text: string) => void;
  /** Passes a text on at once. */
  commit: (text: string) => void;
}

/**
 * Text of an input whose owner hears about it when typing pauses. A value changed from outside (Back,
 * "Clear all") replaces the text.
 */
export function useDebouncedText(
  value: string,
  onChange: (text: string) => void,
  pauseMs: number,
): DebouncedText {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  /** Last text that was passed on; it comes back as the value later, when the address has changed. */
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The owner as it is when the pause is over, not as it was when a letter was typed. */
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const commit = (next: string): void => {
    clearTimeout(timer.current);
    setText(next);
    const trimmed = next.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    latest.current(trimmed);
  };
  return {
    text,
    commit,
    type: (next) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => commit(next), pauseMs);
    },
  };
}
