import { UpdateLocationTestPanelInput } from '@assay/schema/test-panels/location-test-panel';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { locationPanelLabels } from './location-panel-columns.tsx';
import {
  PanelAtLocationDocument,
  UpdateLocationTestPanelDocument,
  type LocationPanelPartsFragment as Row,
} from './location-panels.generated.ts';

interface PanelPriceDialogProps extends OpenedDialog {
  locationId: string;
  row: Row;
}

/** Changes the price of a panel at a location. */
export function PanelPriceDialog({ locationId, row, ...dialog }: PanelPriceDialogProps) {
  const { id: testPanelId, name } = row.testPanel;
  const reread = async (): Promise<Row | null> => {
    const variables = { locationId, testPanelId };
    const { locationTestPanels } = await readAgain(PanelAtLocationDocument, variables);
    return locationTestPanels.nodes[0] ?? null;
  };
  return (
    <RecordDialog
      {...dialog}
      title={`Price of ${row.testPanel.panelId}`}
      action="Save"
      description={name}
      contract={UpdateLocationTestPanelInput}
      labels={{ price: locationPanelLabels.price }}
      record={row}
      reread={reread}
      send={async ({ price, version }) => {
        const variables = { id: locationId, testPanelId, input: { price, version } };
        return (await sendMutation(UpdateLocationTestPanelDocument, variables))
          .updateLocationTestPanel;
      }}
      done="Test Panel has been successfully updated"
    >
      {({ control }) => (
        <PriceField control={control} name="price" hint="What the panel costs here." />
      )}
    </RecordDialog>
  );
}
