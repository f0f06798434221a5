import { Badge, Box, Button, chakra, Flex, Span, Stack, Text } from '@chakra-ui/react';
import { Clock, Printer } from 'lucide-react';
import { CopyButton } from '../../components/page/CopyButton.tsx';
import { addressLines } from '../contact/address-text.ts';
import { AddressLink, PhoneLink } from '../contact/contact-links.tsx';
import { phoneText } from '../../lib/phone.ts';
import type { CollectionSiteFragment } from './collection-sites.generated.ts';
import { milesText, servicesOf, sitePrefixes } from './site-words.ts';

const NameButton = chakra('button', {
  base: {
    textAlign: 'start',
    textStyle: 'sm',
    fontWeight: 'semibold',
    borderRadius: 'l1',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    _hover: { textDecoration: 'underline' },
  },
});

/** Where to go and whom to call, as it is sent to a donor. */
const plainText = ({ siteName, address, hoursOfOperation, phone }: CollectionSiteFragment) =>
  [siteName, ...addressLines(address), hoursOfOperation, phone && phoneText(phone)]
    .filter(Boolean)
    .join('\n');

const Services = ({ site }: { site: CollectionSiteFragment }) => (
  <Flex as="ul" gap="1.5" wrap="wrap" listStyleType="none" aria-label="Services">
    {servicesOf(site).map(({ service, key, name }) => (
      <li key={service}>
        <Badge size="sm" variant="subtle" colorPalette="neutral" title={name} aria-label={name}>
          {key}
        </Badge>
      </li>
    ))}
  </Flex>
);

const Taking = ({ site }: { site: CollectionSiteFragment }) => (
  <Flex gap="2" wrap="wrap" align="center" marginTop="1">
    <CopyButton text={plainText(site)} />
    <Button size="sm" variant="outline" colorPalette="gray" onClick={() => window.print()}>
      <Printer size={16} aria-hidden /> Print
    </Button>
    <Text textStyle="xs" color="fg.muted">
      Site code {site.siteCode}
      {site.fax !== null && `, fax ${phoneText(site.fax)}`}
    </Text>
  </Flex>
);

interface SiteCardProps {
  site: CollectionSiteFragment;
  /** Its place in the list, by which the map calls it. */
  number: number;
  isActive: boolean;
  /** It stays marked, and can be taken along. */
  isChosen: boolean;
  /** The site is what is looked for, and not only looked at. */
  isPicked?: boolean;
  onPoint: (siteCode: string) => void;
  onLeave: (siteCode: string) => void;
  onChoose: () => void;
}

/** One site: whose it is, how far, where, when and what for. */
export function SiteCard({ site, number, isActive, isChosen, isPicked, ...card }: SiteCardProps) {
  return (
    <Flex
      as="li"
      gap="3"
      paddingX="3"
      paddingY="3"
      borderTopWidth="1px"
      bg={isActive ? 'bg.subtle' : undefined}
      borderRadius={isActive ? 'l2' : undefined}
      scrollMarginBlock="16"
      // Not on entering: a list that is scrolled to what has the focus brings others below a pointer that rests.
      onPointerMove={() => card.onPoint(site.siteCode)}
      onPointerLeave={() => card.onLeave(site.siteCode)}
      onFocus={() => card.onPoint(site.siteCode)}
      onBlur={() => card.onLeave(site.siteCode)}
    >
      <Flex
        aria-hidden
        boxSize="6"
        flexShrink="0"
        align="center"
        justify="center"
        borderRadius="full"
        textStyle="xs"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        {...(isActive
          ? { bg: 'brand.solid', color: 'brand.contrast' }
          : { bg: 'brand.muted', color: 'brand.fg' })}
      >
        {number}
      </Flex>
      <Stack gap="1" flex="1" minWidth="0" textStyle="sm">
        <Flex justify="space-between" gap="3" align="baseline">
          <NameButton
            type="button"
            {...(isPicked === undefined
              ? { 'aria-expanded': isChosen }
              : { 'aria-pressed': isPicked })}
            onClick={card.onChoose}
          >
            <Span color="fg.muted" fontWeight="medium">
              {sitePrefixes[site.siteType]}
            </Span>{' '}
            {site.siteName}
          </NameButton>
          <Span whiteSpace="nowrap" fontVariantNumeric="tabular-nums" color="fg.muted">
            {milesText(site)}
          </Span>
        </Flex>
        <Flex columnGap="6" rowGap="1" wrap="wrap" justify="space-between">
          <Box minWidth="0">
            <AddressLink address={site.address} />
          </Box>
          {site.phone !== null && <PhoneLink digits={site.phone} />}
        </Flex>
        {site.hoursOfOperation !== null && (
          <Flex gap="1.5" color="fg.muted" align="baseline">
            <Box flexShrink="0" alignSelf="center">
              <Clock size={14} aria-label="Hours" />
            </Box>
            {site.hoursOfOperation}
          </Flex>
        )}
        <Services site={site} />
        {isPicked === undefined && isChosen && <Taking site={site} />}
        {isPicked === true && (
          <Text textStyle="xs" fontWeight="semibold" color="brand.fg">
            The donor goes here
          </Text>
        )}
      </Stack>
    </Flex>
  );
}
