import { Box, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { ChartScale, scaleOf } from '../../components/charts/ChartScale.tsx';
import { Column, ColumnPlace, Columns } from '../../components/charts/ColumnChart.tsx';
import { numberText } from '../../lib/value-text.ts';
import type { RandomMonth } from './random-months.ts';

const reach = ({ due, done, behind }: RandomMonth): number =>
  Math.max(due, (done ?? 0) + (behind ?? 0));

/** What a column says to who does not see it. */
const described = ({ name, due, done, state }: RandomMonth): string =>
  `${name}: ${state}. ${numberText(done ?? 0)} done, ${numberText(due)} due`;

/** What is lacking stands on what is done, within lines and with its number, so that no color says it alone. */
const Lacking = ({ behind, height }: { behind: number; height: string }) => (
  <Box
    position="relative"
    width="full"
    height={height}
    minHeight="3px"
    borderWidth="1px"
    borderBottomWidth="0"
    borderStyle="dashed"
    borderColor="fg.error"
    bg="bg.error"
    borderTopRadius="2px"
  >
    <Box
      position="absolute"
      bottom="100%"
      insetX="-2"
      textAlign="center"
      textStyle="2xs"
      fontWeight="medium"
      color="fg.error"
      whiteSpace="nowrap"
    >
      −{numberText(behind)}
    </Box>
  </Box>
);

function Stack({ month, top }: { month: RandomMonth; top: number }) {
  const share = (value: number): string => `${(100 * value) / top}%`;
  return (
    <Box position="relative" width="80%" height="full" maxWidth="10" marginX="auto">
      <Flex direction="column" justify="flex-end" height="full">
        {month.behind !== null && month.behind > 0 && (
          <Lacking behind={month.behind} height={share(month.behind)} />
        )}
        <Box width="full" height={share(month.done ?? 0)} bg="brand.fg" borderTopRadius="2px" />
      </Flex>
      <Box
        position="absolute"
        insetX={{ base: '-0.5', md: '-1' }}
        bottom={`calc(${share(month.due)} - 1px)`}
        height="2px"
        bg={month.done === null ? 'border.emphasized' : 'fg'}
      />
    </Box>
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
        <Columns label={label}>
          {months.map((month) => (
            <ColumnPlace key={month.month}>
              {month.to === null ? (
                <Box height="full" paddingX="0.5px">
                  <Stack month={month} top={top} />
                </Box>
              ) : (
                <Column asChild>
                  <Link to={month.to} aria-label={described(month)} title={described(month)}>
                    <Stack month={month} top={top} />
                  </Link>
                </Column>
              )}
            </ColumnPlace>
          ))}
        </Columns>
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
