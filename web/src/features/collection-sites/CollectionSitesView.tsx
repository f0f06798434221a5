import { Stack } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { PageMessage } from '../../components/page/PageMessage.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import { useCollectionSitesQuery } from '../../domain/collection-sites/collection-sites.generated.ts';
import { zipErrorOf } from '../../domain/collection-sites/zip-error.ts';
import { SiteResults } from '../../domain/collection-sites/SiteResults.tsx';
import { SiteResultsSkeleton } from '../../domain/collection-sites/SiteResultsSkeleton.tsx';
import { SiteSearchForm } from './SiteSearchForm.tsx';
import { useSiteUrl } from './site-url.ts';

/** Collection sites around a zip code, nearest first, in a list and on a map (C s5, s9). */
export function CollectionSitesView() {
  const [search, searchFor] = useSiteUrl();
  const { data, error, loading, refetch } = useCollectionSitesQuery({
    variables: { zip: search.zip, services: [...search.services] },
    skip: search.zip === '',
    context: { errorsTo: 'caller' },
  });
  const zipError = search.zip === '' ? null : zipErrorOf(error);
  const found = search.zip === '' || error ? undefined : data?.collectionSites;
  return (
    <>
      <PageHeader
        title="Collection Sites"
        subtitle="Where specimens are collected within 100 miles of a zip code, nearest first"
      />
      <Stack gap="4">
        <SiteSearchForm search={search} zipError={zipError} onSearch={searchFor} />
        {found !== undefined && <SiteResults key={search.zip} zip={search.zip} found={found} />}
        {search.zip === '' && (
          <PageMessage
            icon={<MapPin size={20} />}
            title="Enter a zip code to see the sites around it."
          />
        )}
        {found === undefined && loading && <SiteResultsSkeleton />}
        {error !== undefined && zipError === null && !loading && (
          <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />
        )}
      </Stack>
    </>
  );
}
