import { Box, Text } from '@chakra-ui/react';
import { Detail } from '../../components/page/DetailList.tsx';
import { Section } from '../../components/page/Section.tsx';
import { yesNo } from '../../lib/value-text.ts';
import { locationSections as sections, mroLabels, ownMroLabels } from './location-words.ts';
import type { LocationPartsFragment } from './location.generated.ts';

/** MRO settings of a location, or that it has those of its company. */
export function MroDetails({ settings }: { settings: LocationPartsFragment['mroResultType'] }) {
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

/** Customers of the company that tests are ordered for at a location. */
export function ClientDetails({ clients }: Pick<LocationPartsFragment, 'clients'>) {
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
