import { Box, Heading, Text } from '@chakra-ui/react';
import { addressLines } from '../contact/address-text.ts';
import { phoneText } from '../../lib/phone.ts';
import type { CollectionSiteFragment } from './collection-sites.generated.ts';
import { servicesOf } from './site-words.ts';

/** On paper there is the chosen site and nothing else of the page: what a donor is given. */
const onPaperAlone = {
  display: 'none',
  '@media print': {
    display: 'block',
    'body:has(&) *:not(:has(&)):not(&):not(& *)': { display: 'none !important' },
  },
};

const Line = ({ label, children }: { label: string; children: string | null }) =>
  children === null || children === '' ? null : (
    <Text marginTop="3">
      {label}: {children}
    </Text>
  );

/** A site as it is printed. */
export const PrintedSite = ({ site }: { site: CollectionSiteFragment }) => (
  <Box css={onPaperAlone} padding="8" fontSize="14pt" color="black" bg="white">
    <Heading as="h2" fontSize="20pt" marginBottom="3">
      {site.siteName}
    </Heading>
    {addressLines(site.address).map((line) => (
      <Text key={line}>{line}</Text>
    ))}
    <Line label="Hours">{site.hoursOfOperation}</Line>
    <Line label="Phone">{site.phone && phoneText(site.phone)}</Line>
    <Line label="Site code">{site.siteCode}</Line>
    <Line label="Services">
      {servicesOf(site)
        .map(({ name }) => name)
        .join(', ')}
    </Line>
    <Text marginTop="6">Please call before you go: hours may have changed.</Text>
  </Box>
);
