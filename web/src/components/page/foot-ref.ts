import { useSyncExternalStore } from 'react';

/** Heights of what stands fixed at the lower end of a phone's window, px. */
const feet = new Map<HTMLElement, number>();
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const onChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const highest = (): number => Math.max(0, ...feet.values());

/** Ref of what stands fixed at the lower end of a phone's window: messages stand above it, however many lines it takes. */
export function footRef(foot: HTMLElement | null): (() => void) | undefined {
  if (foot === null) return undefined;
  const size = new ResizeObserver(([entry]) => {
    feet.set(foot, entry?.borderBoxSize[0]?.blockSize ?? 0);
    tell();
  });
  size.observe(foot);
  return () => {
    size.disconnect();
    feet.delete(foot);
    tell();
  };
}

/** Height of what stands there now. No style of the page: the browser would style all of it anew with each row that is ticked. */
export const useFootHeight = (): number => useSyncExternalStore(onChange, highest);
