import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ChartToggle, type ChartLook } from '../../components/charts/ChartToggle.tsx';
import { LineChart } from './LineChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ShownBlock } from './report-loader.ts';

interface ReportBlockViewProps {
  block: ShownBlock;
  /** What a chart says, in a sentence. */
  sentence: string | null;
  /** Behind the values of a chart. */
  unit: string;
  /** The page has the title already. */
  titled: boolean;
}

/** A table of a report; one with a chart shows either (T s2). */
export function ReportBlockView({ block, sentence, unit, titled }: ReportBlockViewProps) {
  const { series = [], title, notes } = block;
  const [look, setLook] = useState<ChartLook>('chart');
  const hasChart = series.length > 0;
  return (
    <Stack as="section" aria-label={title} gap="3" marginTop="5">
      <Flex justify="space-between" align="center" gap="3" _empty={{ display: 'none' }}>
        {titled ? (
          <Heading as="h2" textStyle="lg" fontWeight="semibold">
            {title}
          </Heading>
        ) : (
          sentence !== null && <Text textStyle="md">{sentence}</Text>
        )}
        {hasChart && <ChartToggle look={look} onChange={setLook} />}
      </Flex>
      {hasChart && look === 'chart' ? (
        <LineChart series={series} unit={unit} />
      ) : (
        <ReportTable {...block} />
      )}
      {notes.map((note) => (
        <Text key={note} textStyle="xs" color="fg.muted">
          {note}
        </Text>
      ))}
    </Stack>
  );
}
