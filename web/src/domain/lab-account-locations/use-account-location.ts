import { Info } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  editAction,
  historyAction,
  removeAction,
  type RowActions,
} from '../../components/data-table/row-action.ts';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import {
  AccountLocationDetailDocument,
  DeleteAccountLocationDocument,
  type AccountLocationPartsFragment as Parts,
  type AccountLocationRowFragment as Row,
} from './account-location.generated.ts';
import { accountLocationHistory } from './account-location-link.ts';

type Shown = { kind: 'form'; record: Parts | null } | { kind: 'details'; record: Parts } | null;

/**
 * What is done with the lab accounts of locations: a form, the details of one, and taking one away.
 * @param manages whether the viewer may change them
 */
export function useAccountLocation(reload: () => void, manages: boolean) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>(null);
  const open = async (kind: 'form' | 'details', id: string): Promise<void> => {
    try {
      const { labAccountLocation: record } = await readAgain(AccountLocationDetailDocument, { id });
      if (record) setShown({ kind, record });
      else toastError('Record not found.');
    } catch (error) {
      toastError(failureOf(error).message);
    }
  };
  const removal = useConfirmedAction<Row>(async ({ id }) => {
    const send = async () =>
      (await sendMutation(DeleteAccountLocationDocument, { id })).deleteLabAccountLocation;
    const refusal = await refusalOf(send);
    if (refusal !== null) return refusal;
    toastSuccess('Lab Account was successfully removed from the Location');
    reload();
    return null;
  });
  const edit = (id: string): void => void open('form', id);
  const details = (id: string): void => void open('details', id);
  const actions = (row: Row): RowActions => {
    const history = manages ? accountLocationHistory(row) : null;
    return [
      { id: 'details', label: 'Details', icon: Info, onSelect: () => details(row.id) },
      manages && editAction(() => edit(row.id)),
      history !== null && historyAction(() => void navigate(history)),
      manages && removeAction(() => removal.ask(row)),
    ];
  };
  return {
    shown,
    removal,
    add: () => setShown({ kind: 'form', record: null }),
    details,
    /** The menu of a row. */
    actions,
    close: () => setShown(null),
  };
}

/** What `useAccountLocation` gives to the dialogs. */
export type AccountLocationWork = ReturnType<typeof useAccountLocation>;
