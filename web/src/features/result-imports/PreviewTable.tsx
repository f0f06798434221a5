import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ImportLine, ResultImportPreview } from '@assay/schema/result-imports/result-import';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { Card } from '../../components/page/Card.tsx';
import { StatusBadge, type Tone } from '../../components/page/StatusBadge.tsx';
import { countText } from '../../components/list/count-text.ts';
import { numberText } from '../../lib/value-text.ts';

const words: Record<ImportLine['action'], readonly [text: string, tone: Tone]> = {
  CREATES: ['New case', 'info'],
  COMPLETES: ['Completes a test', 'positive'],
  UNCHANGED: ['Already there', 'neutral'],
  FAILS: ['Fails', 'negative'],
};

const columns: readonly Column<ImportLine>[] = [
  { id: 'line', header: 'Line', cell: ({ line }) => line, width: '5rem' },
  {
    id: 'action',
    header: 'What would happen',
    width: '12rem',
    cell: ({ action }) => <StatusBadge tone={words[action][1]}>{words[action][0]}</StatusBadge>,
  },
  { id: 'specimen', header: 'Specimen ID', width: '10rem', cell: ({ specimenId }) => specimenId },
  { id: 'case', header: 'Test Case ID', width: '8rem', cell: ({ testCaseId }) => testCaseId },
  {
    id: 'message',
    header: 'Problem',
    kind: 'sentence',
    width: '24rem',
    cell: ({ message }) => message,
  },
];

function summaryOf({ rows, created, updated, unchanged, errors }: ResultImportPreview): string {
  if (errors.length > 0)
    return `Nothing would be imported: ${numberText(errors.length)} of ${countText(rows, 'row', 'rows')} cannot be.`;
  return `${countText(rows, 'row', 'rows')}: ${countText(created, 'new case', 'new cases')}, ${countText(updated, 'test', 'tests')} completed, ${numberText(unchanged)} already there.`;
}

/** What an import would do, row by row; nothing was saved. */
export function PreviewTable({ preview }: { preview: ResultImportPreview }) {
  const isFine = preview.errors.length === 0;
  const Icon = isFine ? CircleCheck : CircleAlert;
  return (
    <Card>
      <Flex
        role="status"
        align="center"
        gap="2"
        padding="4"
        textStyle="sm"
        color={isFine ? 'fg.success' : 'fg.error'}
      >
        <Icon size={16} aria-hidden />
        <Text>{summaryOf(preview)}</Text>
      </Flex>
      <Box overflowX="auto">
        <DataTable
          label="What would happen"
          columns={columns}
          rows={preview.lines}
          rowId={({ line, action }) => `${line}${action}`}
          rowLabel={({ line }) => `Line ${line}`}
        />
      </Box>
    </Card>
  );
}
