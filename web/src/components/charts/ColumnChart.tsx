import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Bar } from './bar.ts';
import { ChartScale, scaleOf } from './ChartScale.tsx';

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

interface ColumnsProps {
  /** What they show, for who does not see it. */
  label: string;
  /** `ColumnPlace`s in their order. */
  children: ReactNode;
}

/** The columns of a chart, as a list. */
export const Columns = ({ label, children }: ColumnsProps) => (
  <Flex
    as="ul"
    role="list"
    aria-label={label}
    listStyleType="none"
    height="9rem"
    position="relative"
  >
    {children}
  </Flex>
);

/** The place of one of the columns, as wide as the others. */
export const ColumnPlace = ({ children }: { children: ReactNode }) => (
  <Box as="li" flex="1" minWidth="0" height="full">
    {children}
  </Box>
);

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
        <Columns label={label}>
          {bars.map(({ key, label: name, value, text, to }) => (
            <ColumnPlace key={key}>
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
            </ColumnPlace>
          ))}
        </Columns>
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
