/** Zag's mark of what has been closed and waits to have faded out. */
const CLOSED = '[data-scope][data-state="closed"]:not([hidden])';

/**
 * Takes away what was closed and has faded out unheard. Zag asks for the end of an animation in a frame after the
 * one that closes; when the page was busy meanwhile, that end may have passed (Safari starts an animation's clock
 * early), and a dialog would lie over the page for good. Whoever still stands one frame after its end is told of it
 * again: by then Zag listens.
 */
export function tellMissedExits(): void {
  const tellAgain = ({ isTrusted, target }: Event): void => {
    if (!isTrusted || !(target instanceof HTMLElement) || !target.matches(CLOSED)) return;
    requestAnimationFrame(() => {
      if (target.isConnected && target.matches(CLOSED))
        target.dispatchEvent(new Event('animationend'));
    });
  };
  document.addEventListener('animationend', tellAgain, { capture: true });
}
