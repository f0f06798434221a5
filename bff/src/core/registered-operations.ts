import type { ApolloServerPlugin } from '@apollo/server';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { GraphQLError } from 'graphql';
import { z } from 'zod';
import type { RequestContext } from './context.ts';

/** Form of `@apollo/generate-persisted-query-manifest`. */
const Manifest = z.object({
  format: z.literal('apollo-persisted-query-manifest'),
  version: z.literal(1),
  operations: z.array(z.object({ id: z.string().min(1), body: z.string().min(1) })),
});

/** Operations that the web client was built with, by id: the SHA-256 of their text. */
export class RegisteredOperations {
  readonly #bodies: ReadonlyMap<string, string>;

  constructor(bodies: ReadonlyMap<string, string> = new Map()) {
    this.#bodies = bodies;
  }

  get size(): number {
    return this.#bodies.size;
  }

  has(id: string): boolean {
    return this.#bodies.has(id);
  }

  /** Apollo's cache of persisted queries: reads the manifest and never learns from callers. */
  readonly cache = {
    get: async (key: string): Promise<string | undefined> =>
      this.#bodies.get(key.replace(/^apq:/, '')),
    set: async (): Promise<void> => undefined,
    delete: async (): Promise<boolean> => false,
  };
}

/** Reads a manifest; none is no operations. An id that is not the hash of its text is refused at the start. */
export function readManifest(file: string): RegisteredOperations {
  if (!existsSync(file)) return new RegisteredOperations();
  const manifest = Manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success)
    throw new Error(`The manifest of registered operations ${file} cannot be read.`);
  const wrong = manifest.data.operations.find(
    ({ id, body }) => createHash('sha256').update(body).digest('hex') !== id,
  );
  if (wrong)
    throw new Error(
      `The registered operation ${wrong.id} in ${file} is not the one that its id names.`,
    );
  return new RegisteredOperations(
    new Map(manifest.data.operations.map(({ id, body }) => [id, body])),
  );
}

/** With OPERATIONS=registered, callers without a session may run registered operations only. */
export function registeredOnlyPlugin(
  registered: RegisteredOperations,
): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ queryHash, contextValue }) {
          if (registered.has(queryHash)) return;
          if (await hasSession(contextValue)) return;
          throw new GraphQLError('Only registered operations run without a session.', {
            extensions: { code: 'OPERATION_NOT_REGISTERED', http: { status: 400 } },
          });
        },
      };
    },
  };
}

/** Whether api knows the caller's session; asks at most once a second per session. */
export const hasSession = async (context: RequestContext): Promise<boolean> => {
  if (context.token === null) return false;
  return context.viewerPermissions().then(
    () => true,
    () => false,
  );
};
