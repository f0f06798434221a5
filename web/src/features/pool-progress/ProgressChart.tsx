import { Box, Flex, Grid, Heading, Span, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Card } from '../../components/page/Card.tsx';
import { kindsOfTest, type KindOfTest } from '../../domain/test-pools/kinds-of-test.ts';
import { KindSwitch } from '../../domain/test-pools/KindSwitch.tsx';
import { poolOwner } from './pool-links.ts';
import type { PoolProgressRowFragment, TestCountsFragment } from './pool-progress.generated.ts';

/** Place on the bar in percent of the target; what is over the target stays inside the picture. */
const share = (value: number, { target }: TestCountsFragment): number =>
  target === 0 ? 0 : Math.min(100, (100 * value) / target);

/** Done as a bar, due as a line across it, the target as the whole width. */
const Bar = ({ tests }: { tests: TestCountsFragment }) => (
  <Box position="relative" height="3.5" bg="bg.emphasized" borderRadius="sm">
    <Box height="full" width={`${share(tests.done, tests)}%`} bg="brand.fg" borderRadius="sm" />
    <Box
      position="absolute"
      insetBlock="-1"
      insetInlineStart={`calc(${share(tests.due, tests)}% - 1px)`}
      width="2px"
      bg="fg"
    />
  </Box>
);

const Legend = () => (
  <Flex gap="4" wrap="wrap" textStyle="xs" color="fg.muted">
    <Flex align="center" gap="1.5">
      <Box width="3" height="3" bg="brand.fg" borderRadius="sm" /> Done
    </Flex>
    <Flex align="center" gap="1.5">
      <Box width="2px" height="3.5" bg="fg" /> Due by now
    </Flex>
    <Flex align="center" gap="1.5">
      <Box width="3" height="3" bg="bg.emphasized" borderRadius="sm" /> Target of the year
    </Flex>
  </Flex>
);

const numbers = ({ done, due }: TestCountsFragment): string =>
  `${done.toLocaleString('en-US')} of ${due.toLocaleString('en-US')}`;

/** Pools of several companies often have the same names. */
const isOfSeveral = (rows: readonly PoolProgressRowFragment[]): boolean =>
  new Set(rows.map(poolOwner)).size > 1;

interface ChartRowProps {
  row: PoolProgressRowFragment;
  kind: KindOfTest;
  namesCompany: boolean;
}

function ChartRow({ row, kind, namesCompany }: ChartRowProps) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr) auto', md: '18rem minmax(0, 1fr) 6.5rem' }}
      columnGap="3"
      rowGap="1.5"
      alignItems="center"
      textStyle="sm"
    >
      <Text truncate>
        {row.name}
        {namesCompany && (
          <Span textStyle="xs" color="fg.muted" marginInlineStart="2">
            {poolOwner(row)}
          </Span>
        )}
      </Text>
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
        <Bar tests={row[kind]} />
      </Box>
      <Span textAlign="end" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {numbers(row[kind])}
      </Span>
    </Grid>
  );
}

/** The picture in words, for who does not see it. */
const described = (rows: readonly PoolProgressRowFragment[], kind: KindOfTest): string => {
  const nameOf = (row: PoolProgressRowFragment): string =>
    isOfSeveral(rows) ? `${row.name} of ${poolOwner(row)}` : row.name;
  const parts = rows.map((row) => `${nameOf(row)} ${numbers(row[kind])}`).join('; ');
  return `${kindsOfTest[kind]}, done of due by now: ${parts}. Targets and forecasts stand in the table below.`;
};

/**
 * Done against due of the pools of the page, each in percent of its own target so that small and large
 * ones compare. Pools that have no target of the kind are left out.
 */
export function ProgressChart({ rows }: { rows: readonly PoolProgressRowFragment[] }) {
  const [kind, setKind] = useState<KindOfTest>('drugs');
  const shown = rows.filter((row) => row[kind].target > 0);
  const namesCompany = isOfSeveral(shown);
  return (
    <Card as="section" aria-labelledby="progress-chart" padding={{ base: '4', md: '5' }}>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="4">
        <Heading as="h2" id="progress-chart" textStyle="sm" fontWeight="semibold">
          Done against due
        </Heading>
        <Legend />
        <KindSwitch kind={kind} onChange={setKind} />
      </Flex>
      {shown.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          None of these pools has a target for {kindsOfTest[kind].toLowerCase()}.
        </Text>
      ) : (
        <Flex role="img" aria-label={described(shown, kind)} direction="column" gap="3">
          {shown.map((row) => (
            <ChartRow key={row.id} row={row} kind={kind} namesCompany={namesCompany} />
          ))}
        </Flex>
      )}
    </Card>
  );
}
