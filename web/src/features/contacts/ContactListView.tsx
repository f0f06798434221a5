import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { ListData } from '../../components/data-table/ListData.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import type { ContactListRouteData } from './contact-list-loader.ts';
import { contactFilters, contacts } from './contact-list.tsx';
import { contactDeletion, PRIMARY_HINT } from './contact-record.ts';

/** Contacts of a company (O s2): the list, its row actions and deletion. */
export function ContactListView() {
  const { list, place, within } = useLoaderData<ContactListRouteData>();
  const can = useCan();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <ListScreen
          {...contacts}
          {...result}
          page={data?.contacts}
          within={within}
          isTab
          filters={contactFilters(data?.locationOptions.nodes ?? [])}
          href={({ id }) => place.links.detail(id)}
          deletion={contactDeletion}
          actions={({ id, isPrimary, viewerCanUpdate, viewerCanDelete }, { edit, remove }) => [
            can('FE_EDIT_CONTACT') && viewerCanUpdate && edit(place.links.edit(id)),
            can('FE_DELETE_CONTACT') &&
              (viewerCanDelete || isPrimary) &&
              remove(isPrimary ? PRIMARY_HINT : undefined),
          ]}
          buttons={
            can('CREATE_CONTACT') && (
              <Button asChild variant="outline" colorPalette="gray">
                <Link to={place.links.import}>
                  <FileUp size={16} aria-hidden /> Bulk import contacts
                </Link>
              </Button>
            )
          }
          create={
            can('CREATE_CONTACT') && <CreateLink to={place.links.create}>Create Contact</CreateLink>
          }
        />
      )}
    </ListData>
  );
}
