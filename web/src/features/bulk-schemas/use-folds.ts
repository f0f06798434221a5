import { useEffect, useState, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FieldListName } from '@assay/schema/bulk-schemas/import-templates';
import type { SchemaValues } from './bulk-schema-words.ts';

type FoldName = 'general' | 'sample' | FieldListName;

const generalFields = ['provider', 'version', 'description'] as const;

/** The accordions open first; how long the opened ones take before the first refused field is scrolled to (C s9). */
const SCROLL_DELAY_MS = 300;

/** The accordions of the form. After a failed submit those with refused fields are open, and the first is in sight. */
export function useFolds(
  { formState }: UseFormReturn<SchemaValues>,
  root: RefObject<HTMLElement | null>,
) {
  'use no memo';
  const { errors, submitCount } = formState;
  const [open, setOpen] = useState<ReadonlySet<FoldName>>(
    new Set<FoldName>(['general', 'sample', 'fields']),
  );
  const isRefused = (name: FoldName): boolean =>
    name === 'general'
      ? generalFields.some((each) => errors[each] !== undefined)
      : name !== 'sample' && errors[name] !== undefined;
  const refused = (['general', ...Object.keys(errors)] as FoldName[]).filter(isRefused);
  const key = refused.join();
  useEffect(() => {
    if (submitCount === 0 || key === '') return undefined;
    setOpen((before) => new Set([...before, ...(key.split(',') as FoldName[])]));
    const timer = setTimeout(() => {
      const first = root.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      first?.scrollIntoView({ block: 'center' });
      first?.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
    // Of a later change of the errors, while a field is typed into, nothing is made.
    // eslint-disable-next-line react/exhaustive-deps
  }, [submitCount]);
  return (name: FoldName) => ({
    open: open.has(name),
    isRefused: isRefused(name),
    onOpenChange: (isOpen: boolean) =>
      setOpen((before) => {
        if (before.has(name) === isOpen) return before;
        const others = [...before].filter((each) => each !== name);
        return new Set(isOpen ? [...others, name] : others);
      }),
  });
}
