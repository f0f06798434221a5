import type { FieldError } from './field-error-tree.ts';

/** Failures of one row of an imported file. */
export interface ImportRowErrors {
  /** Line number in the file; the header is line 1. */
  row: number;
  /** Failures by column header; `_` is the row as a whole. */
  columns: Record<string, FieldError[]>;
}

/** `errors` of a refused import (contract §0.4). */
export interface ImportErrors {
  rows: ImportRowErrors[];
}
