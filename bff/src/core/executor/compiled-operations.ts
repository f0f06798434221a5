import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { isJitSafe } from './jit-guard.ts';

interface Entry {
  uses: number;
  /** Undefined until compiled, null when graphql-js must run it. */
  compiled: CompiledQuery | null | undefined;
}

interface Options {
  max?: number;
  /** At which use an operation is compiled: one-off documents are not worth it. */
  compileAt?: number;
}

/**
 * Compiled operations, least recently used out first. A Map keeps insertion order, so moving an
 * entry to the end on use makes its first key the oldest.
 */
export class CompiledOperations {
  readonly #entries = new Map<string, Entry>();
  readonly #schema: GraphQLSchema;
  readonly #max: number;
  readonly #compileAt: number;

  constructor(schema: GraphQLSchema, { max = 1_000, compileAt = 2 }: Options = {}) {
    this.#schema = schema;
    this.#max = max;
    this.#compileAt = compileAt;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** `key` must identify document and operation name. */
  find(
    key: string,
    document: DocumentNode,
    operationName: string | undefined,
  ): CompiledQuery | null {
    const entry = this.#entries.get(key) ?? { uses: 0, compiled: undefined };
    entry.uses += 1;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > this.#max) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    if (entry.compiled === undefined && entry.uses >= this.#compileAt)
      entry.compiled = this.#compile(document, operationName);
    return entry.compiled ?? null;
  }

  #compile(document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    if (!isJitSafe(this.#schema, document)) return null;
    const compiled = compileQuery(this.#schema, document, operationName, {
      disableLeafSerialization: false,
      customJSONSerializer: false,
    });
    return isCompiledQuery(compiled) ? compiled : null;
  }
}

/**
 * Runs a compiled operation. A result without `data` is a request error (wrong variables), found
 * before any resolver ran: graphql-js then words it, so that texts and codes are its own.
 */
export async function runCompiled(
  compiled: CompiledQuery,
  context: unknown,
  variables: Record<string, unknown>,
): Promise<ExecutionResult | null> {
  const result = await compiled.query(undefined, context, variables);
  return 'data' in result ? result : null;
}
