import { errorText } from '@assay/schema/core/errors';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { paths } from '../../config/paths.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import {
  DeleteLocationDocument,
  LocationDetailDocument,
  type LocationPartsFragment,
} from './location.generated.ts';
import type { PlaceName } from './location-links.ts';
import { loadPlace, type LocationPlace } from './location-place.ts';

const recordIn = (name: PlaceName) =>
  recordRoute({
    document: LocationDetailDocument,
    ask: async (args) => {
      const place = await loadPlace(name, args);
      return {
        variables: { id: requireRecordId(args.params['locationId']) },
        // The list of a single location leads here.
        otherwise: name === 'mine' ? paths.dashboard : place.links.list,
        place,
      };
    },
    // That of another company is not there. A location manager sees the location without its company.
    record: ({ location }, place: LocationPlace) =>
      name !== 'ofCompany' || location?.company?.id === place.companyId ? location : null,
    name: (location) => location.name,
  });

/** A location by the id of its address, in each of the places where it is looked at. */
export const locationRecords = {
  ofCompany: recordIn('ofCompany'),
  ofMyCompany: recordIn('ofMyCompany'),
  mine: recordIn('mine'),
};

/** The location of the open page, and where its screens are. */
export const useLocationRecord = (): { location: LocationPartsFragment; place: LocationPlace } => ({
  location: locationRecords.mine.useRecord(),
  place: locationRecords.mine.usePlace(),
});

/** Why a location cannot be deleted: it is the primary one, or somebody is to be reached there (O s4). */
export function deletionHint(location: {
  isPrimary: boolean;
  numberOfContacts: number;
}): string | undefined {
  if (location.isPrimary) return errorText('PRIMARY_COMPANY_LOCATION');
  const count = location.numberOfContacts;
  return count > 0 ? errorText('LOCATION_HAS_CONTACTS', { count }) : undefined;
}

export const locationDeletion: DeletionOf<{ id: string; name: string }> = {
  send: async (id) => (await sendMutation(DeleteLocationDocument, { id })).deleteLocation,
  list: 'locations',
  nameOf: ({ name }) => name,
  question: () => 'Are you sure to delete this Location?',
  done: () => 'Location was deleted successfully.',
};
