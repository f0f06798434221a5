import { useEffect, useState } from 'react';
import { markUnsaved } from './unsaved-store.ts';

interface UnsavedChanges {
  /** Call after a successful save, before leaving: the next navigation asks nothing. */
  clear(): void;
}

/**
 * Registers a form's unsaved changes: while `isDirty`, leaving the page, closing the tab and logging out
 * ask first (P s4).
 *
 * @param name by which `confirmLeave` can ask about this form alone
 * @param isSending the changes are on their way, so that leaving asks nothing
 */
export function useUnsavedChanges(
  isDirty: boolean,
  name?: symbol,
  isSending = false,
): UnsavedChanges {
  const [own] = useState(() => Symbol('form'));
  const form = name ?? own;
  useEffect(() => {
    markUnsaved(form, isDirty, isSending);
  }, [form, isDirty, isSending]);
  useEffect(() => () => markUnsaved(form, false), [form]);
  return { clear: () => markUnsaved(form, false) };
}
