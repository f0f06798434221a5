import type { ReportKind, ReportValue } from '@assay/schema/core/report';
import { usDay } from '@assay/schema/core/us-day';
import { momentsIn } from '../clock.ts';
import { BYTE_ORDER_MARK, csvLines, type CsvCell } from '../csv/write-csv.ts';
import { yesNo, type ReportTable, type ReportWriter } from './report-table.ts';

/** The text of a cell as the screen of the list has it; days as `01/31/2026`, moments with their zone. */
function cellOf(
  value: ReportValue,
  kind: ReportKind | undefined,
  momentText: (moment: Date) => string,
): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return yesNo(value);
  if (kind === 'percent') return `${value}%`;
  if (typeof value === 'number') return value;
  if (kind === 'day') return usDay(value);
  return kind === 'moment' ? momentText(new Date(value)) : value;
}

async function* write({ columns, lines, timeZone }: ReportTable): AsyncGenerator<string> {
  const momentText = momentsIn(timeZone);
  yield BYTE_ORDER_MARK + csvLines([columns.map(({ header }) => header)]);
  for await (const some of lines)
    yield csvLines(
      some.map((line) => line.map((value, at) => cellOf(value, columns[at]?.kind, momentText))),
    );
}

/** A list as CSV by RFC 4180, in UTF-8 with the mark that spreadsheets need. */
export const csvReport: ReportWriter = {
  extension: 'csv',
  contentType: 'text/csv; charset=utf-8',
  write,
};
