import { Flex, Group, Heading, IconButton, Stack, Text } from '@chakra-ui/react';
import { ChartLine, Table as TableIcon } from 'lucide-react';
import { useState } from 'react';
import { LineChart } from './LineChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import type { ShownBlock } from './report-loader.ts';

const looks = [
  { id: 'chart', label: 'Show the chart', icon: ChartLine },
  { id: 'table', label: 'Show the table', icon: TableIcon },
] as const;
type Look = (typeof looks)[number]['id'];

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
  const [look, setLook] = useState<Look>('chart');
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
        {hasChart && (
          <Group attached role="group" aria-label="Chart or table">
            {looks.map(({ id, label, icon: Icon }) => (
              <IconButton
                key={id}
                size="xs"
                variant="outline"
                colorPalette="gray"
                aria-label={label}
                aria-pressed={look === id}
                _pressed={{ bg: 'brand.muted', color: 'brand.fg' }}
                onClick={() => setLook(id)}
              >
                <Icon size={16} aria-hidden />
              </IconButton>
            ))}
          </Group>
        )}
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
