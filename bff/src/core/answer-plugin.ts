import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, Kind, visit, type DocumentNode } from 'graphql';
import { withoutSuggestion } from './allowed-values.ts';
import type { RequestContext } from './context.ts';
import type { Figures } from './figures.ts';
import { hasSession, type RegisteredOperations } from './registered-operations.ts';

const introspects = new WeakMap<DocumentNode, boolean>();

/**
 * Status of a refusal that leaves nothing to answer, for clients of plain JSON: proxies and monitors read no bodies.
 * What is wrong with the operation itself stays 200, as GraphQL over HTTP has it.
 */
const refusalStatus: Readonly<Record<string, number | undefined>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
};

/** Whether no field of an answer has a value. */
const nothingIn = (data: Record<string, unknown> | null | undefined): boolean =>
  Object.values(data ?? {}).every((each) => each === null);

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
  registered,
  figures,
}: {
  production: boolean;
  registered: RegisteredOperations;
  figures: Figures | undefined;
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
        async willSendResponse({
          request,
          response: { body, http },
          contextValue,
          operationName,
          queryHash,
        }) {
          if (body.kind !== 'single') return;
          const [first] = body.singleResult.errors ?? [];
          const isPlain = isOlderMediaType(request.http?.headers.get('accept'));
          if (http.status === 400 && answeredCodes.has(first?.extensions?.['code']) && isPlain) {
            http.status = 200;
          }
          const refused = refusalStatus[String(first?.extensions?.['code'])];
          if (refused !== undefined && nothingIn(body.singleResult.data) && isPlain) {
            http.status = refused;
          }
          if (refused === 503) http.headers.set('retry-after', '1');
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
          const seconds = (performance.now() - started) / 1_000;
          const isOwn = queryHash !== undefined && registered.has(queryHash);
          const outcome = String(result.errors?.[0]?.extensions?.['code'] ?? 'ok');
          figures?.operation((isOwn && operationName) || null, outcome, seconds);
          log.info(
            {
              operation: operationName ?? null,
              calls: client.calls,
              ms: Math.round(seconds * 1_000),
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
