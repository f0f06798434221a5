import { Box, Flex, Heading, Link as ChakraLink, Skeleton, Text } from '@chakra-ui/react';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { ChartTable, ValueLink } from '../../components/charts/BarTable.tsx';
import { ChartToggle, type ChartLook } from '../../components/charts/ChartToggle.tsx';
import { Card } from '../../components/page/Card.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { poolProgressLink, seesPoolProgress } from '../../config/features/pool-progress.ts';
import { kindsOfTest, type KindOfTest } from '../../domain/test-pools/kinds-of-test.ts';
import { KindSwitch } from '../../domain/test-pools/KindSwitch.tsx';
import { errorsToCaller } from '../../lib/forms/send.ts';
import { numberText } from '../../lib/value-text.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import { MonthColumns } from './MonthColumns.tsx';
import {
  kindsOf,
  monthNow,
  monthsOf,
  yearSentence,
  type RandomMonth,
  type RandomYear as Year,
} from './random-months.ts';
import { useRandomYearQuery } from './random-year.generated.ts';

const countText = (count: number | null): string => (count === null ? '–' : numberText(count));

const MonthTable = ({ label, months }: { label: string; months: readonly RandomMonth[] }) => (
  <ChartTable
    label={label}
    heads={['Month', 'Done in month', 'Done by then', 'Due by then', 'State']}
  >
    {months.map(({ month, name, completed, done, due, state, to }) => (
      <tr key={month}>
        <th scope="row">{name}</th>
        <td>
          <ValueLink
            text={countText(completed)}
            to={to}
            label={`${countText(completed)}, the people tested in ${name}`}
          />
        </td>
        <td>{countText(done)}</td>
        <td>{numberText(due)}</td>
        <td>{state}</td>
      </tr>
    ))}
  </ChartTable>
);

const Legend = () => (
  <Flex gap="4" wrap="wrap" textStyle="xs" color="fg.muted" aria-hidden marginTop="3">
    <Flex align="center" gap="1.5">
      <Box width="3" height="3" bg="brand.fg" borderRadius="sm" /> Done
    </Flex>
    <Flex align="center" gap="1.5">
      <Box
        width="3"
        height="3"
        bg="bg.error"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="fg.error"
      />
      Lacking in pools that are behind
    </Flex>
    <Flex align="center" gap="1.5">
      <Box width="3" height="2px" bg="fg" /> Due by the end of the month
    </Flex>
  </Flex>
);

/** How the year stands in color and in words; who is behind leads to the pools. */
function State({ now }: { now: RandomMonth }) {
  const viewer = useViewer();
  const isBehind = now.behind !== 0;
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <StatusBadge tone={isBehind ? 'negative' : 'positive'}>{now.state}</StatusBadge>
      {isBehind && allows(viewer, seesPoolProgress) && (
        <ChakraLink asChild variant="underline" textStyle="sm">
          <Link to={poolProgressLink({ targetState: 'BEHIND', status: 'ACTIVE' })}>
            Pools behind target
          </Link>
        </ChakraLink>
      )}
    </Flex>
  );
}

function Chart({ year, kinds }: { year: Year; kinds: readonly [KindOfTest, ...KindOfTest[]] }) {
  const [kind, setKind] = useState<KindOfTest>(kinds[0]);
  const [look, setLook] = useState<ChartLook>('chart');
  const months = monthsOf(year, kind);
  const now = monthNow(months);
  const label = `${kindsOfTest[kind]} by month`;
  return (
    <Card padding={{ base: '4', md: '5' }}>
      <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap" marginBottom="5">
        <Box minWidth="0">
          {now && <State now={now} />}
          {now && (
            <Text textStyle="sm" color="fg.muted" marginTop="1.5">
              {yearSentence(year, kind, now)}
            </Text>
          )}
        </Box>
        <Flex gap="2">
          {kinds.length > 1 && <KindSwitch kinds={kinds} kind={kind} onChange={setKind} />}
          <ChartToggle of="Random testing" look={look} onChange={setLook} />
        </Flex>
      </Flex>
      {look === 'table' ? (
        <MonthTable label={label} months={months} />
      ) : (
        <>
          <MonthColumns label={label} months={months} />
          <Legend />
        </>
      )}
    </Card>
  );
}

/** The year of random testing: done, and due, by the end of each month. Nothing where nobody is to be tested. */
export function RandomYear() {
  const {
    data: answer,
    error,
    loading,
    refetch,
  } = useRandomYearQuery({
    fetchPolicy: 'cache-and-network',
    ...errorsToCaller,
  });
  // Drawn in slices: many marks at once would hold up whoever has begun to work.
  const data = useDeferredValue(answer);
  const [first, ...others] = data ? kindsOf(data.testPoolMonths) : [];
  if (data && first === undefined) return null;
  return (
    <Box as="section" aria-labelledby="random-year">
      <Heading as="h2" id="random-year" textStyle="sm" fontWeight="semibold" marginBottom="3">
        Random testing this year
      </Heading>
      {data && first !== undefined && (
        <Chart year={data.testPoolMonths} kinds={[first, ...others]} />
      )}
      {!data && error && (
        <LoadFailure onRetry={() => void refetch()} retrying={loading}>
          The chart could not be loaded.
        </LoadFailure>
      )}
      {!data && !error && <Skeleton height="19rem" aria-hidden />}
    </Box>
  );
}
