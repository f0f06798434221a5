import { useEffect, useState } from 'react';
import { markUnsaved } from './unsaved-store.ts';

interface UnsavedChanges {
  /** Call after a successful save, before leaving: the next navigation asks nothing. */
  clear(): void;
}

/**
 * Registers a form's unsaved changes: while `isDirty`, leaving the page, closing the tab and logging out
 * ask first (P s4).
 */
export function useUnsavedChanges(isDirty: boolean): UnsavedChanges {
  const [form] = useState(() => Symbol('form'));
  useEffect(() => {
    markUnsaved(form, isDirty);
  }, [form, isDirty]);
  useEffect(() => () => markUnsaved(form, false), [form]);
  return { clear: () => markUnsaved(form, false) };
}
