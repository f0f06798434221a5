import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import type { Bar } from '../../components/charts/bar.ts';
import { BarTable } from '../../components/charts/BarTable.tsx';
import { ChartToggle, type ChartLook } from '../../components/charts/ChartToggle.tsx';
import { Card } from '../../components/page/Card.tsx';

interface ChartCardProps {
  title: string;
  /** What it says, with its measure. */
  sentence: string;
  /** Heads of both columns of the table. */
  heads: readonly [string, string];
  /** None: the sentence says why. */
  bars: readonly Bar[];
  children: ReactNode;
}

/** A chart that begins with what it says, and has its table one press away. */
export function ChartCard({ title, sentence, heads, bars, children }: ChartCardProps) {
  const id = useId();
  const [look, setLook] = useState<ChartLook>('chart');
  return (
    <Card as="section" aria-labelledby={id} padding={{ base: '4', md: '5' }}>
      <Flex justify="space-between" align="flex-start" gap="3" marginBottom="4">
        <Box minWidth="0">
          <Heading as="h3" id={id} textStyle="sm" fontWeight="semibold">
            {title}
          </Heading>
          <Text textStyle="sm" color="fg.muted" marginTop="0.5">
            {sentence}
          </Text>
        </Box>
        {bars.length > 0 && <ChartToggle of={title} look={look} onChange={setLook} />}
      </Flex>
      {bars.length > 0 &&
        (look === 'chart' ? children : <BarTable label={title} heads={heads} bars={bars} />)}
    </Card>
  );
}
