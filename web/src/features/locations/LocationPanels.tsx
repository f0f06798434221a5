import { PartPager } from './PartPager.tsx';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { editAction, removeAction } from '../../components/data-table/row-action.ts';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useConfirmedAction } from '../../components/dialogs/use-confirmed-action.ts';
import { EmptyState } from '../../components/page/EmptyState.tsx';
import { PartOfRecord } from '../../components/record-parts/PartOfRecord.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { locationPanelColumns } from './location-panel-columns.tsx';
import {
  RemoveLocationTestPanelDocument,
  type LocationPanelPartsFragment as Row,
} from './location-panels.generated.ts';
import { useLocationPanels } from './use-location-panels.ts';

const AddPanelDialog = lazyDialog(
  async () => (await import('./AddPanelDialog.tsx')).AddPanelDialog,
);
const PanelPriceDialog = lazyDialog(
  async () => (await import('./PanelPriceDialog.tsx')).PanelPriceDialog,
);

const title = 'Instant Test Panels';

/** The instant test panels that are used at a location, each with its price there (C s3). */
export function LocationPanels({ locationId }: { locationId: string }) {
  const can = useCan();
  const isPriced = can('SEE_PRICES');
  const manages = can('CREATE_EDIT_DELETE_TEST_PANEL');
  const { rows, total, error, stale, reload, pages } = useLocationPanels(locationId);
  const [isAdding, setAdding] = useState(false);
  const [priced, setPriced] = useState<Row | null>(null);
  const removal = useConfirmedAction<Row>(async ({ testPanel }) => {
    const variables = { id: locationId, testPanelId: testPanel.id };
    const send = async () =>
      (await sendMutation(RemoveLocationTestPanelDocument, variables)).removeLocationTestPanel;
    const refusal = await refusalOf(send);
    if (refusal !== null) return refusal;
    toastSuccess('Test Panel was successfully removed from the Location');
    reload();
    return null;
  });
  return (
    <PartOfRecord
      title={title}
      buttons={
        manages && (
          <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAdding(true)}>
            Add Test Panel
          </Button>
        )
      }
    >
      <DataTable
        label={title}
        columns={locationPanelColumns(isPriced)}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={({ testPanel }) => testPanel.panelId}
        stale={stale}
        {...(error && { error })}
        {...(manages && {
          actions: (row: Row) => [
            isPriced && editAction(() => setPriced(row)),
            removeAction(() => removal.ask(row)),
          ],
        })}
        skeletonRows={3}
        empty={<EmptyState />}
      />
      <PartPager label={title} total={total} pages={pages} />
      <AddPanelDialog
        of={isAdding ? { locationId } : null}
        onClose={() => setAdding(false)}
        onDone={reload}
      />
      <PanelPriceDialog
        of={priced && { locationId, row: priced }}
        onClose={() => setPriced(null)}
        onDone={reload}
      />
      <ConfirmDialog
        {...removal.dialog}
        title={`Remove ${removal.subject?.testPanel.panelId ?? 'Test Panel'}`}
        question="Are you sure you'd like to remove this Test Panel?"
        action="Remove"
      />
    </PartOfRecord>
  );
}
