import { z } from 'zod';

/** One column of an entity and where its value stands in the record. */
export interface EntityField {
  path: readonly [string] | readonly [string, string];
  column: string;
  json: boolean;
}

export interface FieldOptions<K extends string = string> {
  /** Column prefixes of nested objects, where they are not the object's own name. */
  prefixes?: Partial<Record<K, string>>;
  /** Objects that are stored whole, as jsonb. */
  json?: readonly K[];
  /** Fields without a column: joined or computed when the record is read. */
  computed?: readonly K[];
}

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
    const inner = unwrapped(rule);
    if (json || !(inner instanceof z.ZodObject))
      return [{ path: [name], column: snakeCase(name), json }];
    const prefix = options.prefixes?.[name] ?? snakeCase(name);
    return Object.keys(inner.shape).map((part) => ({
      path: [name, part],
      column: `${prefix}_${snakeCase(part)}`,
      json: false,
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
