import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { UpdateLocationInput } from '@assay/schema/locations/location';
import { StaleVersionDialog } from '../../components/dialogs/StaleVersionDialog.tsx';
import { useStaleVersion } from '../../components/dialogs/use-stale-version.ts';
import { Form } from '../../components/form/Form.tsx';
import { FormCard } from '../../components/form/FormCard.tsx';
import { SaveBar } from '../../components/form/SaveBar.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { AccessDeniedError } from '../../lib/errors/page-errors.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm, toldByForm } from '../../lib/forms/save-form.ts';
import { useGoBack } from '../../lib/navigation/use-go-back.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { LocationDetailDocument } from './location-detail.generated.ts';
import { locationFieldText } from './location-field-text.ts';
import {
  locationValues,
  updateVariables,
  type ChangedLocation,
  type LocationFormValues,
} from './location-form-values.ts';
import { locationLabels } from './location-labels.ts';
import { useUpdateLocationMutation } from './location-mutations.generated.ts';
import { LocationForm } from './LocationForm.tsx';
import { useLocationRecord } from './use-location-record.ts';
import { useShownParts } from './use-shown-parts.ts';
import { useUnitTree } from './use-unit-tree.ts';

/** Edits a location, and goes back to where the viewer came from (O s2). */
export function EditLocationView() {
  const { location, place } = useLocationRecord();
  const { id } = location;
  const goBack = useGoBack(place.links.list);
  const client = useApolloClient();
  const shown = useShownParts();
  const units = useUnitTree(place.companyId);
  const [updateLocation] = useUpdateLocationMutation(toldByForm);
  const form = useForm<LocationFormValues, unknown, ChangedLocation>({
    resolver: contractResolver<LocationFormValues, ChangedLocation>(UpdateLocationInput),
    defaultValues: locationValues(location, shown),
  });
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  const stale = useStaleVersion({
    form,
    labels: locationLabels,
    show: locationFieldText(units.tree),
    reload: async () => {
      const { data } = await client.query({
        query: LocationDetailDocument,
        variables: { id },
        // Not into the cache: a record that is gone would take this page, and what was typed, with it.
        fetchPolicy: 'no-cache',
        ...toldByForm,
      });
      return data?.location ? locationValues(data.location, shown) : null;
    },
  });
  if (!location.viewerCanUpdate) throw new AccessDeniedError();

  const save = async (changed: ChangedLocation): Promise<void> => {
    const variables = { id, input: updateVariables(changed) };
    const send = async () => (await updateLocation({ variables })).data?.updateLocation;
    const saved = await saveForm(form, send, { onStale: stale.meet });
    if (!saved) return;
    // Nothing is left to save while the screen before is on its way.
    if (saved.location) form.reset(locationValues(saved.location, shown));
    unsaved.clear();
    toastSuccess('Location Details has been successfully updated');
    goBack();
  };

  const title = `Edit ${location.name}`;
  return (
    <>
      <PageHeader narrow title={title} subtitle={location.locationId} />
      <Form form={form} contract={UpdateLocationInput} label={title} onSubmit={save}>
        <FormCard footer={<SaveBar control={form.control} action="Save" onCancel={goBack} />}>
          <LocationForm form={form} units={units} shown={shown} />
        </FormCard>
      </Form>
      <StaleVersionDialog {...stale.dialog} />
    </>
  );
}
