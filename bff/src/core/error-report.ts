import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import { clientErrorOf, ContractBreach, rootOf } from './errors.ts';

/** Takes note of a failure of ours; the caller sees a neutral text only. */
export type Reporter = (details: { error: unknown; path?: string }) => void;

/** Where it failed and what kind of failure it was; messages may quote data, so only breaches of ours keep them. */
const reportOf = (error: unknown, path: readonly (string | number)[] | undefined) => ({
  error: rootOf(error),
  ...(path ? { path: path.join('.') } : {}),
});

/** Masks an error for the caller and reports it when it is ours. */
export function masked(
  report: Reporter,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const client = clientErrorOf(formatted, error);
  // A breach of contract has been logged where it was seen, with its route.
  if (client.unexpected && !(rootOf(error) instanceof ContractBreach))
    report(reportOf(error, formatted.path));
  return client.formatted;
}

/** The same for an error that did not pass Apollo's normalization. */
export const formatAnd = (report: Reporter, error: GraphQLError): GraphQLFormattedError =>
  masked(
    report,
    {
      message: error.message,
      ...(error.locations ? { locations: error.locations } : {}),
      ...(error.path ? { path: error.path } : {}),
      extensions: { ...error.extensions, ...extensionsOf(rootOf(error)) },
    },
    error,
  );

const extensionsOf = (root: unknown): Record<string, unknown> =>
  root instanceof Error && 'extensions' in root && typeof root.extensions === 'object'
    ? { ...root.extensions }
    : {};
