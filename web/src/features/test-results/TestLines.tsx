import { Box, Table } from '@chakra-ui/react';
import { resultTypes, type ResultTypeName } from '@assay/schema/test-results/test-words';
import type { TestResultPartsFragment } from './test-result.generated.ts';

type Line = TestResultPartsFragment['drugAdulterantResults'][number];

const isResult = (value: string | null): value is ResultTypeName =>
  value !== null && Object.hasOwn(resultTypes, value);

/** What was found of a substance, in words. */
const found = ({ result, isPositive }: Line): string =>
  isResult(result) ? resultTypes[result] : (result ?? (isPositive ? 'Positive' : 'Negative'));

/** The columns there may be (contract §21), each shown when any line has a value. */
const columns: readonly (readonly [header: string, of: (line: Line) => string | null])[] = [
  ['Drug', ({ drugAdulterant }) => drugAdulterant.name],
  ['Result', found],
  ['Screen Cutoff', (line) => line.screenCutoff],
  ['Screen Methodology', (line) => line.testMethodologyScreen],
  ['Confirm Cutoff', (line) => line.confirmCutoff],
  ['Confirm Methodology', (line) => line.testMethodologyConfirm],
  ['Numeric Level', (line) => line.numericLevel],
  ['Comment', (line) => line.comment],
];

/** What was found, line by line; positive lines stand out by weight and by their word. */
export function TestLines({ lines, label }: { lines: readonly Line[]; label: string }) {
  const shown = columns.filter(([, of]) => lines.some((line) => of(line) !== null));
  return (
    <Box gridColumn="1 / -1" overflowX="auto" tabIndex={0} role="region" aria-label={label}>
      <Table.Root size="sm" aria-label={label}>
        <Table.Header>
          <Table.Row>
            {shown.map(([header]) => (
              <Table.ColumnHeader key={header} textStyle="xs" color="fg.muted" whiteSpace="nowrap">
                {header}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line, index) => (
            <Table.Row key={index} fontWeight={line.isPositive ? 'semibold' : 'normal'}>
              {shown.map(([header, of]) => (
                <Table.Cell key={header}>{of(line) ?? '–'}</Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  );
}
