import { useCallback, useEffect, useRef, useState } from 'react';
import Pad, { type PointGroup } from 'signature_pad';
import { pointsOf, scaled } from './signature-strokes.ts';
import { SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from './signature-words.ts';

const INK = '#14181f';
/** Distance of two points on the field of the documented size. */
const MIN_DISTANCE = 5;

/** Gives a canvas the pixels of its place on the screen, and draws anew what stands on it. */
function fit(canvas: HTMLCanvasElement, pad: Pad, before: number): number {
  const width = canvas.clientWidth;
  // Out of sight it has no width; what was drawn waits.
  if (width === 0 || width === before) return before;
  const strokes = before === 0 ? [] : scaled(pad.toData(), width / before);
  const ratio = Math.max(1, window.devicePixelRatio);
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(((width * SIGNATURE_HEIGHT) / SIGNATURE_WIDTH) * ratio);
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.minDistance = (MIN_DISTANCE * width) / SIGNATURE_WIDTH;
  pad.fromData(strokes);
  return width;
}

/** A pad on a canvas; null where the browser has no pixels to draw on. */
function padOn(canvas: HTMLCanvasElement): Pad | null {
  try {
    return new Pad(canvas, { penColor: INK, throttle: 0 });
  } catch {
    return null;
  }
}

/**
 * A canvas to sign on with finger, pen and mouse: a stroke is drawn with each event of the pointer, not a frame later.
 * @param onStroke called after each stroke; always the same function, as the canvas is bound to it once
 */
export function useSignatureCanvas(isLocked: boolean, onStroke: () => void) {
  const [points, setPoints] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const held = useRef<{ pad: Pad; width: number } | null>(null);

  const ref = useCallback(
    (canvas: HTMLCanvasElement) => {
      const pad = padOn(canvas);
      setBroken(pad === null);
      if (pad === null) return;
      const state = { pad, width: fit(canvas, pad, 0) };
      held.current = state;
      pad.addEventListener('endStroke', () => {
        setPoints(pointsOf(pad.toData()));
        onStroke();
      });
      const observer = new ResizeObserver(() => {
        state.width = fit(canvas, pad, state.width);
      });
      observer.observe(canvas);
      return () => {
        observer.disconnect();
        pad.off();
        held.current = null;
      };
    },
    [onStroke],
  );

  useEffect(() => {
    if (isLocked) held.current?.pad.off();
    else held.current?.pad.on();
  }, [isLocked]);

  return {
    ref,
    points,
    isBroken,
    clear: (): void => {
      held.current?.pad.clear();
      setPoints(0);
    },
    /** What was drawn, and on how wide a field; as it is now, also during a stroke. */
    drawn: (): { strokes: PointGroup[]; width: number } => ({
      strokes: held.current?.pad.toData() ?? [],
      width: held.current?.width ?? 0,
    }),
  };
}
