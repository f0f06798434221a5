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
export function entityFields(contract: z.ZodObject, options: FieldOptions = {}): EntityField[] {
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
export const nullableObjects = (contract: z.ZodObject): ReadonlySet<string> =>
  new Set(
    Object.entries<z.core.$ZodType>(contract.shape)
      .filter(([, rule]) => rule instanceof z.ZodNullable && unwrapped(rule) instanceof z.ZodObject)
      .map(([name]) => name),
  );
