import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react';
import type { HoldStill } from '../overlays/hold-still.ts';

/** A finger that is lifted clicks a moment later. */
const CLICK_MS = 100;

interface HeldRows<T> {
  /** The rows, or what they were when the first of those that hold them began. */
  shown: T;
  /** For the menus of the rows, for as long as they are open. */
  hold: HoldStill;
  /** For what holds the rows. */
  onPointerDown: (event: PointerEvent) => void;
}

/**
 * Keeps rows where they are from when one is pressed until it has been clicked, and while the menu of one is open.
 * Pressing a row ends a search that is being typed: its answer would move the row away from under the pointer, and
 * its menu with it, or take the menu away, just when an entry is pressed.
 */
export function useHeldRows<T>(newest: T): HeldRows<T> {
  const [holds, setHolds] = useState(0);
  const [shown, setShown] = useState(newest);
  if (holds === 0 && shown !== newest) setShown(newest);
  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const endPress = useRef<() => void>(undefined);
  useEffect(() => () => endPress.current?.(), []);
  const onPointerDown = ({ button }: PointerEvent) => {
    // The others click nothing, and the menu that one of them opens may swallow the end of the press.
    if (button !== 0) return;
    endPress.current?.();
    const letGo = hold();
    const over = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      over.abort();
      clearTimeout(timer);
      endPress.current = undefined;
      letGo();
    };
    const release = () => {
      over.abort();
      timer = setTimeout(end, CLICK_MS);
    };
    const onWindow = { capture: true, signal: over.signal };
    addEventListener('pointerup', release, onWindow);
    addEventListener('pointercancel', release, onWindow);
    endPress.current = end;
  };
  return { shown, hold, onPointerDown };
}
