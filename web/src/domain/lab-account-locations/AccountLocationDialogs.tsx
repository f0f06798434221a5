import { lazy, Suspense } from 'react';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { AccountLocationDetails } from './AccountLocationDetails.tsx';
import type { AccountLocationWork } from './use-account-location.ts';

/** Its form is loaded when it opens. */
const AccountLocationDialog = lazy(async () => ({
  default: (await import('./AccountLocationDialog.tsx')).AccountLocationDialog,
}));

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
      {shown?.kind === 'form' && (
        <Suspense>
          <AccountLocationDialog
            open
            record={shown.record}
            of={of}
            onClose={close}
            onDone={onDone}
          />
        </Suspense>
      )}
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
