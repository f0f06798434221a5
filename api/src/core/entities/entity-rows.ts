import { z } from 'zod';

/** One column of an entity and where its value stands in the record. */
export interface EntityField {
  path: readonly [string] | readonly [string, string];
  column: string;
  json: boolean;
  /** The field may be null, or the object that it is a part of. */
  nullable: boolean;
  /** The column is another table's. */
  joined: boolean;
}

export interface FieldOptions<K extends string = string> {
  /** Column prefixes of nested objects, where they are not the object's own name. */
  prefixes?: Partial<Record<K, string>>;
  /** Columns of fields, where they are not the field's own name. */
  columns?: Partial<Record<K, string>>;
  /** Objects that are stored, or read, whole, as jsonb. */
  json?: readonly K[];
  /** Fields that are read from other tables: a statement that reads them selects them under the name by convention. */
  joined?: readonly K[];
  /** Fields without a column: made of others when the record is read. */
  computed?: readonly K[];
}

/** The column of a field by convention, as a type. */
export type SnakeCase<S extends string, Done extends string = ''> = S extends `${infer H}${infer T}`
  ? SnakeCase<T, `${Done}${H extends Lowercase<H> ? H : `_${Lowercase<H>}`}`>
  : Done;

/** `isMroAllDotResultsRequired` → `is_mro_all_dot_results_required`. */
const snakeCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const unwrapped = (rule: z.core.$ZodType): z.core.$ZodType =>
  rule instanceof z.ZodNullable || rule instanceof z.ZodOptional ? unwrapped(rule.unwrap()) : rule;

/**
 * The columns of a contract by convention: camelCase becomes snake_case, a nested object is laid
 * flat with its name (or a declared prefix) in front.
 */
function entityFields(contract: z.ZodObject, options: FieldOptions = {}): EntityField[] {
  return Object.entries<z.core.$ZodType>(contract.shape).flatMap(([name, rule]): EntityField[] => {
    if (options.computed?.includes(name)) return [];
    const json = options.json?.includes(name) ?? false;
    const joined = options.joined?.includes(name) ?? false;
    const nullable = rule instanceof z.ZodNullable;
    const inner = unwrapped(rule);
    if (json || !(inner instanceof z.ZodObject)) {
      const column = options.columns?.[name] ?? snakeCase(name);
      return [{ path: [name], column, json, nullable, joined }];
    }
    const prefix = options.prefixes?.[name] ?? snakeCase(name);
    return Object.entries(inner.shape).map(([part, partRule]) => ({
      path: [name, part],
      column: `${prefix}_${snakeCase(part)}`,
      json: false,
      nullable: nullable || partRule instanceof z.ZodNullable,
      joined,
    }));
  });
}

/** Nested objects of a contract that may be null: null when every one of their columns is. */
const nullableObjects = (contract: z.ZodObject): ReadonlySet<string> =>
  new Set(
    Object.entries<z.core.$ZodType>(contract.shape)
      .filter(([, rule]) => rule instanceof z.ZodNullable && unwrapped(rule) instanceof z.ZodObject)
      .map(([name]) => name),
  );

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
