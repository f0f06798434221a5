import { Box, Flex, Link as TextLink, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { locationList } from '@assay/schema/locations/location.list';
import { DialogCross } from '../../../components/overlays/DialogCross.tsx';
import { DialogFrame } from '../../../components/overlays/DialogFrame.tsx';
import type { OpenedDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { Dialog } from '../../../components/overlays/Dialog.ts';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import { ErrorState } from '../../../components/page/ErrorState.tsx';
import { failureOf } from '../../../lib/errors/failure.ts';
import { defaultState, writeListState } from '../../../lib/list-url/list-state.ts';
import { useLocationMapQuery } from './location-map.generated.ts';
import { placeName, sightOf, type LocationPlace, type PlaceGroup } from './place-groups.ts';
import { PlacesMap } from './PlacesMap.tsx';

interface LocationMapDialogProps extends OpenedDialog {
  companyId: string;
  /** Path of the list that a place leads to. */
  list: string;
}

/** Address of the locations of a place. */
const linkTo = (list: string, { zip }: LocationPlace): string =>
  `${list}?${writeListState(locationList, {
    ...defaultState(locationList),
    filters: [{ field: 'address.zip', operator: 'SW', values: [zip] }],
  })}`;

const counted = (count: number): string => `${count} ${count === 1 ? 'location' : 'locations'}`;

/** Where the locations of a company are, as a map and as a list; each place leads to its locations. */
export function LocationMapDialog({ open, companyId, list, onClose }: LocationMapDialogProps) {
  const { data, error, loading, refetch } = useLocationMapQuery({
    variables: { companyId },
    skip: !open,
    fetchPolicy: 'cache-and-network',
    context: { errorsTo: 'caller' },
  });
  const map = data?.locationMap;
  return (
    <DialogFrame open={open} title="Map of locations" size="xl" onDismiss={onClose}>
      <Dialog.Body paddingBottom="5">
        {error && !map ? (
          <ErrorState
            message={failureOf(error).message}
            onRetry={() => void refetch().catch(() => undefined)}
            retrying={loading}
          />
        ) : !map ? (
          <Skeleton height="20rem" aria-busy />
        ) : map.places.length === 0 ? (
          <EmptyState />
        ) : (
          <Places places={map.places} list={list} onClose={onClose} />
        )}
        {map && map.unplaced > 0 && (
          <Text textStyle="sm" color="fg.muted" marginTop="3">
            {counted(map.unplaced)} not on the map: the place of the zip code is not known, as with
            those of post office boxes.
          </Text>
        )}
      </Dialog.Body>
      <DialogCross />
    </DialogFrame>
  );
}

interface PlacesProps {
  places: readonly LocationPlace[];
  list: string;
  onClose: () => void;
}

function Places({ places, list, onClose }: PlacesProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<PlaceGroup['places'] | null>(null);
  const press = ({ places: [first, ...more] }: PlaceGroup): void => {
    if (first === undefined) return;
    if (more.length > 0) return setShown([first, ...more]);
    onClose();
    void navigate(linkTo(list, first));
  };
  return (
    <Flex direction={{ base: 'column', md: 'row' }} gap="4" align="stretch">
      <Box flex="1" minWidth="0">
        <PlacesMap
          places={places}
          sight={sightOf(shown ?? places)}
          isWhole={shown === null}
          onShowAll={() => setShown(null)}
          onPress={press}
        />
      </Box>
      <Box
        as="ul"
        role="list"
        listStyleType="none"
        aria-label="Places"
        flex={{ md: '0 0 17rem' }}
        maxHeight={{ base: '16rem', md: 'none' }}
        height={{ md: '22rem' }}
        overflowY="auto"
      >
        {(shown ?? places).map((place) => (
          <Flex as="li" key={place.zip} justify="space-between" gap="3" paddingY="1" textStyle="sm">
            <TextLink asChild>
              <Link to={linkTo(list, place)} onClick={onClose}>
                {placeName(place)}
              </Link>
            </TextLink>
            <Text as="span" fontVariantNumeric="tabular-nums" color="fg.muted">
              {place.locations}
            </Text>
          </Flex>
        ))}
      </Box>
    </Flex>
  );
}
