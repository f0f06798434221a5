import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { numberText } from '../../lib/value-text.ts';
import type { Bar } from './bar.ts';
import { roundUp } from './round-up.ts';

const HEIGHT = '9rem';

/** Its link is as high as the chart, so that the smallest bar is found by a finger or a pointer. */
const Column = chakra('div', {
  base: {
    flex: '1',
    minWidth: '0',
    height: 'full',
    display: 'flex',
    alignItems: 'flex-end',
    paddingX: '0.5px',
    _hover: { bg: 'bg.muted' },
    focusVisibleRing: 'inside',
  },
});

/** A word below the column where something begins, such as a month. */
export interface Tick {
  /** Place among the columns. */
  at: number;
  label: string;
}

interface ColumnChartProps {
  /** What it shows, for who does not see it. */
  label: string;
  bars: readonly Bar[];
  ticks: readonly Tick[];
}

/**
 * Values in their order as columns, each leading to its list. Fifty of them are no stops of the Tab key: the table beside
 * has the same links.
 */
export function ColumnChart({ label, bars, ticks }: ColumnChartProps) {
  const half = roundUp(Math.max(0, ...bars.map(({ value }) => value)) / 2);
  const top = 2 * half;
  return (
    <Box paddingInlineStart="9">
      <Box position="relative">
        {[0, half, top].map((value) => (
          <Box
            key={value}
            aria-hidden
            position="absolute"
            insetX="0"
            bottom={`${(100 * value) / top}%`}
            borderTopWidth="1px"
            borderColor="border.muted"
          >
            <Box
              position="absolute"
              insetInlineEnd="100%"
              top="-2"
              paddingInlineEnd="1.5"
              textStyle="2xs"
              color="fg.muted"
              whiteSpace="nowrap"
            >
              {numberText(value)}
            </Box>
          </Box>
        ))}
        <Flex
          as="ul"
          role="list"
          aria-label={label}
          listStyleType="none"
          height={HEIGHT}
          position="relative"
        >
          {bars.map(({ key, label: name, value, text, to }) => (
            <Box as="li" key={key} flex="1" minWidth="0" height="full">
              {to !== null && (
                <Column asChild>
                  <Link
                    to={to}
                    tabIndex={-1}
                    aria-label={`${name}: ${text}`}
                    title={`${name}: ${text}`}
                  >
                    <Box
                      width="full"
                      height={`${(100 * value) / top}%`}
                      bg="brand.fg"
                      borderTopRadius="2px"
                    />
                  </Link>
                </Column>
              )}
            </Box>
          ))}
        </Flex>
      </Box>
      <Box position="relative" height="5" aria-hidden textStyle="2xs" color="fg.muted">
        {ticks.map(({ at, label: word }) => (
          <Box
            key={at}
            position="absolute"
            top="1"
            insetInlineStart={`${(100 * at) / bars.length}%`}
            whiteSpace="nowrap"
          >
            {word}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
