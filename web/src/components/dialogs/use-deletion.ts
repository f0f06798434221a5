import { useApolloClient } from '@apollo/client/react';
import { useState, type ComponentProps } from 'react';
import { removeFromLists } from '../../lib/apollo/remove-from-lists.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import type { UserErrorLike } from '../../lib/forms/apply-errors.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { ConfirmDialog } from './ConfirmDialog.tsx';
import { useConfirmedAction } from './use-confirmed-action.ts';

interface DeletePayload {
  readonly deletedId: string | null;
  readonly errors: readonly UserErrorLike[];
}

/** How records of a kind are deleted; each feature states it once, for its list and for the head of a record. */
export interface DeletionOf<Subject> {
  /** Sends the mutation with `sendMutation`: a failure is told in the dialog. */
  send: (id: string) => Promise<DeletePayload>;
  /** Root field whose cached pages lose the record, e.g. `companies`. */
  list: string;
  /** What the dialog calls the record. */
  nameOf: (record: Subject) => string;
  /** The documented question. */
  question: (record: Subject) => string;
  /** Whether its name has to be typed first: for what takes much along. */
  isNameTyped?: boolean;
  /** What the record has that is concerned as well, in a sentence behind the question; told once it is known. */
  belongings?: (id: string) => Promise<string>;
  /** The documented toast. */
  done: (record: Subject) => string;
}

interface Deletion<Subject> {
  ask: (record: Subject) => void;
  dialog: ComponentProps<typeof ConfirmDialog>;
}

/**
 * Deletes a record after asking. A refusal stays in the dialog; when it is done, the cached lists lose the
 * record and a toast tells. The record itself stays in the cache, as it may still be on the screen.
 */
export function useDeletion<Subject extends { id: string }>(
  { send, list, nameOf, question, isNameTyped = false, belongings, done }: DeletionOf<Subject>,
  onDeleted: () => void,
): Deletion<Subject> {
  const { cache } = useApolloClient();
  const [told, setTold] = useState({ id: '', text: '' });
  const { subject, ask, dialog } = useConfirmedAction<Subject>(async (record) => {
    const { id } = record;
    const refusal = await refusalOf(() => send(id));
    if (refusal !== null) return refusal;
    removeFromLists(cache, list, id);
    toastSuccess(done(record));
    onDeleted();
    return null;
  });
  return {
    ask: (record) => {
      const { id } = record;
      ask(record);
      // The question stands without it where it cannot be had.
      void belongings?.(id).then(
        (text) => setTold({ id, text }),
        () => undefined,
      );
    },
    dialog: {
      ...dialog,
      title: subject === null ? 'Delete' : `Delete ${nameOf(subject)}`,
      question: [
        subject === null ? '' : question(subject),
        ...(told.text !== '' && told.id === subject?.id ? [told.text] : []),
      ].join('. '),
      action: 'Delete',
      toType: isNameTyped && subject !== null ? nameOf(subject) : undefined,
    },
  };
}

/** Of a list whose rows offer no `remove`. */
export const noDeletion: DeletionOf<unknown> = {
  send: () => Promise.reject(new Error('The list does not say how its records are deleted.')),
  list: '',
  nameOf: () => '',
  question: () => '',
  done: () => '',
};
