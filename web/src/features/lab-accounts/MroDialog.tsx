import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import { MroForm as contract, CreateMroInput } from '@assay/schema/lab-accounts/mro';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { PhoneField } from '../../components/form/PhoneField.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { AddressFields } from '../../domain/contact/AddressFields.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues, recordValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { mroLabels as labels } from './lab-account-words.ts';
import {
  CreateMroDocument,
  MroDetailDocument,
  UpdateMroDocument,
  type MroPartsFragment,
} from './lab-account.generated.ts';

interface MroFormProps {
  labAccountId: string;
  /** The one that is edited; null for a new one. */
  mro: MroPartsFragment | null;
  onClose: () => void;
}

type Values = FormValues<typeof contract>;
type Input = z.output<typeof contract>;
const action = (mro: unknown): string => (mro === null ? 'Create MRO' : 'Save');

function MroForm({ labAccountId, mro, onClose }: MroFormProps) {
  const can = useCan();
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(contract),
    defaultValues: mro === null ? blankValues(CreateMroInput) : recordValues(contract, mro),
  });
  const { control } = form;
  const { revalidate } = useRevalidator();
  const conflict = useSaveConflict({
    form,
    contract,
    labels,
    reload: async () => {
      if (mro === null) return null;
      const { mro: now } = await readAgain(MroDetailDocument, { id: mro.id });
      return now && recordValues(contract, now);
    },
  });
  const close = (): void => {
    onClose();
    void revalidate();
  };
  const send = async ({ version, ...values }: Input) => {
    if (mro === null)
      return (await sendMutation(CreateMroDocument, { labAccountId, input: values })).createMro;
    const input = { ...values, version: version ?? null };
    return (await sendMutation(UpdateMroDocument, { id: mro.id, input })).updateMro;
  };
  const save = async (input: Input): Promise<void> => {
    if (!(await saveForm(form, () => send(input), conflict))) return;
    toastSuccess(
      mro === null
        ? 'MRO was successfully added to the Lab Account'
        : 'MRO was successfully updated',
    );
    close();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action={action(mro)}
      description="Medical Review Officer, who verifies the results of the account."
      onSubmit={save}
      onCancel={onClose}
    >
      <TextField control={control} name="fullName" />
      <TextField control={control} name="providerId" />
      <AddressFields control={control} name="address" />
      <PhoneField control={control} name="phone" />
      <PhoneField control={control} name="fax" />
      {can('SEE_PRICES') && <PriceField control={control} name="pricing" />}
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={close} />
    </DialogForm>
  );
}

interface MroDialogProps extends MroFormProps {
  open: boolean;
}

/** Creates an MRO of a lab account, or edits one. */
export const MroDialog = ({ open, ...form }: MroDialogProps) => (
  <FormDialog
    open={open}
    title={form.mro === null ? 'Create MRO' : `Edit ${form.mro.fullName}`}
    onDismiss={form.onClose}
  >
    <MroForm {...form} />
  </FormDialog>
);
