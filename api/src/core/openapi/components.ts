import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `#/$defs/Company` → `#/components/schemas/Company`, wherever it stands. */
function relink(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(relink);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      /* `id` is the name of a named schema, unless it is a property of that name. */
      .filter(([key, each]) => key !== '$schema' && (key !== 'id' || isObject(each)))
      .map(([key, each]) => [
        key,
        key === '$ref' && typeof each === 'string'
          ? each.replace('#/$defs/', '#/components/schemas/')
          : relink(each),
      ]),
  );
}

/** Collects the named schemas of a document while it is written. */
export class Components {
  readonly #schemas = new Map<string, unknown>();

  /** The JSON schema of a contract; named ones become components and are referred to. */
  schemaOf(contract: z.ZodType, io: 'input' | 'output'): JsonSchema {
    /* Wrapped, so that a named contract is a definition even at the root. */
    const { $defs, properties } = z.toJSONSchema(z.object({ root: contract }), {
      io,
      target: 'draft-2020-12',
      unrepresentable: 'any',
    });
    for (const [name, schema] of Object.entries($defs ?? {})) {
      if (!this.#schemas.has(name)) this.#schemas.set(name, relink(schema));
    }
    const root = relink(isObject(properties) ? properties['root'] : {});
    return isObject(root) ? root : {};
  }

  /** All named schemas, by name. */
  all(): JsonSchema {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
