import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { footRef } from './foot-ref.ts';
import { FigureStrip, type Figure } from './FigureStrip.tsx';
import { PageTitle } from './PageTitle.tsx';
import { TabNav, type TabLink } from './TabNav.tsx';

interface RecordHeadProps {
  /** What the record is called. */
  name: string;
  /** The page's documented title where it is not the name; stands small above it. */
  title?: string;
  /** Its one status. */
  status?: ReactNode;
  /** One line of facts; those that are missing are left out. */
  facts: readonly ReactNode[];
  /** Buttons, the next step filled and last, and then an `OverflowMenu`. */
  actions?: ReactNode;
  /** Three to five numbers that answer the question people come with. */
  figures?: readonly Figure[] | undefined;
  tabs?: readonly TabLink[];
}

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    // Links are higher than words, which stand on one line with them.
    alignItems: 'baseline',
    columnGap: '5',
    // Links in two lines are 24 px apart, so that a finger meets one.
    rowGap: '1',
    listStyleType: 'none',
    textStyle: 'sm',
    color: 'fg.muted',
    // What stands before the first fact of a line is cut off, and its focus ring is not.
    clipPath: 'inset(-4px)',
    // Links as well, which would else be as wide as their longest word.
    '& li, & li a': { minWidth: '0', overflowWrap: 'anywhere' },
    '& li:not(:first-of-type)::before': {
      content: '"·" / ""',
      display: 'inline-block',
      width: '3',
      marginStart: '-3',
    },
  },
});

/** On a phone the actions stand at the lower end of the window, within reach of the thumb. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    flexShrink: '0',
    mdDown: {
      position: 'fixed',
      insetInline: '0',
      bottom: '0',
      zIndex: 'docked',
      padding: '3',
      bg: 'bg.panel',
      borderTopWidth: '1px',
      // More than fit side by side take another line, for which the page leaves room at its end.
      flexWrap: 'wrap',
      '& > *': { flex: '1 0 auto', height: '11' },
      '& > [aria-haspopup]': { flex: '0 0 auto' },
    },
    _empty: { display: 'none' },
  },
});

const isShown = (fact: ReactNode): boolean =>
  fact !== null && fact !== undefined && fact !== false && fact !== '';

/** Head of the pages of a record: what it is, how it stands, what is done with it next, and its pages as tabs. */
export function RecordHead({
  name,
  title,
  status,
  facts,
  actions,
  figures = [],
  tabs = [],
}: RecordHeadProps) {
  return (
    <Box marginBottom="5">
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
        <Box minWidth="0" flex="1 1 20rem">
          {title !== undefined && <PageTitle small>{title}</PageTitle>}
          <Flex align="center" columnGap="2.5" rowGap="1" wrap="wrap">
            {title === undefined ? (
              <PageTitle>{name}</PageTitle>
            ) : (
              <Text textStyle="2xl" fontWeight="bold" overflowWrap="anywhere">
                {name}
              </Text>
            )}
            {status}
          </Flex>
          <Facts role="list" aria-label="At a glance">
            {facts.filter(isShown).map((fact, index) => (
              // The facts of a record are few and stand in one order.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{fact}</li>
            ))}
          </Facts>
        </Box>
        {actions !== undefined && <Actions ref={footRef}>{actions}</Actions>}
      </Flex>
      {figures.length > 0 && (
        <Box marginTop="4">
          <FigureStrip figures={figures} />
        </Box>
      )}
      {tabs.length > 0 && (
        <Box marginTop="3">
          <TabNav label={`${name} sections`} tabs={tabs} />
        </Box>
      )}
    </Box>
  );
}
