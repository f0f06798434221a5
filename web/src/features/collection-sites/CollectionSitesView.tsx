import { Stack } from '@chakra-ui/react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { MapPin } from 'lucide-react';
import { PageMessage } from '../../components/page/PageMessage.tsx';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import { useCollectionSitesQuery } from './collection-sites.generated.ts';
import { SiteResults } from './SiteResults.tsx';
import { SiteResultsSkeleton } from './SiteResultsSkeleton.tsx';
import { SiteSearchForm } from './SiteSearchForm.tsx';
import { useSiteUrl } from './site-url.ts';

/** What the server says of the zip code; null where something else went wrong. */
function zipErrorOf(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const fields: unknown = error.errors[0]?.extensions?.['fields'];
  const found = (Array.isArray(fields) ? fields : []).find(
    (field: { path?: unknown }) => String(field.path) === 'zip',
  ) as { message?: unknown } | undefined;
  return typeof found?.message === 'string' ? found.message : null;
}

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
        {found !== undefined && <SiteResults key={search.zip} search={search} found={found} />}
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
