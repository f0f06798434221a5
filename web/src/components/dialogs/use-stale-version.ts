import { useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { failureOf } from '../../lib/errors/failure.ts';
import { errorText } from '@assay/schema/core/errors';
import {
  changedFields,
  differsAt,
  valueAt,
  type ChangedField,
  type Show,
} from './changed-fields.ts';

interface StaleVersionOptions<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  /** Reads the record again, as values of the form; null when it is gone. */
  reload: () => Promise<T | null>;
  /** Path → label of every field of the form. */
  labels: Readonly<Record<string, string>>;
  show?: Show;
}

interface StaleVersion {
  /**
   * Call when a save was refused as STALE_VERSION. True when there is nothing left to save: the record holds
   * all that the form does, as after a save whose answer was lost on the way.
   */
  meet: () => Promise<boolean>;
  /** Props of the `StaleVersionDialog`. */
  dialog: {
    open: boolean;
    changes: readonly ChangedField[];
    onReload: () => void;
    onKeepEditing: () => void;
  };
}

/**
 * What happens after a save came second (decision 12): the record is read again, and the viewer either
 * takes it over or goes on. Going on keeps every field that was typed into, takes the others from the
 * record, and saves on top of its new version.
 */
export function useStaleVersion<T extends FieldValues, Out>({
  form,
  reload,
  labels,
  show,
}: StaleVersionOptions<T, Out>): StaleVersion {
  const [open, setOpen] = useState(false);
  const [now, setNow] = useState<{ values: T; changes: ChangedField[] } | null>(null);

  const tell = (message: string): false => {
    form.setError('root.server', { type: 'server', message });
    return false;
  };
  const meet = async (): Promise<boolean> => {
    try {
      const values = await reload();
      if (values === null) return tell(errorText('RESOURCE_NOT_FOUND'));
      if (!Object.keys(labels).some((path) => differsAt(path, values, form.getValues())))
        return true;
      const versions = {
        before: form.formState.defaultValues,
        now: values,
        typed: form.getValues(),
      };
      setNow({ values, changes: changedFields(versions, labels, show) });
      setOpen(true);
      return false;
    } catch (error) {
      return tell(failureOf(error).message);
    }
  };
  const goOn = (keepTyped: boolean): void => {
    setOpen(false);
    if (now === null) return;
    const before = form.formState.defaultValues;
    const typed = form.getValues();
    form.reset(now.values);
    if (!keepTyped) return;
    for (const path of Object.keys(labels).filter((each) => differsAt(each, before, typed))) {
      // The labels name the fields of this form.
      const value = valueAt(typed, path) as PathValue<T, FieldPath<T>>;
      form.setValue(path as FieldPath<T>, value, { shouldDirty: true });
    }
  };
  return {
    meet,
    dialog: {
      open,
      changes: now?.changes ?? [],
      onReload: () => goOn(false),
      onKeepEditing: () => goOn(true),
    },
  };
}
