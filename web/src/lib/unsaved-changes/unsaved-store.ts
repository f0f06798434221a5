import { onLeaving } from '../session/session-store.ts';

/** Forms with unsaved edits, and the question that is open about them. One per page, like the page itself. */
const dirty = new Set<symbol>();
let answer: ((leave: boolean) => void) | null = null;
const listeners = new Set<() => void>();

const publish = (): void => {
  for (const listener of listeners) listener();
};

export const hasUnsavedChanges = (): boolean => dirty.size > 0;

export function markUnsaved(form: symbol, isDirty: boolean): void {
  if (isDirty) dirty.add(form);
  else dirty.delete(form);
}

/** Nothing is asked any more, e.g. when the session has ended and the page must go. */
export const forgetUnsavedChanges = (): void => dirty.clear();
onLeaving(forgetUnsavedChanges);

export const onQuestionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const isQuestionOpen = (): boolean => answer !== null;

/**
 * Asks 'Stay' or 'Leave' when there are unsaved changes; true means leave. For what is not a navigation:
 * logging out, an inline cancel, closing a dialog with a form.
 */
export function confirmLeave(): Promise<boolean> {
  if (!hasUnsavedChanges()) return Promise.resolve(true);
  answer?.(false);
  return new Promise((resolve) => {
    answer = resolve;
    publish();
  });
}

export function answerQuestion(leave: boolean): void {
  const resolve = answer;
  answer = null;
  if (leave) dirty.clear();
  publish();
  resolve?.(leave);
}
