import type { z } from 'zod';
import {
  entityFields,
  nullableObjects,
  type EntityField,
  type FieldOptions,
} from './entity-fields.ts';

/** The values of a record by field name, nested as in its contract. */
export type Values = Readonly<Record<string, unknown>>;

/** What the table of every entity has. */
export type EntityRow = Readonly<Record<string, unknown>> & {
  id: number;
  version: number;
  deleted_at: string | null;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Rows ↔ records by a contract. `R` is the row, `T` the record without its computed fields, `J` what a statement
 * that reads records joins to the row.
 */
export class EntityRows<R extends EntityRow, T extends object, J extends object = object> {
  readonly fields: readonly EntityField[];
  readonly #stored: readonly EntityField[];
  readonly #nullable: ReadonlySet<string>;

  constructor(contract: z.ZodObject, options: FieldOptions) {
    this.fields = entityFields(contract, options);
    this.#stored = this.fields.filter(({ joined }) => !joined);
    this.#nullable = nullableObjects(contract);
  }

  /** The record of a row, without its computed fields. */
  fromRow(row: R & J): T {
    const columns: Readonly<Record<string, unknown>> = row;
    const record: Record<string, unknown> = {};
    for (const {
      path: [name, part],
      column,
    } of this.fields) {
      if (part === undefined) record[name] = columns[column];
      else {
        const nested = (record[name] ??= {});
        if (isRecord(nested)) nested[part] = columns[column];
      }
    }
    for (const name of this.#nullable) {
      const nested = record[name];
      if (isRecord(nested) && Object.values(nested).every((each) => each === null))
        record[name] = null;
    }
    /* The one place where rows become records: a test checks that each field has its column. */
    return record as T;
  }

  /** The columns that a set of values fills; fields that are absent stay out. */
  toColumns(values: Values): Partial<R> {
    const columns: Record<string, unknown> = {};
    for (const {
      path: [name, part],
      column,
      json,
    } of this.#stored) {
      if (!(name in values)) continue;
      const value = values[name];
      if (part !== undefined) columns[column] = (isRecord(value) ? value[part] : null) ?? null;
      else columns[column] = json && value !== null ? JSON.stringify(value) : value;
    }
    /* As in fromRow. */
    return columns as Partial<R>;
  }
}
