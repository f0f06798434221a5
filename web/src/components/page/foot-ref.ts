/** The custom property of the page with the height of what stands fixed at its lower end on a phone. */
const FOOT = '--page-foot';

/**
 * Ref of what stands fixed at the lower end of a phone's window: messages stand above it (`ToastRegion`), however many lines
 * it takes.
 */
export function footRef(foot: HTMLElement | null): (() => void) | undefined {
  if (foot === null) return undefined;
  const { style } = document.documentElement;
  const size = new ResizeObserver(([entry]) =>
    style.setProperty(FOOT, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
  );
  size.observe(foot);
  return () => {
    size.disconnect();
    style.removeProperty(FOOT);
  };
}
