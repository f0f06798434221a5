import type { FastifyInstance } from 'fastify';
import type { CsvColumns } from '@assay/schema/core/csv';
import type { Route } from '@assay/schema/core/route';
import { serveDocument, type DocumentHandler } from '../documents/serve-document.ts';
import { BYTE_ORDER_MARK, csvLines, type CsvCell } from './write-csv.ts';

/** A CSV as it is sent. */
export interface CsvAnswer {
  /** File name with its extension. */
  name: string;
  header: readonly string[];
  /** The rows, some at a time: what is read of the database in pieces never stands in memory as a whole. */
  rows: Iterable<readonly (readonly CsvCell[])[]> | AsyncIterable<readonly (readonly CsvCell[])[]>;
}

async function* textOf(
  { header, rows }: CsvAnswer,
  count: (lines: number) => void,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLines([header]);
  for await (const some of rows) {
    count(some.length);
    yield csvLines(some);
  }
}

/** Serves a call that answers a CSV made on the spot. Cells that a spreadsheet would calculate are guarded. */
export function serveCsv<const R extends Route>(
  app: FastifyInstance,
  route: R,
  handler: DocumentHandler<R, CsvAnswer>,
): void {
  serveDocument(app, route, async (call) => {
    const answer = await handler(call);
    let rows = 0;
    return {
      name: answer.name,
      contentType: 'text/csv; charset=utf-8',
      content: textOf(answer, (lines) => {
        rows += lines;
      }),
      rows: () => rows,
    };
  });
}

/** The example file of an import: its header and one row, with some cells as the caller knows them. */
export const exampleOf = <C extends CsvColumns>(
  name: string,
  columns: C,
  known: Partial<Record<keyof C, string>> = {},
): CsvAnswer => ({
  name,
  header: Object.values(columns).map(({ header }) => header),
  rows: [[Object.entries(columns).map(([key, { example }]) => known[key] ?? example)]],
});
