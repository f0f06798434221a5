import { useEffect, useRef, useState, type PointerEvent } from 'react';

/** A finger that is lifted clicks a moment later. */
const CLICK_MS = 100;

interface Held<T> {
  /** The value, or what it was when the pointer went down. */
  shown: T;
  /** For what holds the things that can be pressed. */
  onPointerDown: (event: PointerEvent) => void;
}

/**
 * Keeps a value from when something is pressed until it has been clicked. Pressing a row ends a search that
 * is being typed; if its answer came while the pointer is down, the row would move away and the click be lost.
 */
export function useHeldWhilePressed<T>(value: T): Held<T> {
  const [held, setHeld] = useState<{ value: T } | null>(null);
  const forget = useRef<() => void>(undefined);
  useEffect(() => () => forget.current?.(), []);
  const shown = held === null ? value : held.value;
  const onPointerDown = ({ button }: PointerEvent) => {
    // The others click nothing, and the menu that one of them opens may swallow the end of the press.
    if (button !== 0) return;
    forget.current?.();
    setHeld({ value: shown });
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      over.abort();
      timer = setTimeout(() => setHeld(null), CLICK_MS);
    };
    const onWindow = { capture: true, signal: over.signal };
    addEventListener('pointerup', release, onWindow);
    addEventListener('pointercancel', release, onWindow);
    forget.current = () => {
      over.abort();
      clearTimeout(timer);
    };
  };
  return { shown, onPointerDown };
}
