import { onLeaving } from '../session/session-store.ts';

/** Forms with unsaved edits, and the question that is open about them. One per page, like the page itself. */
const dirty = new Set<symbol>();
/** The same with those whose edits are on their way: nothing is asked of them, and nothing may be lost either. */
const typed = new Set<symbol>();
const beforeTyping = new Set<() => void>();
let answer: ((leave: boolean) => void) | null = null;
/** The one form that the question is about; null for all of them. */
let asked: symbol | null = null;
const listeners = new Set<() => void>();

const publish = (): void => {
  for (const listener of listeners) listener();
};

export const hasUnsavedChanges = (): boolean => dirty.size > 0;

/** Whether something was typed that the server does not have yet. */
export const hasTypedText = (): boolean => typed.size > 0;

/** Runs a task when something was typed first, e.g. to fetch what may be needed then. */
export const onFirstTyped = (task: () => void): void => void beforeTyping.add(task);

/** @param isSending what was typed is on its way: leaving asks nothing */
export function markUnsaved(form: symbol, isDirty: boolean, isSending = false): void {
  if (isDirty && typed.size === 0) for (const task of beforeTyping) task();
  if (isDirty) typed.add(form);
  else typed.delete(form);
  if (isDirty && !isSending) dirty.add(form);
  else dirty.delete(form);
}

/** Nothing is asked any more, e.g. when the session has ended and the page must go. */
export const forgetUnsavedChanges = (): void => {
  dirty.clear();
  typed.clear();
};
onLeaving(forgetUnsavedChanges);

export const onQuestionChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const isQuestionOpen = (): boolean => answer !== null;
/** Whether it is of one form on the page, which stays. */
export const isQuestionOfForm = (): boolean => asked !== null;

/**
 * Asks 'Stay' or 'Leave' when there are unsaved changes; true means leave. For what is not a navigation:
 * logging out, an inline cancel, closing a dialog with a form.
 *
 * @param form the one that is left; those behind it stay as they are
 */
export function confirmLeave(form: symbol | null = null): Promise<boolean> {
  if (form === null ? !hasUnsavedChanges() : !dirty.has(form)) return Promise.resolve(true);
  answer?.(false);
  asked = form;
  return new Promise((resolve) => {
    answer = resolve;
    publish();
  });
}

export function answerQuestion(leave: boolean): void {
  const resolve = answer;
  answer = null;
  if (leave && asked !== null) markUnsaved(asked, false);
  else if (leave) forgetUnsavedChanges();
  asked = null;
  publish();
  resolve?.(leave);
}
