import { Button } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { locationList } from '@assay/schema/locations/location.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import {
  deleteAction,
  editAction,
  type RowActions,
} from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { AdvancedSearch } from '../../components/list-toolbar/AdvancedSearch.tsx';
import { ListScreen } from '../../components/list/ListScreen.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { locationColumns } from './location-columns.tsx';
import { locationSearch, unitFilters } from './location-filters.ts';
import type { LocationRowFragment } from './location-list.generated.ts';
import type { LocationListRouteData } from './location-list-loader.ts';
import { useDeleteLocation } from './use-delete-location.ts';

/** Locations of a company, or those that a client user manages: the list, its row actions and deletion. */
export function LocationListView() {
  const { list, place } = useLoaderData<LocationListRouteData>();
  const { links } = place;
  const can = useCan();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const deletion = useDeleteLocation(() => void revalidate());

  const actions = (row: LocationRowFragment): RowActions => [
    can('FE_EDIT_LOCATION') &&
      row.viewerCanUpdate &&
      editAction(() => void navigate(links.edit(row.id))),
    can('FE_DELETE_LOCATION') &&
      (row.viewerCanDelete || row.isPrimary) &&
      deleteAction(
        () => deletion.ask(row),
        row.isPrimary ? errorText('PRIMARY_COMPANY_LOCATION') : undefined,
      ),
  ];

  return (
    <>
      <ListData from={list}>
        {({ data, ...result }) => (
          <ListScreen
            {...result}
            page={data?.locations}
            spec={locationList}
            id="locations"
            title="Locations"
            counted={['location', 'locations']}
            isTab
            search="Search ID, name or city"
            moreFilters={[
              ...locationSearch,
              ...unitFilters(
                (data?.administrativeUnits?.nodes ?? []).map(({ id, name }) => ({
                  value: id,
                  label: name,
                })),
              ),
            ]}
            moreSearch={<AdvancedSearch filters={locationSearch} spec={locationList} />}
            columns={locationColumns}
            rowLabel={({ name }) => name}
            href={({ id }) => links.profile(id)}
            actions={actions}
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
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
