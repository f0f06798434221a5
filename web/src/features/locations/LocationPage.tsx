import { Box, Text } from '@chakra-ui/react';
import { addressLines } from '../../components/page/address-text.ts';
import { Detail, DetailList } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { phoneText } from '../../lib/phone.ts';
import type { LocationPartsFragment } from './location-detail.generated.ts';
import type { ShownParts } from './location-form-values.ts';
import {
  levelLabels,
  locationLabels as labels,
  mroLabels,
  ownMroLabels,
} from './location-labels.ts';
import { locationSections as sections } from './location-sections.ts';

interface LocationPageProps {
  location: LocationPartsFragment;
  shown: ShownParts;
}

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
const phone = (digits: string | null): string | null => digits && phoneText(digits);

/** Profile of a location, read-only. */
export function LocationPage({ location, shown }: LocationPageProps) {
  const { region, area, district, locationManagerInfo: manager, derInfo: der } = location;
  return (
    <DetailList>
      <Section {...sections.information}>
        <Detail label={labels.name}>{location.name}</Detail>
        <Detail label="Location ID">{location.locationId}</Detail>
        {[region, area, district].map((unit, level) => (
          <Detail key={levelLabels[level]} label={levelLabels[level] ?? ''}>
            {unit?.name}
          </Detail>
        ))}
        <Detail label="Address">
          {addressLines(location.address).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Detail>
        <Detail label={labels.locationPhone}>{phone(location.locationPhone)}</Detail>
        <Detail label={labels.locationFax}>{phone(location.locationFax)}</Detail>
      </Section>
      <Section {...sections.manager}>
        <Detail label={labels['locationManagerInfo.fullName']} wide>
          {manager.fullName}
        </Detail>
        <Detail label={labels['locationManagerInfo.phoneNumber']}>
          {phone(manager.phoneNumber)}
        </Detail>
        <Detail label={labels['locationManagerInfo.email']}>{manager.email}</Detail>
      </Section>
      <Section {...sections.der}>
        <Detail label={labels['derInfo.fullName']} wide>
          {der.fullName}
        </Detail>
        <Detail label={labels['derInfo.phoneNumber']}>{phone(der.phoneNumber)}</Detail>
        <Detail label={labels['derInfo.email']}>{der.email}</Detail>
      </Section>
      {shown.mro && <MroDetails settings={location.mroResultType} />}
      {shown.clients && <ClientDetails clients={location.clients} />}
    </DetailList>
  );
}

function MroDetails({ settings }: { settings: LocationPartsFragment['mroResultType'] }) {
  return (
    <Section {...sections.mro}>
      {settings === null ? (
        <Text textStyle="sm" gridColumn="1 / -1">
          {ownMroLabels.company}
        </Text>
      ) : (
        Object.entries(mroLabels).map(([name, label]) => (
          <Detail key={name} label={label} wide>
            {yesNo(settings[name as keyof typeof mroLabels])}
          </Detail>
        ))
      )}
    </Section>
  );
}

function ClientDetails({ clients }: Pick<LocationPartsFragment, 'clients'>) {
  return (
    <Section {...sections.clients}>
      {clients.length === 0 ? (
        <Text textStyle="sm" color="fg.muted" gridColumn="1 / -1">
          No info provided.
        </Text>
      ) : (
        <Box
          as="ul"
          // Safari takes a list without bullets for none.
          role="list"
          aria-label="Clients"
          listStyleType="none"
          gridColumn="1 / -1"
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
          columnGap="4"
          rowGap="1"
        >
          {clients.map(({ id, name }) => (
            <Text as="li" key={id} textStyle="sm" overflowWrap="anywhere">
              {name}
            </Text>
          ))}
        </Box>
      )}
    </Section>
  );
}
