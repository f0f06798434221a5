import { hasTypedText } from '../unsaved-changes/unsaved-store.ts';
import { keepPageWith, leaveForSignIn } from './session-store.ts';

/**
 * The page of a session that has ended, kept for the person who typed into it until somebody signs in again (ADR 99). It
 * is out of sight, asks the server for nothing, and stays in the memory of this tab alone.
 */
interface KeptPage {
  back: Promise<void>;
  comeBack: () => void;
  /** What had the focus, and how far the page was scrolled. */
  focused: Element | null;
  scrollY: number;
}

let kept: KeptPage | null = null;
const listeners = new Set<() => void>();
const publish = (): void => {
  for (const listener of listeners) listener();
};

export const onKeptChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const isPageKept = (): boolean => kept !== null;

/** Resolves when the kept page is shown again; null while none is kept. */
export const pageBack = (): Promise<void> | null => kept?.back ?? null;

/** Keeps the page if something was typed into it that is not saved. Answers whether it is kept. */
function keepPage(): boolean {
  if (kept !== null) return true;
  if (!hasTypedText()) return false;
  let comeBack = (): void => {};
  const back = new Promise<void>((resolve) => {
    comeBack = resolve;
  });
  kept = { back, comeBack, focused: document.activeElement, scrollY: window.scrollY };
  publish();
  return true;
}

/** Shows the kept page again, where it was left, and lets what it has asked for go on. */
export function showKeptPage(): void {
  if (kept === null) return;
  const { comeBack, focused, scrollY } = kept;
  kept = null;
  publish();
  window.scrollTo(0, scrollY);
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  comeBack();
}

/** Leaves the kept page for good, with all that was typed. */
export function dropKeptPage(returnTo?: string): void {
  kept = null;
  leaveForSignIn(returnTo);
}

/** From now on a session that ends leaves a page with unsaved changes in place. */
export const keepPagesWithChanges = (): void => keepPageWith(keepPage);
