import type { Report, ReportColumn, ReportValue } from '@assay/schema/core/report';

/** A list on its way into a file: its columns, and its lines some at a time. */
export interface ReportTable {
  title: string;
  columns: readonly Pick<ReportColumn, 'header' | 'kind'>[];
  lines: AsyncIterable<readonly (readonly ReportValue[])[]>;
  /** Time zone of the reader, in which moments are written. */
  timeZone: string;
  /** What the reader must know of the file beside its lines: word and value. */
  facts: readonly (readonly [word: string, value: string | number])[];
}

/** A file that is written while it is sent. */
export interface ReportWriter {
  extension: string;
  contentType: string;
  write(table: ReportTable): AsyncIterable<string | Uint8Array>;
}

/** The cells of some records, line by line. */
export const linesOf = (
  { columns, linesOf: more }: Report,
  records: readonly unknown[],
): ReportValue[][] =>
  records.flatMap((record) =>
    (more?.(record) ?? [record]).map((line) => columns.map((column) => column.of(line))),
  );

/** `true` as people say it. */
export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');
