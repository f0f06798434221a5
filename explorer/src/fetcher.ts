import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import { parse, print, separateOperations } from 'graphql';

/** Where the portal keeps the token of its session (`session-store.ts` of the client). */
const SESSION_KEY = 'assay.session';

const named = (headers: Record<string, string>, name: string): boolean =>
  Object.keys(headers).some((each) => each.toLowerCase() === name);

/** The operation that was chosen, with its fragments: the editor holds many, and the portal takes no more than it needs. */
function chosen({ query, operationName, ...rest }: FetcherParams): FetcherParams {
  const own = operationName ? separateOperations(parse(query))[operationName] : undefined;
  return { ...rest, operationName, query: own ? print(own) : query };
}

/**
 * Sends an operation. Without an `authorization` header of its own it goes with the session of the portal that
 * is open in this browser, if there is one.
 */
export const fetcher: Fetcher = async (operation, options) => {
  const given = options?.headers ?? {};
  const token = localStorage.getItem(SESSION_KEY);
  const session: Record<string, string> =
    token === null || named(given, 'authorization') ? {} : { authorization: `Bearer ${token}` };
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...session,
      ...given,
    },
    body: JSON.stringify(chosen(operation)),
  });
  return answer.json();
};
