import { Stack, Text } from '@chakra-ui/react';
import type { CollectionService } from '@assay/schema/collection-sites/collection-site';
import { patterns } from '@assay/schema/core/patterns';
import { ErrorState } from '../../components/page/ErrorState.tsx';
import { failureOf } from '../../lib/errors/failure.ts';
import {
  useCollectionSitesQuery,
  type CollectionSiteFragment,
} from './collection-sites.generated.ts';
import { SiteResults } from './SiteResults.tsx';
import { SiteResultsSkeleton } from './SiteResultsSkeleton.tsx';
import { zipErrorOf } from './zip-error.ts';

interface SitePickerProps {
  /** What was typed so far; sites are looked for once it is a zip code. */
  zip: string;
  /** What a site has to do. */
  services: readonly CollectionService[];
  /** Code of the site that is picked; blank for none. */
  siteCode: string;
  /** Where there is no room beside the list. */
  withoutMap?: boolean;
  onPick: (site: CollectionSiteFragment) => void;
}

/** Collection sites around a zip code, nearest first, in a list and on a map, of which one is picked (T s2). */
export function SitePicker({
  zip,
  services,
  siteCode,
  onPick,
  withoutMap = false,
}: SitePickerProps) {
  const isZip = patterns.zip.test(zip);
  const { data, error, loading, refetch } = useCollectionSitesQuery({
    variables: { zip, services: [...services] },
    skip: !isZip,
    context: { errorsTo: 'caller' },
  });
  if (!isZip)
    return (
      <Text textStyle="sm" color="fg.muted" gridColumn="1 / -1">
        Enter a zip code to see the collection sites around it.
      </Text>
    );
  const zipError = zipErrorOf(error);
  return (
    <Stack gap="3" gridColumn="1 / -1" minWidth="0">
      {zipError !== null && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {zipError}
        </Text>
      )}
      {error !== undefined && zipError === null && !loading && (
        <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />
      )}
      {data && !error && (
        <SiteResults
          key={zip}
          zip={zip}
          found={data.collectionSites}
          picking={{ siteCode, onPick, withoutMap }}
        />
      )}
      {!data && loading && <SiteResultsSkeleton />}
    </Stack>
  );
}
