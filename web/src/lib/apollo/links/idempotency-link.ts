import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';

const randomKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
};

const creates = (operation: ApolloLink.Operation): boolean =>
  operation.getContext().creates === true ||
  operation.query.definitions.some(
    (each) =>
      each.kind === 'OperationDefinition' &&
      each.operation === 'mutation' &&
      each.selectionSet.selections.some(
        (field) => field.kind === 'Field' && field.name.value.startsWith('create'),
      ),
  );

/**
 * Gives every create an `Idempotency-Key` (decision 12). The key belongs to what is sent and lives until
 * it is answered: a second click, or another try after the connection broke, sends the same key and api
 * creates once. After an answer, or with other values, it is a new request with a new key.
 */
export const createIdempotencyLink = (): ApolloLink => {
  const open = new Map<string, string>();
  return new ApolloLink((operation, forward) => {
    if (!creates(operation)) return forward(operation);
    const submission = `${operation.operationName}${JSON.stringify(operation.variables)}`;
    const key = open.get(submission) ?? randomKey();
    open.set(submission, key);
    operation.setContext({
      headers: { ...operation.getContext().headers, 'idempotency-key': key },
    });
    return forward(operation).pipe(
      tap((result) => {
        // A top-level error (no session, outage) is no answer: the record may or may not have been created.
        if (!('errors' in result) || !result.errors?.length) open.delete(submission);
      }),
    );
  });
};
