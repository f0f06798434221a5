import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Bar } from './bar.ts';
import { ChartScale, scaleOf } from './ChartScale.tsx';

/**
 * Of the list, its places, and what stands in them: one style for all, since a year of weeks in elements with a style each took
 * longer to draw than the rest of its page. A link is as high as the chart, so that the smallest bar is found by a finger or a pointer.
 */
const Columns = chakra('ul', {
  base: {
    display: 'flex',
    height: '9rem',
    position: 'relative',
    listStyleType: 'none',
    '& > li': { flex: '1', minWidth: '0', height: 'full' },
    '& > li > a': {
      height: 'full',
      display: 'flex',
      alignItems: 'flex-end',
      paddingX: '0.5px',
      _hover: { bg: 'bg.muted' },
      focusVisibleRing: 'inside',
    },
    '& [data-bar-of]': { width: 'full', bg: 'brand.fg', borderTopRadius: '2px' },
  },
});

interface ColumnListProps {
  /** What they show, for who does not see it. */
  label: string;
  css?: SystemStyleObject;
  /** Items in their order, each with the link of its column; what is marked `data-bar-of` is a bar. */
  children: ReactNode;
}

/** The columns of a chart, as a list. */
export const ColumnList = ({ label, css, children }: ColumnListProps) => (
  <Columns role="list" aria-label={label} css={css}>
    {children}
  </Columns>
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
        <ColumnList label={label}>
          {bars.map(({ key, label: name, value, text, to }) => (
            <li key={key}>
              {to !== null && (
                <Link
                  to={to}
                  tabIndex={-1}
                  aria-label={`${name}: ${text}`}
                  title={`${name}: ${text}`}
                >
                  <div data-bar-of={key} style={{ height: `${(100 * value) / top}%` }} />
                </Link>
              )}
            </li>
          ))}
        </ColumnList>
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
