import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import { SaveLabAccountTestCodesInput } from '@assay/schema/lab-accounts/lab-account';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { SearchManyField } from '../../components/form/SearchManyField.tsx';
import { TestCodeChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { recordValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import type { LabAccount } from './account-parts.ts';
import { partLabels } from './lab-account-words.ts';
import {
  LabAccountDetailDocument,
  SaveLabAccountTestCodesDocument,
} from './lab-account.generated.ts';

interface TestCodesFormProps {
  account: LabAccount;
  onClose: () => void;
}

type Values = FormValues<typeof SaveLabAccountTestCodesInput>;
type Input = z.output<typeof SaveLabAccountTestCodesInput>;
const labels = { testCodes: partLabels.testCodes };
const valuesOf = (account: LabAccount): Values =>
  recordValues(SaveLabAccountTestCodesInput, account);

function TestCodesForm({ account, onClose }: TestCodesFormProps) {
  const { id, provider } = account;
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(SaveLabAccountTestCodesInput),
    defaultValues: valuesOf(account),
  });
  const { revalidate } = useRevalidator();
  const conflict = useSaveConflict({
    form,
    contract: SaveLabAccountTestCodesInput,
    labels,
    reload: async () => {
      const { labAccount } = await readAgain(LabAccountDetailDocument, { id });
      return labAccount && valuesOf(labAccount);
    },
  });
  const close = (): void => {
    onClose();
    void revalidate();
  };
  const save = async (input: Input): Promise<void> => {
    const send = async () =>
      (await sendMutation(SaveLabAccountTestCodesDocument, { id, input })).saveLabAccountTestCodes;
    if (!(await saveForm(form, send, conflict))) return;
    toastSuccess('Lab Account has been successfully updated');
    close();
  };
  return (
    <DialogForm
      form={form}
      contract={SaveLabAccountTestCodesInput}
      labels={labels}
      action="Save"
      description="Tests that may be ordered by this account."
      onSubmit={save}
      onCancel={onClose}
    >
      <SearchManyField
        control={form.control}
        name="testCodes"
        choices={TestCodeChoicesDocument}
        where={{ provider: { eq: provider } }}
      />
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={close} />
    </DialogForm>
  );
}

interface TestCodesDialogProps extends TestCodesFormProps {
  open: boolean;
}

/** Chooses what a lab account may order. */
export const TestCodesDialog = ({ open, ...form }: TestCodesDialogProps) => (
  <FormDialog open={open} title="Choose Test Codes" onDismiss={form.onClose}>
    <TestCodesForm {...form} />
  </FormDialog>
);
