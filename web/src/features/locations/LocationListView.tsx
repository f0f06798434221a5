import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { locationList } from '@assay/schema/locations/location.list';
import { ListData } from '../../components/data-table/ListData.tsx';
import {
  deleteAction,
  editAction,
  type RowActions,
} from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import type { LocationRowFragment } from './location-list.generated.ts';
import type { LocationListRouteData } from './location-list-loader.ts';
import { LocationListPage } from './LocationListPage.tsx';
import { useDeleteLocation } from './use-delete-location.ts';

/** Locations of a company, or those that a client user manages: the list with its address, row actions and deletion. */
export function LocationListView() {
  const { list, place } = useLoaderData<LocationListRouteData>();
  const { links } = place;
  const url = useListUrl(locationList);
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
        {(result) => (
          <LocationListPage
            {...result}
            url={url}
            links={links}
            actions={actions}
            canCreate={can('CREATE_LOCATION')}
            canImport={can('CREATE_LOCATIONS_IN_BULK')}
          />
        )}
      </ListData>
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
