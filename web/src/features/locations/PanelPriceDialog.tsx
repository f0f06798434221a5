import { useForm } from 'react-hook-form';
import { UpdateLocationTestPanelInput as contract } from '@assay/schema/test-panels/location-test-panel';
import type { z } from 'zod';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { PriceField } from '../../components/form/PriceField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { recordValues } from '../../lib/forms/form-values.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { locationPanelLabels } from './location-panel-columns.tsx';
import {
  PanelAtLocationDocument,
  UpdateLocationTestPanelDocument,
  type LocationPanelPartsFragment as Row,
} from './location-panels.generated.ts';

interface PanelPriceFormProps {
  locationId: string;
  row: Row;
  onClose: () => void;
  /** The price is another one. */
  onDone: () => void;
}

type Values = FormValues<typeof contract>;
type Input = z.output<typeof contract>;
const labels = { price: locationPanelLabels.price };

function PanelPriceForm({ locationId, row, onClose, onDone }: PanelPriceFormProps) {
  const testPanelId = row.testPanel.id;
  const form = useForm<Values, unknown, Input>({
    resolver: contractResolver<Values, Input>(contract),
    defaultValues: recordValues(contract, row),
  });
  const close = (): void => {
    onClose();
    onDone();
  };
  const conflict = useSaveConflict({
    form,
    contract,
    labels,
    reload: async () => {
      const variables = { locationId, testPanelId };
      const { locationTestPanels } = await readAgain(PanelAtLocationDocument, variables);
      const [now] = locationTestPanels.nodes;
      return now ? recordValues(contract, now) : null;
    },
  });
  const save = async ({ price, version }: Input): Promise<void> => {
    const variables = { id: locationId, testPanelId, input: { price: price ?? null, version } };
    const send = async () =>
      (await sendMutation(UpdateLocationTestPanelDocument, variables)).updateLocationTestPanel;
    if (!(await saveForm(form, send, conflict))) return;
    toastSuccess('Test Panel has been successfully updated');
    close();
  };
  return (
    <DialogForm
      form={form}
      contract={contract}
      labels={labels}
      action="Save"
      description={row.testPanel.name}
      onSubmit={save}
      onCancel={onClose}
    >
      <PriceField control={form.control} name="price" hint="What the panel costs here." />
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={close} />
    </DialogForm>
  );
}

interface PanelPriceDialogProps extends Omit<PanelPriceFormProps, 'row'> {
  /** The panel whose price is changed; null while none is. */
  row: Row | null;
}

/** Changes the price of a panel at a location. */
export const PanelPriceDialog = ({ row, ...form }: PanelPriceDialogProps) => (
  <FormDialog
    open={row !== null}
    title={`Price of ${row?.testPanel.panelId ?? ''}`}
    onDismiss={form.onClose}
  >
    {row && <PanelPriceForm row={row} {...form} />}
  </FormDialog>
);
