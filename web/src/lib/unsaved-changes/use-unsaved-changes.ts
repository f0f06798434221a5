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
 */
export function useUnsavedChanges(isDirty: boolean, name?: symbol): UnsavedChanges {
  const [own] = useState(() => Symbol('form'));
  const form = name ?? own;
  useEffect(() => {
    markUnsaved(form, isDirty);
  }, [form, isDirty]);
  useEffect(() => () => markUnsaved(form, false), [form]);
  return { clear: () => markUnsaved(form, false) };
}
