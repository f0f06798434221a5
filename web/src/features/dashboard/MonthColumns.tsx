import { Box, Flex, type SystemStyleObject } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ChartScale, scaleOf } from '../../components/charts/ChartScale.tsx';
import { ColumnList } from '../../components/charts/ColumnChart.tsx';
import { numberText } from '../../lib/value-text.ts';
import type { RandomMonth } from './random-months.ts';

const reach = ({ due, done, behind }: RandomMonth): number =>
  Math.max(due, (done ?? 0) + (behind ?? 0));

/** What a column says to who does not see it. */
const described = ({ name, due, done, state }: RandomMonth): string =>
  `${name}: ${state}. ${numberText(done ?? 0)} done, ${numberText(due)} due`;

/** What stands in a column: one style for all of them. */
const marks: SystemStyleObject = {
  '& > li > div': { height: 'full', paddingX: '0.5px' },
  '& [data-month]': {
    position: 'relative',
    width: '80%',
    height: 'full',
    maxWidth: '10',
    marginX: 'auto',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
  },
  // What is lacking stands on what is done, within lines and with its number, so that no color says it alone.
  '& [data-lacking]': {
    position: 'relative',
    width: 'full',
    minHeight: '3px',
    borderWidth: '1px',
    borderBottomWidth: '0',
    borderStyle: 'dashed',
    borderColor: 'fg.error',
    bg: 'bg.error',
    borderTopRadius: '2px',
  },
  '& [data-lacking] > span': {
    position: 'absolute',
    bottom: '100%',
    insetX: '-2',
    textAlign: 'center',
    textStyle: '2xs',
    fontWeight: 'medium',
    color: 'fg.error',
    whiteSpace: 'nowrap',
  },
  '& [data-due]': {
    position: 'absolute',
    insetX: { base: '-0.5', md: '-1' },
    height: '2px',
    bg: 'fg',
  },
  '& [data-due=later]': { bg: 'border.emphasized' },
};

function Stack({ month, top }: { month: RandomMonth; top: number }) {
  const share = (value: number): string => `${(100 * value) / top}%`;
  const { behind, done, due } = month;
  return (
    <div data-month>
      {behind !== null && behind > 0 && (
        <div data-lacking style={{ height: share(behind) }}>
          <span>−{numberText(behind)}</span>
        </div>
      )}
      <div data-bar-of={month.month} style={{ height: share(done ?? 0) }} />
      <div
        data-due={done === null ? 'later' : 'now'}
        style={{ bottom: `calc(${share(due)} - 1px)` }}
      />
    </div>
  );
}

interface MonthColumnsProps {
  /** What it shows, for who does not see it. */
  label: string;
  months: readonly RandomMonth[];
}

/** Done by the end of each month as a column, what is lacking on top of it, and due as a line across it. */
export function MonthColumns({ label, months }: MonthColumnsProps) {
  const { half, top } = scaleOf(Math.max(0, ...months.map(reach)));
  return (
    <Box paddingInlineStart="9">
      <ChartScale half={half} top={top}>
        <ColumnList label={label} css={marks}>
          {months.map((month) => (
            <li key={month.month}>
              {month.to === null ? (
                <div>
                  <Stack month={month} top={top} />
                </div>
              ) : (
                <Link to={month.to} aria-label={described(month)} title={described(month)}>
                  <Stack month={month} top={top} />
                </Link>
              )}
            </li>
          ))}
        </ColumnList>
      </ChartScale>
      <Flex aria-hidden textStyle="2xs" color="fg.muted" paddingTop="1">
        {months.map(({ month, name }) => (
          <Box key={month} flex="1" minWidth="0" textAlign="center" whiteSpace="nowrap">
            {name.slice(0, 3)}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
