import { SimpleGrid, Skeleton } from '@chakra-ui/react';
import { useDeferredValue } from 'react';
import { BarChart } from '../../components/charts/BarChart.tsx';
import { ColumnChart } from '../../components/charts/ColumnChart.tsx';
import { LoadFailure } from '../../components/page/LoadFailure.tsx';
import { errorsToCaller } from '../../lib/forms/send.ts';
import {
  monthTicks,
  rateBars,
  reasonBars,
  turnaroundBars,
  weekBars,
  type Figures,
} from './chart-bars.ts';
import { chartSentences } from './chart-sentences.ts';
import { ChartCard } from './ChartCard.tsx';
import { useTestChartsQuery } from './test-charts.generated.ts';

function Charts({ figures }: { figures: Figures }) {
  const weeks = weekBars(figures);
  const reasons = reasonBars(figures);
  const turnaround = figures.timed === 0 ? [] : turnaroundBars(figures);
  const rate = rateBars(figures);
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
      <ChartCard
        title="Tests by week"
        sentence={chartSentences.weeks(figures, weeks)}
        heads={['Week', 'Tests']}
        bars={weeks}
      >
        <ColumnChart label="Tests by week" bars={weeks} ticks={monthTicks(weeks)} />
      </ChartCard>
      <ChartCard
        title="Turnaround by week of collection"
        sentence={chartSentences.turnaround(figures)}
        heads={['Week', 'Collection to release']}
        bars={turnaround}
      >
        <ColumnChart
          label="Days from collection to release by week"
          bars={turnaround}
          ticks={monthTicks(turnaround)}
        />
      </ChartCard>
      <ChartCard
        title="Tests by reason"
        sentence={chartSentences.reasons(figures, reasons)}
        heads={['Reason for Test', 'Tests']}
        bars={reasons}
      >
        <BarChart label="Tests by reason" bars={reasons} />
      </ChartCard>
      <ChartCard
        title="Positive non-DOT tests"
        sentence={chartSentences.rate(figures)}
        heads={['Outcome', 'Tests']}
        bars={rate}
      >
        <BarChart label="Positive non-DOT tests" bars={rate} />
      </ChartCard>
    </SimpleGrid>
  );
}

/** What became known of tests in the last twelve months, of what the viewer may know (T s2). */
export function TestCharts() {
  const {
    data: answer,
    error,
    loading,
    refetch,
  } = useTestChartsQuery({
    fetchPolicy: 'cache-and-network',
    ...errorsToCaller,
  });
  // Drawn in slices: many marks at once would hold up whoever has begun to work.
  const data = useDeferredValue(answer);
  if (data) return <Charts figures={data.testFigures} />;
  if (error)
    return (
      <LoadFailure onRetry={() => void refetch()} retrying={loading}>
        The charts could not be loaded.
      </LoadFailure>
    );
  return <Skeleton height="28rem" aria-hidden />;
}
