import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { recordId } from '@assay/schema/core/fields';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { SearchSelectField } from '../../components/form/SearchSelectField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import {
  LocationChoicesDocument,
  TestPanelChoicesDocument,
} from '../../domain/choices/record-choices.generated.ts';
import { keepChoiceLabel } from '../../lib/choices/choices.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { usePanelChoices } from './use-panel-choices.ts';

interface Entry {
  testPanelId: number;
  locationId: number;
}

/** Here a location is always asked for, and first. */
const perLocation = z.object({ locationId: recordId(), testPanelId: recordId() });

type Values = FormValues<typeof perLocation>;

const labels = { locationId: 'Location', testPanelId: 'Test Panel' };

interface PoolPanelFormProps {
  companyId: number | string;
  /** The panel that a location has already; adding one replaces it. */
  panelAt: (locationId: number) => string | undefined;
  onSave: (entry: Entry) => void;
  onClose: () => void;
}

function PoolPanelForm({ companyId, panelAt, onSave, onClose }: PoolPanelFormProps) {
  const form = useForm<Values, unknown, Entry>({
    resolver: contractResolver<Values, Entry>(perLocation, labels),
    defaultValues: { locationId: '', testPanelId: '' },
  });
  const { control } = form;
  const locationId = useWatch({ control, name: 'locationId' });
  const replaced = panelAt(Number(locationId));
  const { options, isLoaded, failure } = usePanelChoices(locationId);
  return (
    <DialogForm
      form={form}
      contract={perLocation}
      labels={labels}
      action="Add Test Panel"
      description="By which instant test panel people of a location are tested."
      onSubmit={async (entry) => {
        const chosen = options.find(({ value }) => value === entry.testPanelId);
        // The table behind the dialog names it.
        if (chosen)
          keepChoiceLabel(TestPanelChoicesDocument, { ...chosen, value: String(chosen.value) });
        onSave(entry);
      }}
      onCancel={onClose}
    >
      {failure && (
        <LoadFailure retrying={failure.retrying} onRetry={failure.retry}>
          Error loading Test Panels.
        </LoadFailure>
      )}
      <SearchSelectField
        control={control}
        name="locationId"
        required
        choices={LocationChoicesDocument}
        where={{ companyId: { eq: String(companyId) } }}
        hint={replaced && `It is tested by ${replaced} now, which is replaced.`}
      />
      <SelectField
        control={control}
        name="testPanelId"
        disabled={locationId === ''}
        hint={
          isLoaded && locationId !== '' && options.length === 0
            ? 'The location has no test panels.'
            : undefined
        }
        options={options}
        required
      />
    </DialogForm>
  );
}

/** Asks for a location and its instant test panel. */
export const PoolPanelDialog = ({ open, ...form }: PoolPanelFormProps & { open: boolean }) => (
  <FormDialog open={open} title="Add Test Panel" onDismiss={form.onClose}>
    <PoolPanelForm {...form} />
  </FormDialog>
);
