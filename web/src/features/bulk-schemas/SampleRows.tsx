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
import { momentText } from './moment-text.ts';
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

const moments = new Set<ColumnReference>([
  'donor.dateOfBirth',
  'testResult.collectedAt',
  'testResult.receivedAt',
  'testResult.reportedAt',
]);

function textOf({ values }: MappedRow, reference: ColumnReference): string {
  const value = values[reference];
  if (typeof value !== 'string') return '';
  if (translated.has(reference)) return words[value] ?? value;
  return moments.has(reference) ? momentText(value) : shownValue(reference, value);
}

const problems = ({ faults }: MappedRow) =>
  faults.length === 0 ? (
    <StatusBadge tone="positive">Can be read</StatusBadge>
  ) : (
    <StatusBadge tone="negative">
      {faults.length === 1 ? '1 problem' : `${faults.length} problems`}
    </StatusBadge>
  );

const row: Column<MappedRow> = {
  id: 'row',
  header: 'Row',
  hideable: false,
  width: '5rem',
  phoneName: (each) => `Row ${each.row}`,
  cell: (each) => each.row,
};
const state: Column<MappedRow> = {
  id: 'state',
  header: 'State',
  width: '8rem',
  phone: 'status',
  cell: problems,
};
const values = (Object.keys(columnRules) as ColumnReference[]).map(
  (reference): Column<MappedRow> => ({
    id: reference,
    header: columnRules[reference].description,
    width: '10rem',
    cell: (each) => textOf(each, reference),
  }),
);

interface SampleRowsProps {
  rows: readonly MappedRow[];
  /** Rows of the whole sample. */
  total: number;
  /** Whether rows can be read at all: what is said of each would mislead otherwise. */
  isWhole: boolean;
}

/** The first rows of the sample as they would be read. */
export const SampleRows = ({ rows, total, isWhole }: SampleRowsProps) => (
  <Box>
    <Heading as="h3" textStyle="sm" fontWeight="semibold" marginBottom="2">
      {rows.length < total
        ? `First ${numberText(rows.length)} of ${numberText(total)} rows`
        : 'All rows'}
    </Heading>
    <DataTable
      label="Rows of the sample"
      columns={isWhole ? [row, state, ...values] : [row, ...values]}
      rows={rows}
      rowId={(each) => String(each.row)}
      rowLabel={(each) => `Row ${each.row}`}
    />
  </Box>
);
