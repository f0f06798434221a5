import { Box, Heading } from '@chakra-ui/react';
import { columnRules, type ColumnReference } from '@assay/schema/bulk-schemas/column-rules';
import type { MappedRow } from '@assay/schema/bulk-schemas/map-rows';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import { labResultTypes } from '@assay/schema/common/result-types';
import {
  specimenTypeCode,
  specimenTypeIds,
  specimenTypes,
} from '@assay/schema/reference/specimen-types';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { numberText } from '../../lib/value-text.ts';
import { shownValue } from './shown-value.ts';

/** Our values in words. */
const words: Readonly<Record<string, string>> = {
  ...labResultTypes,
  ...reasonsForTest,
  ...Object.fromEntries(specimenTypeIds.map((id) => [specimenTypeCode(id), specimenTypes[id]])),
};
const translated = new Set<ColumnReference>([
  'testResult.specimenType',
  'testResult.reasonForTest',
  'testResult.overallResult',
  'line.result',
]);

function textOf({ values }: MappedRow, reference: ColumnReference): string {
  const value = values[reference];
  if (typeof value !== 'string') return '';
  if (translated.has(reference)) return words[value] ?? value;
  return shownValue(reference, value.replace('T', ' '));
}

const problems = ({ faults }: MappedRow) =>
  faults.length === 0 ? (
    <StatusBadge tone="positive">Can be read</StatusBadge>
  ) : (
    <StatusBadge tone="negative">
      {faults.length === 1 ? '1 problem' : `${faults.length} problems`}
    </StatusBadge>
  );

const columns: readonly Column<MappedRow>[] = [
  {
    id: 'row',
    header: 'Row',
    hideable: false,
    width: '5rem',
    phoneName: ({ row }) => `Row ${row}`,
    cell: ({ row }) => row,
  },
  { id: 'state', header: 'State', width: '8rem', phone: 'status', cell: problems },
  ...(Object.keys(columnRules) as ColumnReference[]).map((reference) => ({
    id: reference,
    header: columnRules[reference].description,
    width: '10rem',
    cell: (row: MappedRow) => textOf(row, reference),
  })),
];

/** The first rows of the sample as they would be read. */
export const SampleRows = ({ rows, total }: { rows: readonly MappedRow[]; total: number }) => (
  <Box>
    <Heading as="h3" textStyle="sm" fontWeight="semibold" marginBottom="2">
      {rows.length < total
        ? `First ${numberText(rows.length)} of ${numberText(total)} rows`
        : 'All rows'}
    </Heading>
    <DataTable
      label="Rows of the sample"
      columns={columns}
      rows={rows}
      rowId={({ row }) => String(row)}
      rowLabel={({ row }) => `Row ${row}`}
    />
  </Box>
);
