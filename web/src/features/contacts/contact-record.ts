import { generatePath, type LoaderFunctionArgs } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import type { DeletionOf } from '../../components/dialogs/use-deletion.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { contactLinks, type ContactPlaceName } from '../../domain/contacts/contact-links.ts';
import { contactName } from '../../domain/contacts/contact-name.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import {
  ContactDetailDocument,
  DeleteContactDocument,
  type ContactPartsFragment,
} from './contact.generated.ts';

/** Whose contacts an address means, and where their screens are. */
export async function loadContactPlace(name: ContactPlaceName, { params }: LoaderFunctionArgs) {
  const mine = name === 'ofMyCompany' ? (await loadViewer()).profile.company?.id : undefined;
  const companyId = requireRecordId(mine ?? params['companyId']);
  return {
    companyId,
    links: contactLinks(name, companyId),
    location: (locationId: string) =>
      generatePath<string>(locationPaths[name].detail, { companyId, locationId }),
  };
}
export type ContactPlace = Awaited<ReturnType<typeof loadContactPlace>>;

const recordIn = (name: ContactPlaceName) =>
  recordRoute({
    document: ContactDetailDocument,
    ask: async (args) => {
      const place = await loadContactPlace(name, args);
      const id = requireRecordId(args.params['contactId']);
      return { variables: { id }, otherwise: place.links.list, place };
    },
    // That of another company is not there.
    record: ({ contact }, place: ContactPlace) =>
      contact?.company?.id === place.companyId ? contact : null,
    name: contactName,
  });

/** A contact by the id of its address, in each of the places where it is looked at. */
export const contactRecords = {
  ofCompany: recordIn('ofCompany'),
  ofMyCompany: recordIn('ofMyCompany'),
};

/** The contact of the open page, and where its screens are. */
export const useContactRecord = (): { contact: ContactPartsFragment; place: ContactPlace } => ({
  contact: contactRecords.ofCompany.useRecord(),
  place: contactRecords.ofCompany.usePlace(),
});

/** Why a primary contact has no deletion (O s4). */
export const PRIMARY_HINT = errorText('PRIMARY_CONTACT');

export const contactDeletion: DeletionOf<{ id: string; name: string; lastName: string }> = {
  send: async (id) => (await sendMutation(DeleteContactDocument, { id })).deleteContact,
  list: 'contacts',
  nameOf: contactName,
  question: () => 'Are you sure to delete this Contact?',
  done: () => 'Contact was deleted successfully.',
};
