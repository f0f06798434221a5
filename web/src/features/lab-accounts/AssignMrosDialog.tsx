import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import { AssignMrosInput } from '@assay/schema/lab-accounts/lab-account';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { MroChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { LabAccount } from './account-parts.ts';
import { partLabels } from './lab-account-words.ts';
import { AssignMrosDocument } from './lab-account.generated.ts';

interface AssignMrosFormProps {
  account: LabAccount;
  onClose: () => void;
}

type Values = FormValues<typeof AssignMrosInput>;
type Input = z.output<typeof AssignMrosInput>;

function AssignMrosForm({ account: { id, mros }, onClose }: AssignMrosFormProps) {
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(AssignMrosInput),
    defaultValues: { mros: [] },
  });
  const { revalidate } = useRevalidator();
  const save = async (input: Input): Promise<void> => {
    const send = async () =>
      (await sendMutation(AssignMrosDocument, { id, input })).assignMrosToLabAccount;
    if (!(await saveForm(form, send))) return;
    toastSuccess('MRO was successfully added to the Lab Account');
    onClose();
    void revalidate();
  };
  return (
    <DialogForm
      form={form}
      contract={AssignMrosInput}
      labels={{ mros: partLabels.mros }}
      action="Add"
      description="MROs of other accounts, who stay there too."
      onSubmit={save}
      onCancel={onClose}
    >
      <SearchManyField
        control={form.control}
        name="mros"
        choices={MroChoicesDocument}
        where={mros.length === 0 ? {} : { id: { notIn: mros.map((each) => each.id) } }}
      />
    </DialogForm>
  );
}

interface AssignMrosDialogProps extends AssignMrosFormProps {
  open: boolean;
}

/** Adds existing MROs to a lab account (C s2). */
export const AssignMrosDialog = ({ open, ...form }: AssignMrosDialogProps) => (
  <FormDialog open={open} title="Add existing MROs" onDismiss={form.onClose}>
    <AssignMrosForm {...form} />
  </FormDialog>
);
