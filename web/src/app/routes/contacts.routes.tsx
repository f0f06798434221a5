import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { contactPaths, seesContacts } from '../../config/features/contacts.ts';
import { contactListLoader } from '../../features/contacts/contact-list-loader.ts';
import type { ContactPlaceName } from '../../domain/contacts/contact-links.ts';
import { contactRecords, loadContactPlace } from '../../features/contacts/contact-record.ts';
import { loadViewer } from '../../lib/viewer/viewer.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

/** Contacts of a company: the tab below the head of the company. */
export const companyContactTab = (place: ContactPlaceName): RouteObject =>
  page(
    {
      path: contactPaths[place].list,
      crumb: 'Contacts',
      access: seesContacts,
      load: contactListLoader(place),
    },
    () => import('../../features/contacts/ContactListView.tsx'),
  );

/** Unknown paths of contacts lead to the list of companies (O s2); a client user has one company alone. */
async function leaveUnknown() {
  const { profile } = await loadViewer();
  return redirect(profile.type === 'CLIENT' ? myCompanyPaths.detail : companyPaths.list);
}

/** Forms and single contacts of a company, on pages of their own; stands behind the tabs. */
export const companyContactPages = (place: ContactPlaceName): RouteObject => {
  const { list, create, import: importPath, detail, edit, history } = contactPaths[place];
  const creates = { anyOf: ['CREATE_CONTACT'] } as const;
  const load = (args: LoaderFunctionArgs) => loadContactPlace(place, args);
  return section(list, 'Contacts', [
    page(
      { path: create, crumb: 'Create Contact', access: creates, load },
      () => import('../../features/contacts/CreateContactView.tsx'),
    ),
    page(
      { path: importPath, crumb: 'Bulk import contacts', access: creates, load },
      () => import('../../features/contacts/ImportContactsView.tsx'),
    ),
    {
      path: detail,
      ...contactRecords[place].route(seesContacts),
      children: [
        page({}, () => import('../../features/contacts/ContactView.tsx')),
        page(
          { path: edit, crumb: 'Edit', access: { anyOf: ['FE_EDIT_CONTACT'] } },
          () => import('../../features/contacts/EditContactView.tsx'),
        ),
        historyPage(history, 'contact', { anyOf: ['UPDATE'] }),
      ],
    },
    { path: `${list}/*`, loader: leaveUnknown },
  ]);
};
