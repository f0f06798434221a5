import type { FormattedExecutionResult } from 'graphql';
import pino from 'pino';
import { createApollo } from '../core/apollo.ts';
import { createContext, type RequestContext } from '../core/context.ts';
import { RegisteredOperations } from '../core/registered-operations.ts';
import type { CallerHeaders, Upstream } from '../core/rest-client.ts';
import { ViewerCache } from '../core/viewer-cache.ts';
import { graphqlSchema } from '../schema.ts';

const silent = pino({ level: 'silent' });

interface Options {
  token?: string | null;
  headers?: CallerHeaders;
  production?: boolean;
  operations?: 'any' | 'registered';
  registered?: RegisteredOperations;
  viewers?: ViewerCache;
}

export const contextFor = (
  send: Upstream,
  { token = 'session', headers = {}, viewers = new ViewerCache() }: Options = {},
): RequestContext =>
  createContext({ requestId: 'request-1', token, headers, log: silent }, send, viewers);

export type Result = FormattedExecutionResult<Record<string, unknown>, Record<string, unknown>>;

/** A server over a faked api; `run` answers what a caller would read. */
export function graphqlOver(send: Upstream, options: Options = {}) {
  const {
    production = false,
    operations = 'any',
    registered = new RegisteredOperations(),
  } = options;
  const apollo = createApollo(graphqlSchema(), { production, operations, registered, log: silent });
  return async (query: string, variables: Record<string, unknown> = {}): Promise<Result> => {
    const { body } = await apollo.executeOperation(
      { query, variables },
      { contextValue: contextFor(send, options) },
    );
    if (body.kind !== 'single') throw new Error('The answer came in parts.');
    return JSON.parse(JSON.stringify(body.singleResult)) as Result;
  };
}
