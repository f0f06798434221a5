import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Link, useLoaderData } from 'react-router-dom';
import { locationList } from '@assay/schema/locations/location.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import { AdvancedSearch } from '../../components/list-toolbar/AdvancedSearch.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { BulkListScreen } from '../../components/ticks/BulkListScreen.tsx';
import { locations, locationSearch, unitFilters, zipFilter } from './location-list.tsx';
import type { LocationListRouteData } from './location-list-loader.ts';
import { deletionHint, locationDeletion } from './location-record.ts';
import { MapButton } from './map/MapButton.tsx';

/** Locations of a company, or those that a client user manages: the list, its row actions and deletion. */
export function LocationListView() {
  const { list, place, within } = useLoaderData<LocationListRouteData>();
  const { links } = place;
  const can = useCan();
  return (
    <ListData from={list}>
      {({ data, ...result }) => (
        <BulkListScreen
          kind="Location"
          {...locations}
          {...result}
          page={data?.locations}
          within={within}
          isTab
          moreFilters={[
            ...locationSearch,
            zipFilter,
            ...unitFilters(
              (data?.administrativeUnits?.nodes ?? []).map(({ id, name }) => ({
                value: id,
                label: name,
              })),
            ),
          ]}
          moreSearch={
            <>
              <AdvancedSearch filters={locationSearch} spec={locationList} />
              <MapButton companyId={place.companyId} list={links.list} />
            </>
          }
          href={({ id }) => links.profile(id)}
          deletion={locationDeletion}
          actions={(location, { edit, remove }) => [
            can('FE_EDIT_LOCATION') && location.viewerCanUpdate && edit(links.edit(location.id)),
            can('FE_DELETE_LOCATION') &&
              (location.viewerCanDelete || location.isPrimary) &&
              remove(deletionHint(location)),
          ]}
          buttons={
            can('CREATE_LOCATIONS_IN_BULK') &&
            links.import !== null && (
              <Button asChild variant="outline" colorPalette="gray">
                <Link to={links.import}>
                  <FileUp size={16} aria-hidden /> Bulk import locations
                </Link>
              </Button>
            )
          }
          create={
            can('CREATE_LOCATION') &&
            links.create !== null && <CreateLink to={links.create}>Create Location</CreateLink>
          }
        />
      )}
    </ListData>
  );
}
