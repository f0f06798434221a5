import { Box, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { Bar } from './bar.ts';
import { ChartScale, scaleOf } from './ChartScale.tsx';

/** How high charts of columns are. */
export const COLUMNS_HEIGHT = '9rem';

/** Its link is as high as the chart, so that the smallest bar is found by a finger or a pointer. */
export const Column = chakra('div', {
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
  const { half, top } = scaleOf(Math.max(0, ...bars.map(({ value }) => value)));
  return (
    <Box paddingInlineStart="9">
      <ChartScale half={half} top={top}>
        <Flex
          as="ul"
          role="list"
          aria-label={label}
          listStyleType="none"
          height={COLUMNS_HEIGHT}
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
      </ChartScale>
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
