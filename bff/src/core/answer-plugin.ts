import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit, type DocumentNode } from 'graphql';
import { withoutSuggestion } from './allowed-values.ts';
import type { RequestContext } from './context.ts';
import { hasSession } from './registered-operations.ts';

const introspects = new WeakMap<DocumentNode, boolean>();

const asksForSchema = (document: DocumentNode): boolean => {
  const known = introspects.get(document);
  if (known !== undefined) return known;
  let found = false;
  visit(document, {
    [Kind.FIELD]: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') found = true;
    },
  });
  introspects.set(document, found);
  return found;
};

/** Errors of well-formed requests: with the older media type they are answered as 200. */
const answeredCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'LIMIT_EXCEEDED',
  'OPERATION_NOT_REGISTERED',
]);

/** GraphQL over HTTP: `application/json` answers a GraphQL request with 200, whatever its outcome. */
const isOlderMediaType = (accept: string | undefined): boolean =>
  !(accept ?? '').includes('application/graphql-response+json');

/**
 * Completes every answer: the request id on errors and the notifications of api (contract §0.7). In production
 * the schema is shown only to callers with a session, by introspection or by "Did you mean".
 */
export function answerPlugin({
  production,
}: {
  production: boolean;
}): ApolloServerPlugin<RequestContext> {
  return {
    async requestDidStart() {
      const started = performance.now();
      return {
        async didResolveOperation({ document, contextValue }) {
          if (!production || !asksForSchema(document) || (await hasSession(contextValue))) return;
          throw new GraphQLError('The schema is shown to signed-in callers only.', {
            extensions: { code: 'UNAUTHENTICATED', errorCode: 'UNAUTHORIZED' },
          });
        },
        async willSendResponse({ request, response: { body, http }, contextValue, operationName }) {
          if (body.kind !== 'single') return;
          const [first] = body.singleResult.errors ?? [];
          if (
            http.status === 400 &&
            answeredCodes.has(first?.extensions?.['code']) &&
            isOlderMediaType(request.http?.headers.get('accept'))
          ) {
            http.status = 200;
          }
          const { requestId, notifications, log, client } = contextValue;
          const result = body.singleResult;
          if (result.errors?.length) {
            const hide =
              production &&
              result.errors.some(({ message }) => withoutSuggestion(message) !== message) &&
              !(await hasSession(contextValue));
            result.errors = result.errors.map((each) => ({
              ...each,
              message: hide ? withoutSuggestion(each.message) : each.message,
              extensions: { ...each.extensions, requestId },
            }));
          }
          if (notifications.length > 0) result.extensions = { ...result.extensions, notifications };
          log.info(
            {
              operation: operationName ?? null,
              calls: client.calls,
              ms: Math.round(performance.now() - started),
              ...(result.errors?.length
                ? { codes: result.errors.map((each) => each.extensions?.['code']) }
                : {}),
            },
            'graphql',
          );
        },
      };
    },
  };
}
