import { errorText, errorTexts, type ErrorCode, type ErrorParams } from '@assay/schema/core/errors';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import { WHOLE_FORM, type FieldError } from '@assay/schema/core/field-error-tree';
import { IMPORT_FAILED_ROWS_SHOWN, type CsvColumns } from '@assay/schema/core/csv';
import type { ImportErrors, ImportRowErrors } from '@assay/schema/core/import-errors';
import { Refusal } from '../refusal.ts';

/** Some rows of an import failed: 400 with the failures by row and column (contract §0.4). */
export class ImportRefusal extends Refusal {
  override name = 'ImportRefusal';
  /** What is wrong, by row and column. */
  readonly listed: ImportErrors;

  constructor(rows: ImportErrors, failedRows: number) {
    super(null, { params: { failedRows } });
    this.message = errorTexts.importRows;
    this.listed = rows;
  }

  override envelope(requestId: string): ErrorEnvelope {
    return { ...super.envelope(requestId), errors: this.listed };
  }
}

/**
 * Collects what is wrong with the rows of a file. The first 1,000 failing rows are kept, in the order
 * of the file; of the others only the number, so that no file makes a huge answer. What is wrong with a
 * row comes in any order: its cells are read long before it is compared with the database.
 */
export class RowErrors {
  readonly #columns: CsvColumns;
  readonly #listed = new Map<number, ImportRowErrors>();
  readonly #failed = new Set<number>();
  /** Titles from left to right; what is wrong with the row as a whole comes first. */
  #titles: readonly string[];
  /** Highest row that is listed. */
  #last = 0;

  constructor(columns: CsvColumns) {
    this.#columns = columns;
    this.#titles = this.#titlesOf(Object.keys(columns));
  }

  /** Lists the failures of a row in the order in which the file has its columns. */
  orderBy(columns: readonly string[]): void {
    this.#titles = this.#titlesOf(columns);
  }

  #titlesOf(columns: readonly string[]): string[] {
    return [WHOLE_FORM, ...columns.map((name) => this.#columns[name]?.header ?? name)];
  }

  /** `column` is the name of a column in the description of the import, or null for the row as a whole. */
  add(row: number, column: string | null, error: FieldError): void {
    const header = column === null ? WHOLE_FORM : (this.#columns[column]?.header ?? column);
    this.#failed.add(row);
    const entry = this.#listed.get(row) ?? this.#list(row);
    if (entry !== null) (entry.columns[header] ??= []).push(error);
  }

  #list(row: number): ImportRowErrors | null {
    const isFull = this.#listed.size >= IMPORT_FAILED_ROWS_SHOWN;
    if (isFull && row > this.#last) return null;
    const entry: ImportRowErrors = { row, columns: {} };
    this.#listed.set(row, entry);
    if (isFull) this.#listed.delete(this.#last);
    this.#last = isFull ? Math.max(...this.#listed.keys()) : Math.max(this.#last, row);
    return entry;
  }

  get isEmpty(): boolean {
    return this.#failed.size === 0;
  }

  /** Whether it is already enough to know that a row fails: more of it would not be listed. */
  isEnoughOf(row: number): boolean {
    return this.#failed.has(row) && !this.#listed.has(row);
  }

  /** @throws ImportRefusal when any row failed */
  throwIfAny(): void {
    if (this.isEmpty) return;
    const rows = [...this.#listed.values()]
      .toSorted((a, b) => a.row - b.row)
      .map(({ row, columns }) => ({ row, columns: this.#inOrder(columns) }));
    throw new ImportRefusal({ rows }, this.#failed.size);
  }

  #inOrder(columns: ImportRowErrors['columns']): ImportRowErrors['columns'] {
    return Object.fromEntries(
      Object.entries(columns).toSorted(
        ([a], [b]) => this.#titles.indexOf(a) - this.#titles.indexOf(b),
      ),
    );
  }
}

/** A failure of the catalog, with its own text if need be. */
export const rowError = (
  errorCode: ErrorCode,
  params: ErrorParams = {},
  text?: string,
): FieldError => ({ errorCode, message: text ?? errorText(errorCode, params), params });
