import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useEffect, useId, useRef } from 'react';
import { DataTable } from '../data-table/DataTable.tsx';
import type { Column } from '../data-table/column.ts';
import { Card } from '../page/Card.tsx';
import { StatusBadge } from '../page/StatusBadge.tsx';
import type { ToldOutcome } from './assignment.ts';

const columns = (kind: string): readonly Column<ToldOutcome>[] => [
  { id: 'label', header: kind, hideable: false, width: '20rem', cell: ({ label }) => label },
  {
    id: 'done',
    header: 'Outcome',
    width: '8rem',
    phone: 'status',
    cell: ({ done }) => (
      <StatusBadge tone={done ? 'positive' : 'caution'}>{done ? 'Done' : 'Not done'}</StatusBadge>
    ),
  },
  {
    id: 'text',
    header: 'What happened',
    width: '24rem',
    kind: 'sentence',
    cell: ({ text }) => text,
  },
];

interface OutcomesCardProps {
  /** What the records are: "Location". */
  kind: string;
  outcomes: readonly ToldOutcome[];
  /** Takes back what was done. */
  onUndo?: (() => void) | null;
}

/** What became of each record of a bulk assignment, first what was not done. */
export function OutcomesCard({ kind, outcomes, onUndo = null }: OutcomesCardProps) {
  const titleId = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const failed = outcomes.filter(({ done }) => !done).length;
  // It stands above what was pressed; a question that asked for it holds the focus until it is gone.
  useEffect(() => {
    if (outcomes.length === 0) return undefined;
    let frame = 0;
    const take = (): void => {
      if (document.querySelector('[role=alertdialog], [role=dialog]') === null)
        head.current?.focus();
      else frame = requestAnimationFrame(take);
    };
    take();
    return () => cancelAnimationFrame(frame);
  }, [outcomes]);
  return (
    <Card as="section" aria-labelledby={titleId} marginBottom="5">
      <Heading
        ref={head}
        tabIndex={-1}
        as="h2"
        id={titleId}
        textStyle="lg"
        fontWeight="semibold"
        padding="3"
        paddingBottom="0"
      >
        What was done
      </Heading>
      <Flex align="center" gap="3" padding="3" paddingTop="1">
        <Text role="status" textStyle="sm" color="fg.muted">
          {(outcomes.length - failed).toLocaleString('en-US')} done
          {failed > 0 && `, ${failed.toLocaleString('en-US')} not done`}
        </Text>
        {onUndo && (
          <Button size="xs" variant="outline" colorPalette="gray" onClick={onUndo}>
            Undo
          </Button>
        )}
      </Flex>
      {/* What was chosen stays in reach below many of them. */}
      <Box maxHeight="20rem" overflowY="auto">
        <DataTable
          label="What was done"
          columns={columns(kind)}
          rows={outcomes}
          rowId={({ id }) => id}
          rowLabel={({ label }) => label}
        />
      </Box>
    </Card>
  );
}
