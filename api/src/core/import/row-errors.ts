import { errorText, errorTexts, type ErrorCode, type ErrorParams } from '@assay/schema/core/errors';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import { WHOLE_FORM, type FieldError } from '@assay/schema/core/field-error-tree';
import { IMPORT_FAILED_ROWS_SHOWN, type CsvColumns } from '@assay/schema/core/csv';
import type { ImportErrors, ImportRowErrors } from '@assay/schema/core/import-errors';
import { Refusal } from '../refusal.ts';

/** Some rows of an import failed: 400 with the failures by row and column (contract §0.4). */
export class ImportRefusal extends Refusal {
  override name = 'ImportRefusal';
  readonly #rows: ImportErrors;

  constructor(rows: ImportErrors, failedRows: number) {
    super(null, { params: { failedRows } });
    this.message = errorTexts.importRows;
    this.#rows = rows;
  }

  override envelope(requestId: string): ErrorEnvelope {
    return { ...super.envelope(requestId), errors: this.#rows };
  }
}

/**
 * Collects what is wrong with the rows of a file. The first 1,000 failing rows are kept, in the order
 * of the file; of the others only the number, so that no file makes a huge answer.
 */
export class RowErrors {
  readonly #columns: CsvColumns;
  readonly #shown = new Map<number, ImportRowErrors>();
  readonly #failed = new Set<number>();

  constructor(columns: CsvColumns) {
    this.#columns = columns;
  }

  /** `column` is the name of a column in the description of the import, or null for the row as a whole. */
  add(row: number, column: string | null, error: FieldError): void {
    const header = column === null ? WHOLE_FORM : (this.#columns[column]?.header ?? column);
    this.#failed.add(row);
    const entry = this.#shown.get(row) ?? this.#show(row);
    if (entry !== null) (entry.columns[header] ??= []).push(error);
  }

  #show(row: number): ImportRowErrors | null {
    if (this.isFull) return null;
    const entry: ImportRowErrors = { row, columns: {} };
    this.#shown.set(row, entry);
    return entry;
  }

  /** No further row is listed; of the others it is enough to know that they fail. */
  get isFull(): boolean {
    return this.#shown.size >= IMPORT_FAILED_ROWS_SHOWN;
  }

  get isEmpty(): boolean {
    return this.#failed.size === 0;
  }

  has(row: number): boolean {
    return this.#failed.has(row);
  }

  /** @throws ImportRefusal when any row failed */
  throwIfAny(): void {
    if (this.isEmpty) return;
    const rows = [...this.#shown.values()].toSorted((a, b) => a.row - b.row);
    throw new ImportRefusal({ rows }, this.#failed.size);
  }
}

/** A failure of the catalogue, with its own text if need be. */
export const rowError = (
  errorCode: ErrorCode,
  params: ErrorParams = {},
  text?: string,
): FieldError => ({ errorCode, message: text ?? errorText(errorCode, params), params });
