import { UpdateLocationInput } from '@assay/schema/locations/location';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { LocationDetailDocument, UpdateLocationDocument } from './location.generated.ts';
import { locationLabels, locationTexts } from './location-words.ts';
import { LocationForm } from './LocationForm.tsx';
import { useLocationRecord } from './location-record.ts';
import { hiddenParts, useShownParts } from './use-shown-parts.ts';
import { useUnitTree } from './use-unit-tree.ts';

/** Edits a location, and goes back to where the viewer came from (O s2). */
export function EditLocationView() {
  const { location, place } = useLocationRecord();
  const { id } = location;
  const shown = useShownParts();
  const units = useUnitTree(place.companyId);
  return (
    <RecordForm
      title={`Edit ${location.name}`}
      subtitle={location.locationId}
      contract={UpdateLocationInput}
      labels={locationLabels}
      texts={locationTexts(units.tree)}
      record={location}
      values={() => hiddenParts(shown)}
      reread={async () => (await readAgain(LocationDetailDocument, { id })).location}
      send={async (input) =>
        (await sendMutation(UpdateLocationDocument, { id, input })).updateLocation
      }
      done="Location Details has been successfully updated"
      next={place.links.list}
      goesBack
    >
      {(form) => <LocationForm form={form} units={units} shown={shown} />}
    </RecordForm>
  );
}
