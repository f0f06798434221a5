import type { UseFormReturn } from 'react-hook-form';
import { CreateLocationTestPanelInput } from '@assay/schema/test-panels/location-test-panel';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { PriceField } from '../../components/form/PriceField.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { TestPanelChoicesDocument } from '../../domain/choices/record-choices.generated.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { locationPanelLabels } from './location-panel-columns.tsx';
import { AddLocationTestPanelDocument } from './location-panels.generated.ts';
import { useCostAsPrice } from './use-cost-as-price.ts';

interface FieldsProps {
  form: UseFormReturn<FormValues<typeof CreateLocationTestPanelInput>>;
  isPriced: boolean;
}

function Fields({ form, isPriced }: FieldsProps) {
  useCostAsPrice(form, isPriced);
  const { control } = form;
  return (
    <>
      <SearchSelectField control={control} name="testPanelId" choices={TestPanelChoicesDocument} />
      {isPriced && (
        <PriceField
          control={control}
          name="price"
          hint="What the panel costs here. It begins with the cost of the panel."
        />
      )}
    </>
  );
}

interface AddPanelDialogProps extends OpenedDialog {
  locationId: string;
}

/** Assigns an instant test panel to a location. */
export function AddPanelDialog({ locationId, ...dialog }: AddPanelDialogProps) {
  const isPriced = useCan()('SEE_PRICES');
  return (
    <RecordDialog
      {...dialog}
      title="Add Test Panel"
      action="Add"
      description="A panel that is used at this location."
      contract={CreateLocationTestPanelInput}
      labels={locationPanelLabels}
      send={async ({ testPanelId, price }) => {
        const input = { testPanelId, ...(isPriced && { price }) };
        const answer = await sendMutation(AddLocationTestPanelDocument, { locationId, input });
        return answer.addLocationTestPanel;
      }}
      done="Test Panel was successfully added to the Location"
    >
      {(form) => <Fields form={form} isPriced={isPriced} />}
    </RecordDialog>
  );
}
