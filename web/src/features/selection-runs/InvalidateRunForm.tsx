import { useForm } from 'react-hook-form';
import { InvalidateRunInput } from '@assay/schema/selection-runs/selection-run';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useInvalidateSelectionRunMutation } from './selection-run.generated.ts';
import { useReread } from './use-reread.ts';

interface InvalidateValues {
  invalidationReason: string;
}

interface InvalidateRunFormProps {
  run: { id: string; version: number };
  onClose: () => void;
}

/** Takes a run out of the counts, once, with the reason. */
export function InvalidateRunForm({ run, onClose }: InvalidateRunFormProps) {
  const [invalidate] = useInvalidateSelectionRunMutation(errorsToCaller);
  const form = useForm<InvalidateValues, unknown, InvalidateValues>({
    resolver: contractResolver<InvalidateValues, InvalidateValues>(InvalidateRunInput),
    defaultValues: { invalidationReason: '' },
  });
  const reread = useReread();
  const conflict = useSaveConflict({
    form,
    contract: InvalidateRunInput,
    labels: { invalidationReason: 'Reason' },
    reload: async () => {
      const now = await reread.run(run.id);
      return now && { invalidationReason: now.invalidationReason ?? '' };
    },
  });
  const send = async ({ invalidationReason }: InvalidateValues) => {
    const input = { invalidationReason, version: run.version };
    const { data } = await invalidate({ variables: { id: run.id, input } });
    const payload = data?.invalidateSelectionRun;
    // The page may still show a run that somebody else has invalidated, or ordered from, as it was.
    if (payload?.errors.some(({ errorCode }) => errorCode !== 'STALE_VERSION'))
      await reread.run(run.id).catch(() => null);
    return payload;
  };
  const save = async (input: InvalidateValues): Promise<void> => {
    const saved = await saveForm(form, () => send(input), conflict);
    if (!saved) return;
    toastSuccess('Run invalidated successfully.');
    onClose();
  };
  return (
    <DialogForm
      form={form}
      contract={InvalidateRunInput}
      action="Invalidate Run"
      destructive
      description="The run stays on record with its reason. Its participants are no longer to be tested and count no longer; tests that were done stay counted. This cannot be taken back."
      onSubmit={save}
      onCancel={onClose}
    >
      <TextField control={form.control} name="invalidationReason" label="Reason" />
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={onClose} />
    </DialogForm>
  );
}
