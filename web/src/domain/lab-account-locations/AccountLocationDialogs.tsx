import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { AccountLocationDetails } from './AccountLocationDetails.tsx';
import type { AccountLocationWork } from './use-account-location.ts';

const AccountLocationDialog = lazyDialog(
  async () => (await import('./AccountLocationDialog.tsx')).AccountLocationDialog,
);

interface AccountLocationDialogsProps {
  work: AccountLocationWork;
  /** What a new one is about. */
  of: { locationId: number } | { labAccountId: number };
  canUpdate: boolean;
  /** Something was changed. */
  onDone: () => void;
}

/** The dialogs of the lab accounts of locations: form, details, and the question before one is removed. */
export function AccountLocationDialogs({
  work,
  of,
  canUpdate,
  onDone,
}: AccountLocationDialogsProps) {
  const { shown, removal, close, details } = work;
  return (
    <>
      <AccountLocationDialog
        of={shown?.kind === 'form' ? { record: shown.record, about: of } : null}
        onClose={close}
        onDone={onDone}
      />
      <AccountLocationDetails
        record={shown?.kind === 'details' ? shown.record : null}
        canUpdate={canUpdate}
        onClose={close}
        onChange={(id) => {
          details(id);
          onDone();
        }}
      />
      <ConfirmDialog
        {...removal.dialog}
        title={`Remove ${removal.subject?.subAccountId ?? 'Lab Account'}`}
        question="Are you sure you'd like to remove this Lab Account?"
        action="Remove"
      />
    </>
  );
}
