import { Button, Flex, Text } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { countText } from '../../components/list/count-text.ts';
import { AdvancedSearch } from '../../components/list-toolbar/AdvancedSearch.tsx';
import { ListCard, type ListPageProps } from '../../components/list/ListCard.tsx';
import { CreateLink } from '../../components/page/CreateLink.tsx';
import { locationColumns } from './location-columns.tsx';
import { locationSearch, unitFilters } from './location-filters.ts';
import type { LocationListQuery, LocationRowFragment } from './location-list.generated.ts';
import type { LocationLinks } from './location-links.ts';

interface LocationListPageProps extends ListPageProps<LocationListQuery, LocationRowFragment> {
  links: LocationLinks;
  canCreate: boolean;
  canImport: boolean;
}

const TITLE = 'Locations';

/** Both buttons stand in one line on a phone. */
const sideBySide = { '& > *': { smDown: { flexGrow: 1, paddingInline: '2' } } };

/** A list of locations, below the head of the page that it stands on. */
export function LocationListPage({
  data,
  links,
  canCreate,
  canImport,
  ...list
}: LocationListPageProps) {
  const locations = data?.locations ?? null;
  const units = data?.administrativeUnits?.nodes ?? [];
  const create = canCreate && links.create !== null && (
    <CreateLink to={links.create}>Create Location</CreateLink>
  );
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3">
        <Text textStyle="sm" color="fg.muted" minHeight="5">
          {countText(locations?.totalCount, 'location', 'locations')}
        </Text>
        <Flex gap="2" wrap="wrap" width={{ smDown: 'full' }} css={sideBySide}>
          {canImport && links.import !== null && (
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <Link to={links.import}>
                <FileUp size={16} aria-hidden /> Bulk import locations
              </Link>
            </Button>
          )}
          {create}
        </Flex>
      </Flex>
      <ListCard
        {...list}
        id="locations"
        label={TITLE}
        search="Search ID, name or city"
        filters={[]}
        moreFilters={[
          ...locationSearch,
          ...unitFilters(units.map(({ id, name }) => ({ value: id, label: name }))),
        ]}
        moreSearch={<AdvancedSearch filters={locationSearch} url={list.url} />}
        columns={locationColumns(links)}
        data={locations}
        rowLabel={({ name }) => name}
        create={create}
      />
    </>
  );
}
