import { Text } from '@chakra-ui/react';
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
