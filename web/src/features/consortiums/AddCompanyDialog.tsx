import { useForm } from 'react-hook-form';
import { AddConsortiumCompanyInput } from '@assay/schema/consortiums/consortium';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { CompanyChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { AddCompanyToConsortiumDocument } from './consortium.generated.ts';
import { consortiumTexts } from './consortium-texts.ts';

interface AddCompanyFormProps {
  consortium: { id: string; name: string };
  onAdded: () => void;
  onClose: () => void;
}

type Input = z.output<typeof AddConsortiumCompanyInput>;
type Values = FormValues<typeof AddConsortiumCompanyInput>;

function AddCompanyForm({ consortium, onAdded, onClose }: AddCompanyFormProps) {
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(AddConsortiumCompanyInput),
    defaultValues: { companyId: '' },
  });
  const send = async (input: Input) =>
    (await sendMutation(AddCompanyToConsortiumDocument, { consortiumId: consortium.id, input }))
      .addCompanyToConsortium;
  const save = async (input: Input): Promise<void> => {
    if (!(await saveForm(form, () => send(input), { failed: consortiumTexts.addFailed }))) return;
    toastSuccess(consortiumTexts.added);
    onAdded();
  };
  return (
    <DialogForm
      form={form}
      contract={AddConsortiumCompanyInput}
      action="Add"
      description="The company is enrolled from today on, without its locations."
      onSubmit={save}
      onCancel={onClose}
    >
      <SearchSelectField
        control={form.control}
        name="companyId"
        label="Company"
        choices={CompanyChoicesDocument}
      />
    </DialogForm>
  );
}

interface AddCompanyDialogProps extends AddCompanyFormProps {
  open: boolean;
}

/** Enrolls one company from the page of a consortium. */
export const AddCompanyDialog = ({ open, ...form }: AddCompanyDialogProps) => (
  <FormDialog
    open={open}
    title={`Add a company to ${form.consortium.name}`}
    onDismiss={form.onClose}
  >
    <AddCompanyForm {...form} />
  </FormDialog>
);
