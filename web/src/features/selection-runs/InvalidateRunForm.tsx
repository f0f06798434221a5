import { useForm } from 'react-hook-form';
import { InvalidateRunInput } from '@assay/schema/selection-runs/selection-run';
import { DialogForm } from '../../components/dialogs/FormDialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useInvalidateSelectionRunMutation } from './selection-run-mutations.generated.ts';

interface InvalidateValues {
  invalidationReason: string;
  version?: number;
}

interface InvalidateRunFormProps {
  run: { id: string; version: number };
  onClose: () => void;
}

/** Takes a run out of the counts, once, with the reason. */
export function InvalidateRunForm({ run, onClose }: InvalidateRunFormProps) {
  const [invalidate] = useInvalidateSelectionRunMutation(toldByForm);
  const form = useForm<InvalidateValues, unknown, InvalidateValues>({
    resolver: contractResolver<InvalidateValues, InvalidateValues>(InvalidateRunInput),
    defaultValues: { invalidationReason: '', version: run.version },
  });
  const save = async (input: InvalidateValues): Promise<void> => {
    const saved = await saveForm(
      form,
      async () =>
        (await invalidate({ variables: { id: run.id, input } })).data?.invalidateSelectionRun,
    );
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
      description="The run stays on record with its reason, but no longer counts, and its participants are not tested. This cannot be taken back."
      onSubmit={save}
      onCancel={onClose}
    >
      <TextField control={form.control} name="invalidationReason" label="Reason" />
    </DialogForm>
  );
}
