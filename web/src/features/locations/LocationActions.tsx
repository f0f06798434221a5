import { useNavigate } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { deleteAction } from '../../components/data-table/row-action.ts';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { EditLink } from '../../components/page/EditLink.tsx';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import type { LocationPartsFragment } from './location-detail.generated.ts';
import type { LocationPlace } from './location-place.ts';
import { useDeleteLocation } from './use-delete-location.ts';

interface LocationActionsProps {
  location: LocationPartsFragment;
  place: LocationPlace;
}

/** What can be done with a location. A primary one cannot be deleted (O s4). */
export function LocationActions({ location, place: { links } }: LocationActionsProps) {
  const { id, isPrimary, viewerCanUpdate, viewerCanDelete } = location;
  const can = useCan();
  const navigate = useNavigate();
  const deletion = useDeleteLocation(() => void navigate(links.list, { replace: true }));
  const hint = isPrimary ? errorText('PRIMARY_COMPANY_LOCATION') : undefined;
  return (
    <>
      {viewerCanUpdate && can('FE_EDIT_LOCATION') && <EditLink to={links.edit(id)} main />}
      <OverflowMenu
        actions={[
          (viewerCanDelete === true || isPrimary) &&
            can('FE_DELETE_LOCATION') &&
            deleteAction(() => deletion.ask(location), hint),
        ]}
      />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
