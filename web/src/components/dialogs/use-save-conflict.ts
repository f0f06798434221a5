import { useState } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { errorText } from '@assay/schema/core/errors';
import { failureOf } from '../../lib/errors/failure.ts';
import { fieldPaths } from '../../lib/forms/form-values.ts';
import type { OnConflict } from '../../lib/forms/save-form.ts';
import {
  changedFields,
  differsAt,
  valueAt,
  type ChangedField,
  type Show,
} from './changed-fields.ts';

interface SaveConflictOptions<T extends FieldValues, Out> {
  form: UseFormReturn<T, unknown, Out>;
  contract: z.ZodType;
  /** Reads the record again, as values of the form; null when it is gone. */
  reload: () => Promise<T | null>;
  /** Path → label of every field of the form. */
  labels: Readonly<Record<string, string>>;
  show?: Show;
  /** Instead of a sentence on the form, when the record is gone. */
  onGone?: () => void;
}

interface SaveConflict {
  /**
   * Answers a save that came second, or found no record; goes to `saveForm`. True when there is nothing left
   * to save: the record holds all that the form does, as after a save whose answer was lost on the way.
   */
  onConflict: OnConflict;
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
export function useSaveConflict<T extends FieldValues, Out>({
  form,
  contract,
  reload,
  labels,
  show,
  onGone,
}: SaveConflictOptions<T, Out>): SaveConflict {
  const [open, setOpen] = useState(false);
  const [now, setNow] = useState<{ values: T; changes: ChangedField[] } | null>(null);
  const paths = fieldPaths(contract);

  const tell = (message: string): false => {
    form.setError('root.server', { type: 'server', message });
    return false;
  };
  const tellGone = (): false => {
    if (!onGone) return tell(errorText('RESOURCE_NOT_FOUND'));
    onGone();
    return false;
  };
  const onConflict: OnConflict = async (conflict) => {
    try {
      const values = await reload();
      if (values === null) return tellGone();
      // The record is there: another one that the form refers to is not.
      if (conflict === 'gone') return null;
      if (!paths.some((path) => differsAt(path, values, form.getValues()))) return true;
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
    for (const path of paths.filter((each) => differsAt(each, before, typed))) {
      // The paths of the contract are those of its form.
      const value = valueAt(typed, path) as PathValue<T, FieldPath<T>>;
      form.setValue(path as FieldPath<T>, value, { shouldDirty: true });
    }
  };
  return {
    onConflict,
    dialog: {
      open,
      changes: now?.changes ?? [],
      onReload: () => goOn(false),
      onKeepEditing: () => goOn(true),
    },
  };
}
