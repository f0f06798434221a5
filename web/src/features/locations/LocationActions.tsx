import { Button } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
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
  return (
    <>
      {(viewerCanDelete || isPrimary) && can('FE_DELETE_LOCATION') && (
        <Button
          variant="outline"
          colorPalette="gray"
          color="fg.error"
          disabled={isPrimary}
          title={isPrimary ? errorText('PRIMARY_COMPANY_LOCATION') : undefined}
          onClick={() => deletion.ask(location)}
        >
          <Trash2 size={16} aria-hidden /> Delete
        </Button>
      )}
      {viewerCanUpdate && can('FE_EDIT_LOCATION') && (
        <Button asChild>
          <Link to={links.edit(id)}>
            <Pencil size={16} aria-hidden /> Edit
          </Link>
        </Button>
      )}
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
