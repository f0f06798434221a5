import { useForm } from 'react-hook-form';
import { CreateLocationTestPanelInput as contract } from '@assay/schema/test-panels/location-test-panel';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { TestPanelChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { locationPanelLabels as labels } from './location-panel-columns.tsx';
import { AddLocationTestPanelDocument } from './location-panels.generated.ts';
import { useCostAsPrice } from './use-cost-as-price.ts';

interface AddPanelFormProps {
  locationId: string;
  onClose: () => void;
  /** The location has one more. */
  onDone: () => void;
}

type Values = FormValues<typeof contract>;
type Input = z.output<typeof contract>;

function AddPanelForm({ locationId, onClose, onDone }: AddPanelFormProps) {
  const isPriced = useCan()('SEE_PRICES');
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(contract),
    defaultValues: blankValues(contract),
  });
  useCostAsPrice(form, isPriced);
  const save = async ({ testPanelId, price }: Input): Promise<void> => {
    const input = { testPanelId, ...(isPriced && { price: price ?? null }) };
    const send = async () =>
      (await sendMutation(AddLocationTestPanelDocument, { locationId, input }))
        .addLocationTestPanel;
    if (!(await saveForm(form, send))) return;
    toastSuccess('Test Panel was successfully added to the Location');
    onClose();
    onDone();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action="Add"
      description="A panel that is used at this location."
      onSubmit={save}
      onCancel={onClose}
    >
      <SearchSelectField
        control={form.control}
        name="testPanelId"
        choices={TestPanelChoicesDocument}
      />
      {isPriced && (
        <PriceField
          control={form.control}
          name="price"
          hint="What the panel costs here. It begins with the cost of the panel."
        />
      )}
    </DialogForm>
  );
}

interface AddPanelDialogProps extends AddPanelFormProps {
  open: boolean;
}

/** Assigns an instant test panel to a location. */
export const AddPanelDialog = ({ open, ...form }: AddPanelDialogProps) => (
  <FormDialog open={open} title="Add Test Panel" onDismiss={form.onClose}>
    <AddPanelForm {...form} />
  </FormDialog>
);
