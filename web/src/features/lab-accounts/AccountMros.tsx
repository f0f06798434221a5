import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { deleteAction, editAction, historyAction } from '../../components/data-table/row-action.ts';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { numberText } from '../../lib/value-text.ts';
import type { LabAccount } from './account-parts.ts';
import { mroColumns } from './mro-columns.tsx';
import {
  MroDetailDocument,
  RemoveMroDocument,
  type MroPartsFragment as Mro,
} from './lab-account.generated.ts';
import { mroHistoryLink } from './part-records.ts';
import { PartOfRecord } from '../../components/record-parts/PartOfRecord.tsx';

const AssignMrosDialog = lazyDialog(
  async () => (await import('./AssignMrosDialog.tsx')).AssignMrosDialog,
);
const MroDialog = lazyDialog(async () => (await import('./MroDialog.tsx')).MroDialog);

interface AccountMrosProps {
  account: LabAccount;
  canUpdate: boolean;
}

/** An MRO that is about to be taken away, and how many locations it works for, each counted once. */
interface Removed {
  mro: Mro;
  count: number;
}

/** The documented question (C s8). */
const question = ({ count }: Removed): string =>
  `Are you sure to delete this MRO? This MRO is assigned to ${numberText(count)} locations`;

/** MROs of a lab account: created, edited, added and taken away in dialogs (C s2). */
export function AccountMros({ account, canUpdate }: AccountMrosProps) {
  const { id, mros } = account;
  const can = useCan();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [isAssigning, setAssigning] = useState(false);
  /** The MRO that the form is about, null for a new one. */
  const [shown, setShown] = useState<{ mro: Mro | null } | null>(null);
  const show = (mro: Mro | null): void => setShown({ mro });
  const removal = useConfirmedAction<Removed>(async ({ mro }) => {
    const send = async () =>
      (await sendMutation(RemoveMroDocument, { id, mroId: mro.id })).removeMroFromLabAccount;
    const refusal = await refusalOf(send);
    if (refusal !== null) return refusal;
    toastSuccess('MRO was deleted successfully.');
    void revalidate();
    return null;
  });
  const askRemoval = async (mro: Mro): Promise<void> => {
    try {
      const { mro: now } = await readAgain(MroDetailDocument, { id: mro.id });
      removal.ask({ mro, count: (now ?? mro).numberOfLocations });
    } catch (error) {
      toastError(failureOf(error).message);
    }
  };
  return (
    <PartOfRecord
      title="MROs"
      buttons={
        canUpdate && (
          <>
            <Button
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={() => setAssigning(true)}
            >
              Add existing MROs
            </Button>
            <Button size="sm" variant="outline" colorPalette="gray" onClick={() => show(null)}>
              Create MRO
            </Button>
          </>
        )
      }
    >
      <DataTable
        label="MROs"
        columns={mroColumns(can('SEE_PRICES'))}
        rows={mros}
        rowId={(mro) => mro.id}
        rowLabel={({ fullName }) => fullName}
        {...(canUpdate && {
          actions: (mro: Mro) => [
            editAction(() => show(mro)),
            historyAction(() => void navigate(mroHistoryLink(account, mro.id))),
            deleteAction(() => void askRemoval(mro)),
          ],
        })}
        empty={<EmptyState />}
      />
      <MroDialog of={shown && { labAccountId: id, ...shown }} onClose={() => setShown(null)} />
      <AssignMrosDialog of={isAssigning ? { account } : null} onClose={() => setAssigning(false)} />
      <ConfirmDialog
        {...removal.dialog}
        title={`Delete ${removal.subject?.mro.fullName ?? 'MRO'}`}
        question={removal.subject === null ? '' : question(removal.subject)}
        action="Delete"
      />
    </PartOfRecord>
  );
}
