import { useState, type ComponentProps } from 'react';
import type { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import {
  useActivateTestPoolMutation,
  useDeactivateTestPoolMutation,
} from './test-pool.generated.ts';

interface Switchable {
  id: string;
  name: string;
}

interface SwitchTestPool {
  activate: (pool: Switchable) => Promise<void>;
  /** An activation is on its way. */
  activating: boolean;
  /** Asks before it deactivates. */
  askDeactivate: (pool: Switchable) => void;
  dialog: ComponentProps<typeof ConfirmDialog>;
}

/** Switches a pool on, or off after asking: nobody can draw from it then. */
export function useSwitchTestPool(): SwitchTestPool {
  const [activatePool] = useActivateTestPoolMutation(errorsToCaller);
  const [deactivatePool] = useDeactivateTestPoolMutation(errorsToCaller);
  const [activating, setActivating] = useState(false);
  const { subject, ask, dialog } = useConfirmedAction<Switchable>(async ({ id }) => {
    const refusal = await refusalOf(
      async () => (await deactivatePool({ variables: { id } })).data?.deactivateTestPool,
      'Error deactivating Test Pool.',
    );
    if (refusal === null) toastSuccess('Test Pool deactivated successfully.');
    return refusal;
  });
  const activate = async ({ id }: Switchable): Promise<void> => {
    setActivating(true);
    const refusal = await refusalOf(
      async () => (await activatePool({ variables: { id } })).data?.activateTestPool,
      'Error activating Test Pool.',
    );
    setActivating(false);
    if (refusal === null) toastSuccess('Test Pool activated successfully.');
    else toastError(refusal);
  };
  return {
    activate,
    activating,
    askDeactivate: ask,
    dialog: {
      ...dialog,
      title: subject === null ? 'Deactivate' : `Deactivate ${subject.name}`,
      question:
        'Are you sure to deactivate this Test Pool? Its members cannot be changed and no runs can be created until it is activated again.',
      action: 'Deactivate',
    },
  };
}
