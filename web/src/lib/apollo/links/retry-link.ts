import { ServerError } from '@apollo/client/errors';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';

const passes = (error: unknown): boolean =>
  ServerError.is(error) ? error.statusCode >= 502 : error instanceof TypeError;

/** Tries a query again when nothing came back. A mutation is never repeated by itself. */
export const createRetryLink = (): RetryLink =>
  new RetryLink({
    delay: { initial: 300, max: 2_000, jitter: true },
    attempts: (count, operation, error) =>
      count < 3 &&
      operation.operationType === OperationTypeNode.QUERY &&
      navigator.onLine !== false &&
      passes(error),
  });
