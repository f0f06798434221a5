import { useNavigate } from 'react-router-dom';
import { deleteAction, historyAction } from '../data-table/row-action.ts';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useDeletion, type DeletionOf } from '../dialogs/use-deletion.ts';
import { EditLink } from './EditLink.tsx';
import { OverflowMenu } from './OverflowMenu.tsx';

interface RecordActionsProps<Subject> {
  record: Subject;
  /** Form of the record; false for who may not edit it. */
  edit: string | false | null;
  /** Page of its history, where it has one of its own; false for who may not change it. */
  history?: string | false | null;
  deletion: DeletionOf<Subject>;
  /** False for who may not delete it: the menu then has no such entry. */
  canDelete: boolean;
  /** Why this record cannot be deleted; the entry is then shown but not available. */
  hint?: string | undefined;
  /** Where it leads when the record is gone. */
  list: string;
}

/** What can be done with a record, in its head: edit it, and delete it behind the menu. */
export function RecordActions<Subject extends { id: string }>({
  record,
  edit,
  history,
  deletion,
  canDelete,
  hint,
  list,
}: RecordActionsProps<Subject>) {
  const navigate = useNavigate();
  const { ask, dialog } = useDeletion(deletion, () => void navigate(list, { replace: true }));
  return (
    <>
      {typeof edit === 'string' && <EditLink to={edit} main />}
      <OverflowMenu
        actions={[
          typeof history === 'string' && historyAction(() => void navigate(history)),
          canDelete && deleteAction(() => ask(record), hint),
        ]}
      />
      <ConfirmDialog {...dialog} />
    </>
  );
}
