import type { z } from 'zod';
import type { ImportPreview } from '@assay/schema/core/csv';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';

/** One refused cell of an imported file. */
export interface ImportError {
  /** Line of the file; the head is line 1. */
  row: number;
  column: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const messagesOf = (leaf: unknown): string[] =>
  (Array.isArray(leaf) ? leaf : []).flatMap((error: unknown) =>
    isRecord(error) && typeof error['message'] === 'string' ? [error['message']] : [],
  );

/** How many rows of the file were refused; more than are listed, where there are many. */
export const failedRowsOf = (envelope: ErrorEnvelope | null): number => {
  const { failedRows } = envelope?.params ?? {};
  return typeof failedRows === 'number' ? failedRows : 0;
};

/** Refused cells of a failed import (contract §0.4), by line, then as the server names them. */
export function importErrors(envelope: ErrorEnvelope | null): ImportError[] {
  const rows: unknown = envelope?.errors?.['rows'];
  if (!Array.isArray(rows)) return [];
  return rows
    .flatMap((entry: unknown) => {
      if (!isRecord(entry) || typeof entry['row'] !== 'number' || !isRecord(entry['columns']))
        return [];
      const row = entry['row'];
      return Object.entries(entry['columns']).flatMap(([column, leaf]) =>
        messagesOf(leaf).map((message) => ({ row, column, message })),
      );
    })
    .toSorted((a, b) => a.row - b.row);
}

/** What a check of a file says that would be done (decision 49). */
export type Preview = z.output<typeof ImportPreview>;

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** What an import would do with a file that has no fault, in a sentence. */
export function previewText({ created, updated, unchanged, unknown }: Preview): string {
  const parts = [
    /* A file that changes what there is never creates anything. */
    ...(unknown === undefined ? [`${counted(created, 'record', 'records')} would be created`] : []),
    ...(updated > 0 ? [`${counted(updated, 'record', 'records')} would change`] : []),
    ...(unchanged > 0 ? [`${counted(unchanged, 'row', 'rows')} would change nothing`] : []),
    ...(unknown !== undefined && unknown > 0
      ? [`${counted(unknown, 'row', 'rows')} of records that do not exist would be left out`]
      : []),
  ];
  return `No fault was found: ${parts.join(', ')}. Nothing was saved yet.`;
}
