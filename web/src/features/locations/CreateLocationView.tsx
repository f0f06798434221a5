import { useLoaderData } from 'react-router-dom';
import { CreateLocationInput } from '@assay/schema/locations/location';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import { sendMutation } from '../../lib/forms/send.ts';
import { CreateLocationDocument } from './location.generated.ts';
import type { LocationPlace } from './location-place.ts';
import { locationLabels } from './location-words.ts';
import { LocationForm } from './LocationForm.tsx';
import { hiddenParts, useShownParts } from './use-shown-parts.ts';
import { useUnitTree } from './use-unit-tree.ts';

/** A new location of a company. */
export function CreateLocationView() {
  const { companyId, links } = useLoaderData<LocationPlace>();
  const shown = useShownParts();
  const units = useUnitTree(companyId);
  return (
    <RecordForm
      title="Create Location"
      subtitle="A place of work of the company."
      action="Create Location"
      contract={CreateLocationInput}
      labels={locationLabels}
      values={() => hiddenParts(shown)}
      send={async (input) =>
        (await sendMutation(CreateLocationDocument, { companyId, input })).createLocation
      }
      done="Location has been successfully created."
      next={({ location }) => location && links.profile(location.id)}
      cancel={links.list}
    >
      {(form) => <LocationForm form={form} units={units} shown={shown} />}
    </RecordForm>
  );
}
