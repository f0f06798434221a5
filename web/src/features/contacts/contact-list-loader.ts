import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListFilter } from '@assay/schema/core/list';
import { contactList } from '@assay/schema/contacts/contact.list';
import { preloadQuery } from '../../lib/apollo/preload.ts';
import type { ListRouteData } from '../../lib/list-url/list-loader.ts';
import { fieldIs, listVariables, readListState } from '../../lib/list-url/list-state.ts';
import {
  ContactListDocument,
  type ContactListQuery,
  type ContactListQueryVariables,
} from './contact-list.generated.ts';
import type { ContactPlaceName } from '../../domain/contacts/contact-links.ts';
import { loadContactPlace, type ContactPlace } from './contact-record.ts';

export interface ContactListRouteData extends ListRouteData<
  ContactListQuery,
  ContactListQueryVariables
> {
  place: ContactPlace;
  within: readonly ListFilter[];
}

/** Loader of the contacts of a company, with the locations that they are narrowed by. */
export const contactListLoader =
  (name: ContactPlaceName) =>
  async (args: LoaderFunctionArgs): Promise<ContactListRouteData> => {
    const place = await loadContactPlace(name, args);
    const { companyId } = place;
    const within = [fieldIs('companyId', companyId)];
    const state = readListState(contactList, new URL(args.request.url).searchParams);
    const asked = listVariables<ContactListQueryVariables>(contactList, state, within);
    return { place, within, list: preloadQuery(ContactListDocument, { ...asked, companyId }) };
  };
