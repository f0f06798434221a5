import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import type { ErrorCode } from '@assay/schema/core/errors';
import { AccessDeniedError } from '../../lib/errors/page-errors.ts';
import { userErrorText, type UserErrorLike } from '../../lib/forms/apply-errors.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { Complete, FormValues, LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';
import { blankValues, recordValues } from '../../lib/forms/form-values.ts';
import { saveForm, type Payload } from '../../lib/forms/save-form.ts';
import { useWayOut } from '../../lib/navigation/use-way-out.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { useSaveConflict } from '../dialogs/use-save-conflict.ts';
import { fieldTexts } from '../form/field-texts.ts';
import { typedText } from './typed-text.ts';

export interface RecordFormOptions<C extends z.ZodType, P extends Payload, R> {
  /** What is sent; values, required marks, checks and the question about a stale save follow from it. */
  contract: C;
  labels: LabelsOf<NoInfer<C>>;
  /** Sends what the contract accepted, e.g. with `sendMutation`. */
  send: (input: z.output<C>) => Promise<P | null | undefined>;
  /** Where to go when it is saved; stays when there is nowhere. */
  next?: string | ((saved: P) => string | null | undefined);
  /** Where Cancel leads, unless it is where a save does. */
  cancel?: string;
  /** Goes back to the screen that the viewer came from, and to `next` only when there was none. */
  goesBack?: boolean;
  /** The documented toast of a save. */
  done?: string;
  /** A refusal after which there is nothing to edit any more: it is told, and the form is left without a question. */
  endsWith?: ErrorCode;
  /** What else a save brings about, before the next screen and the toast. */
  onSaved?: (saved: P) => Promise<void> | void;
  /** The documented sentence for a failure of the server that says nothing better. */
  failed?: string;

  /** The stored record; none for a new one. */
  record?: R & Complete<C, NoInfer<R>>;
  /** Reads the record again after a save that came second, e.g. with `readAgain`; null when it is gone. */
  reread?: () => Promise<R | null>;
  /**
   * First values that do not follow from contract and record by themselves. Undefined takes a field out of the
   * form: it is not sent.
   */
  values?: (record: R) => Partial<FormValues<NoInfer<C>>>;

  /** Labels over `labels` where no section stands around them, e.g. "Primary Contact: Phone". */
  longLabels?: Partial<LabelsOf<NoInfer<C>>>;
  /** How values are shown outside of their fields where the contract does not say it, by path. */
  texts?: TextsOf<NoInfer<C>>;
  /** Instead of the contract's own check. */
  resolver?: Resolver<FormValues<NoInfer<C>>, unknown, z.output<NoInfer<C>>>;
  /** When fields are checked first: `onTouched` for when they are left. */
  mode?: 'onSubmit' | 'onTouched';
  /** Name of its unsaved changes where it stands in a dialog, which asks about them alone. */
  unsavedName?: symbol | undefined;
}

const isForbidden = (record: unknown): boolean =>
  typeof record === 'object' &&
  record !== null &&
  'viewerCanUpdate' in record &&
  record.viewerCanUpdate === false;

/** First values of a form: from the contract and the record, and what the screen says besides. */
function firstValues<C extends z.ZodType, R>(
  { contract, values }: Pick<RecordFormOptions<C, Payload, R>, 'contract' | 'values'>,
  record: R,
): FormValues<C> {
  const derived =
    typeof record === 'object' && record !== null
      ? recordValues(contract, record)
      : blankValues(contract);
  const all = Object.entries({ ...derived, ...values?.(record) });
  return Object.fromEntries(all.filter(([, value]) => value !== undefined)) as FormValues<C>;
}

/** State of a form that creates or edits a record: what it holds, its save, and what comes in between. */
export function useRecordForm<C extends z.ZodType, P extends Payload, R>(
  options: RecordFormOptions<C, P, R>,
) {
  // React Hook Form changes its objects in place, so nothing computed from them may be memoised.
  'use no memo';
  const { contract, record, reread, next, cancel, goesBack = false, resolver } = options;
  const labels: Readonly<Record<string, string>> = { ...options.labels, ...options.longLabels };
  const show = fieldTexts(contract, options.texts);
  // As it was when the form was opened: what is typed outlives a permission that is taken away meanwhile.
  const [forbidden] = useState(() => isForbidden(record));
  if (forbidden) throw new AccessDeniedError();
  const [isGone, setGone] = useState(false);
  const leaveTo = useWayOut({ goesBack });
  const [first] = useState(() => firstValues(options, record as R) as DefaultValues<FormValues<C>>);
  const form = useForm<FormValues<C>, unknown, z.output<C> & FieldValues>({
    resolver: (resolver ?? contractResolver(contract)) as never,
    defaultValues: first,
    ...(options.mode && { mode: options.mode }),
  });
  const { isDirty, isSubmitting } = form.formState;
  const { unsavedName } = options;
  const unsaved = useUnsavedChanges(
    isDirty,
    unsavedName,
    unsavedName !== undefined && isSubmitting,
  );
  const conflict = useSaveConflict({
    form,
    contract,
    labels,
    show,
    reload: async () => {
      const now = (await reread?.()) ?? null;
      return now && firstValues(options, now);
    },
    onGone: () => setGone(true),
  });

  const otherwise = cancel ?? (typeof next === 'string' ? next : undefined);

  /** Nothing is left to save while the next screen is on its way. */
  const close = (): void => {
    form.reset(form.getValues());
    unsaved.clear();
  };
  const save = async (input: z.output<C>): Promise<void> => {
    let end: UserErrorLike | undefined;
    const send = async (): Promise<P | null | undefined> => {
      const payload = await options.send(input);
      end = payload?.errors.find(({ errorCode }) => errorCode === options.endsWith);
      return end === undefined ? payload : null;
    };
    const saved = await saveForm(form, send, {
      failed: options.failed,
      ...(reread && { onConflict: conflict.onConflict }),
    });
    if (end !== undefined) {
      close();
      toastError(userErrorText(end));
      if (otherwise !== undefined) await leaveTo(otherwise);
    }
    if (!saved) return;
    close();
    await options.onSaved?.(saved);
    const to = typeof next === 'function' ? next(saved) : next;
    if (to) await leaveTo(to, { afresh: record === undefined });
    // Said when the way out is behind us: who reads it goes on at once, and no link may be overtaken.
    if (options.done !== undefined) toastSuccess(options.done);
  };

  return {
    form,
    save,
    cancel: () => void (otherwise !== undefined && leaveTo(otherwise)),
    staleDialog: conflict.dialog,
    labels,
    isGone,
    /** What was typed, a line a field. */
    typedText: (): string => typedText(form.getValues(), labels, show),
  };
}
