import {
  errorCatalogue,
  errorText,
  type ErrorCode,
  type ErrorParams,
} from '@assay/schema/core/errors';
import { flattenFieldErrors, type FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** A refusal of api: its envelope (contract §0.4) with the HTTP status. */
export class UpstreamRefusal extends Error {
  readonly status: number;
  /** Of the catalogue, unless api is newer: codes go through unchanged, and web knows what it knows (contract §27). */
  readonly errorCode: string | null;
  readonly params: ErrorParams;
  readonly errors: FieldErrorTree;

  constructor(refusal: {
    status: number;
    errorCode: string | null;
    message: string;
    params?: ErrorParams;
    errors?: FieldErrorTree;
  }) {
    super(refusal.message);
    this.name = 'UpstreamRefusal';
    this.status = refusal.status;
    this.errorCode = refusal.errorCode;
    this.params = refusal.params ?? {};
    this.errors = refusal.errors ?? {};
  }
}

/** The refusal that the catalogue describes, as api would have written it. */
export const refusalOf = (errorCode: ErrorCode): UpstreamRefusal =>
  new UpstreamRefusal({
    status: errorCatalogue[errorCode].status,
    errorCode,
    message: errorText(errorCode),
  });

/** An answer of api that breaks its contract; the details go to the log, never to the caller. */
export class ContractBreach extends Error {
  readonly details: { route: string; path?: string };
  constructor(details: { route: string; path?: string }) {
    super('An answer of api does not match its contract.');
    this.name = 'ContractBreach';
    this.details = details;
  }
}

export const badInput = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });

/** Top-level codes of the catalogue's outcomes that no form can show. */
const topLevelCode: Partial<Record<string, string>> = {
  UNAUTHORIZED: 'UNAUTHENTICATED',
  ACCESS_DENIED: 'FORBIDDEN',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
  INTERNAL_ERROR: 'INTERNAL_SERVER_ERROR',
};

/** Whether a refusal is one that a form shows: a rule, a field, a missing record, a conflict. */
export const isExpected = (error: unknown): error is UpstreamRefusal =>
  error instanceof UpstreamRefusal &&
  error.status < 500 &&
  (error.errorCode === null || topLevelCode[error.errorCode] === undefined);

/** Code of a refusal that stands top-level, e.g. of a query. */
const codeOf = ({ errorCode, status }: UpstreamRefusal): string => {
  if (errorCode !== null && topLevelCode[errorCode] !== undefined) return topLevelCode[errorCode];
  if (status === 404) return 'NOT_FOUND';
  if (status === 429) return 'TOO_MANY_REQUESTS';
  return 'BAD_USER_INPUT';
};

/** The error at the root of a chain of GraphQL wrappers. */
export function rootOf(error: unknown): unknown {
  let each = error;
  while (each instanceof Error && 'originalError' in each && each.originalError instanceof Error)
    each = each.originalError;
  return each;
}

const internal = { code: 'INTERNAL_SERVER_ERROR', errorCode: 'INTERNAL_ERROR' } as const;

/** Codes of errors that GraphQL itself raised about the request; their texts may be shown. */
const requestCodes = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'LIMIT_EXCEEDED',
  'OPERATION_NOT_REGISTERED',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SERVICE_UNAVAILABLE',
  'NOT_FOUND',
]);

const TOO_MANY_TOKENS = /contains more that? \d+ tokens/;

/** Which arguments a refusal is about, and what is wrong with each. */
const fieldsOf = ({ errors }: UpstreamRefusal) => {
  const fields = flattenFieldErrors(errors).map(({ path, error }) => ({ path, ...error }));
  return fields.length === 0 ? {} : { fields };
};

export interface ClientError {
  formatted: GraphQLFormattedError;
  /** Whether the failure is ours and must be logged in full. */
  unexpected: boolean;
}

/** What a caller may see of an error; anything that is not known to be harmless is masked. */
export function clientErrorOf(formatted: GraphQLFormattedError, error: unknown): ClientError {
  const root = rootOf(error);
  const place = {
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    ...(formatted.path ? { path: formatted.path } : {}),
  };
  if (root instanceof UpstreamRefusal && root.status < 500) {
    const extensions = {
      code: codeOf(root),
      ...(root.errorCode ? { errorCode: root.errorCode } : {}),
      params: root.params,
      ...fieldsOf(root),
    };
    return { formatted: { message: root.message, ...place, extensions }, unexpected: false };
  }
  if (root instanceof UpstreamRefusal && root.errorCode === 'SERVICE_UNAVAILABLE') {
    const extensions = { code: 'SERVICE_UNAVAILABLE', errorCode: root.errorCode };
    return {
      formatted: { message: root.message, ...place, extensions },
      unexpected: false,
    };
  }
  const code = formatted.extensions?.['code'];
  if (!(root instanceof GraphQLError) || !requestCodes.has(code)) {
    return {
      formatted: { message: errorText('INTERNAL_ERROR'), ...place, extensions: { ...internal } },
      unexpected: true,
    };
  }
  const { stacktrace: _stacktrace, ...extensions } = formatted.extensions ?? {};
  if (TOO_MANY_TOKENS.test(formatted.message)) {
    return {
      formatted: {
        message: formatted.message.replace(/^Syntax Error: /, ''),
        extensions: { code: 'LIMIT_EXCEEDED', limit: 'tokens' },
      },
      unexpected: false,
    };
  }
  return { formatted: { message: formatted.message, ...place, extensions }, unexpected: false };
}
