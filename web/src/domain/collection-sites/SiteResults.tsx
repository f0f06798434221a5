import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Suspense, lazy, useRef, useState } from 'react';
import { SEARCH_MILES, SITES_MAX } from '@assay/schema/collection-sites/collection-services';
import { PageMessage } from '../../components/page/PageMessage.tsx';
import type { CollectionSiteFragment, CollectionSitesQuery } from './collection-sites.generated.ts';
import { NO_SITE } from './site-words.ts';
import { PrintedSite } from './PrintedSite.tsx';
import { ServicesKey } from './ServicesKey.tsx';
import { SiteCard } from './SiteCard.tsx';

const SiteMap = lazy(async () => ({ default: (await import('./map/SiteMap.tsx')).SiteMap }));

const countText = (count: number, zip: string): string => {
  if (count === SITES_MAX) return `The ${count} sites nearest to ${zip}`;
  return `${count} ${count === 1 ? 'site' : 'sites'} within ${SEARCH_MILES} miles of ${zip}`;
};

interface SiteResultsProps {
  /** Zip code that was searched around. */
  zip: string;
  found: CollectionSitesQuery['collectionSites'];
  /** One of the sites is picked; without it they are looked at, copied and printed. */
  picking?: {
    siteCode: string;
    onPick: (site: CollectionSiteFragment) => void;
    withoutMap?: boolean;
  };
}

/** What was found. The site under the pointer or with the focus is marked in the list and on the map alike. */
export function SiteResults({ zip, found, picking }: SiteResultsProps) {
  const { results: sites } = found;
  const [chosen, setChosen] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  if (sites.length === 0)
    return <PageMessage role="status" icon={<SearchX size={20} />} title={NO_SITE} />;
  const hasMap = picking?.withoutMap !== true;
  const active = pointed ?? chosen ?? picking?.siteCode ?? null;
  const leave = (siteCode: string): void => setPointed((now) => (now === siteCode ? null : now));
  const chooseOnMap = (siteCode: string): void => {
    setChosen(siteCode);
    const at = sites.findIndex((site) => site.siteCode === siteCode);
    const site = sites[at];
    if (site) picking?.onPick(site);
    list.current?.children[at]?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  const printed = sites.find(({ siteCode }) => siteCode === chosen);
  return (
    <>
      <Text role="status" textStyle="sm" fontWeight="medium">
        {countText(sites.length, zip)}
      </Text>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          ...(hasMap && { lg: `minmax(0, 1fr) minmax(0, ${picking ? '26rem' : '30rem'})` }),
        }}
        gap="5"
        alignItems="start"
      >
        {hasMap && (
          <Box
            order={{ lg: '2' }}
            position={{ lg: 'sticky' }}
            top="4"
            aspectRatio="1"
            borderWidth="1px"
            borderRadius="l3"
            overflow="hidden"
            bg="bg.muted"
          >
            <Suspense>
              <SiteMap
                zip={zip}
                middle={found}
                sites={sites}
                active={active}
                onPoint={setPointed}
                onChoose={chooseOnMap}
              />
            </Suspense>
          </Box>
        )}
        <Stack gap="3" minWidth="0">
          <Stack
            as="ol"
            ref={list as never}
            gap="0"
            listStyleType="none"
            aria-label="Collection sites"
            /* In a form the list is one field of many. */
            {...(picking && { maxHeight: '30rem', overflowY: 'auto', paddingEnd: '2' })}
          >
            {sites.map((site, index) => (
              <SiteCard
                key={site.siteCode}
                site={site}
                number={index + 1}
                isActive={active === site.siteCode}
                isChosen={chosen === site.siteCode}
                {...(picking && { isPicked: picking.siteCode === site.siteCode })}
                onPoint={setPointed}
                onLeave={leave}
                onChoose={() => {
                  if (picking) picking.onPick(site);
                  else setChosen(chosen === site.siteCode ? null : site.siteCode);
                }}
              />
            ))}
          </Stack>
          <ServicesKey />
        </Stack>
      </Grid>
      {!picking && printed && <PrintedSite site={printed} />}
    </>
  );
}
