import { Box, chakra, Flex, Grid, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Explained } from '../hint/Explained.tsx';

interface RecordBodyProps {
  children: ReactNode;
  /** What belongs to the record, in `SideSection`s: beside its own values where there is room, else below them. */
  side: ReactNode;
}

/** A record's own values and, at the side, what belongs to it. */
export const RecordBody = ({ children, side }: RecordBodyProps) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }}
    columnGap="6"
    rowGap="6"
    alignItems="start"
  >
    <Box minWidth="0">{children}</Box>
    <Flex
      direction="column"
      gap="6"
      minWidth="0"
      borderStartWidth={{ xl: '1px' }}
      paddingStart={{ xl: '6' }}
      alignSelf="stretch"
    >
      {side}
    </Flex>
  </Grid>
);

interface SideSectionProps {
  title: string;
  /** Leads to all of it. */
  link?: ReactNode;
  children: ReactNode;
}

/** One thing at the side of a record. */
export function SideSection({ title, link, children }: SideSectionProps) {
  const titleId = useId();
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      css={{ '& + &': { borderTopWidth: '1px', paddingTop: '5' } }}
    >
      <Flex justify="space-between" align="baseline" gap="3" marginBottom="3">
        <Heading as="h2" id={titleId} textStyle="sm" fontWeight="semibold">
          <Explained text={title} />
        </Heading>
        {link}
      </Flex>
      {children}
    </Box>
  );
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '2',
    textStyle: 'sm',
    '& dt': { color: 'fg.muted' },
    '& dd': {
      margin: '0',
      textAlign: 'end',
      overflowWrap: 'anywhere',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

interface SideFactsProps {
  /** Label and value; a missing value is a dash. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Short values, a line each. */
export const SideFacts = ({ facts }: SideFactsProps) => (
  <Facts>
    {facts.map(([label, value]) => (
      <Box key={label} display="contents">
        <dt>
          <Explained text={label} />
        </dt>
        <dd>{value ?? '–'}</dd>
      </Box>
    ))}
  </Facts>
);
