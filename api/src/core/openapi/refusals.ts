import { errorCatalogue, errorText, type ErrorCode } from '@assay/schema/core/errors';
import type { Route } from '@assay/schema/core/route';
import type { JsonSchema } from './components.ts';

const statusTexts: Record<number, string> = {
  400: 'The input is not valid; `errors` has the same form as the input.',
  401: 'No active session.',
  403: 'The permission is missing.',
  404: 'No such record in the scope of the caller.',
  409: 'A rule or the stored state forbids it.',
  413: 'Too large.',
  429: 'Too many calls; try again after `Retry-After` seconds.',
  503: 'Not available right now; try again in a moment.',
};

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** Whether a call makes a record, so that its sender may repeat it with an `Idempotency-Key`. */
export const creates = (route: Route): boolean =>
  route.method === 'POST' && 201 in route.schema.response;

const fieldFailure = { errorCode: 'BLANK', message: errorText('BLANK'), params: {} };

function exampleFor(code: ErrorCode | undefined): JsonSchema {
  const requestId = '6f2c1d0a-4b7e-4a54-9d3f-0a6f3e1c9b21';
  if (code === undefined) {
    const message = errorText('INVALID');
    return { message, params: {}, errors: { fieldName: [fieldFailure] }, requestId };
  }
  return { errorCode: code, message: errorText(code), params: {}, requestId };
}

/** A refusal with one status, and the codes that it may have; none when only fields fail. */
function responseOf(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const named = codes.length === 0 ? '' : ` Codes: ${codes.join(', ')}.`;
  const examples = Object.fromEntries(
    (codes.length === 0 ? [undefined] : codes).map((code) => [
      code ?? 'fields',
      { value: exampleFor(code) },
    ]),
  );
  return {
    description: `${statusTexts[status] ?? 'Refused.'}${named}`,
    ...(status === 429 ? { headers: retryAfter } : {}),
    content: {
      'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' }, examples },
    },
    'x-error-codes': codes,
  };
}

/** Refusals that many calls share, by name. */
const shared: Readonly<Record<string, [number, readonly ErrorCode[]]>> = {
  FieldErrors: [400, []],
  Unauthorized: [401, ['UNAUTHORIZED']],
  AccessDenied: [403, ['ACCESS_DENIED']],
  NotFound: [404, ['RESOURCE_NOT_FOUND']],
  TooManyRequests: [429, ['TOO_MANY_REQUESTS']],
  Unavailable: [503, ['SERVICE_UNAVAILABLE']],
};

/** `components.responses` of the document. */
export const sharedRefusals = (): JsonSchema =>
  Object.fromEntries(
    Object.entries(shared).map(([name, [status, codes]]) => [name, responseOf(status, codes)]),
  );

/** The refusals of a route by status: those every call can get, and its own. */
export function refusalsOf(route: Route): Record<string, JsonSchema> {
  const { access, errors = [] } = route.config;
  const codes = new Set<ErrorCode>(errors);
  if (access !== 'public') codes.add('UNAUTHORIZED');
  if (typeof access === 'object') codes.add('ACCESS_DENIED');
  if (route.url.includes('/:')) codes.add('RESOURCE_NOT_FOUND');
  if (route.config.list) codes.add('FIELD_NOT_FOUND_IN_ENTITY');
  if (creates(route)) codes.add('IDEMPOTENCY_KEY_REUSED');
  codes.add('TOO_MANY_REQUESTS').add('SERVICE_UNAVAILABLE');
  const byStatus = new Map<number, ErrorCode[]>();
  if (route.schema.body ?? route.schema.querystring) byStatus.set(400, []);
  for (const code of codes) {
    const { status } = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, own]) => [String(status), once(status, own)]),
  );
}

/** A reference to the shared refusal that says the same, or the refusal itself. */
function once(status: number, codes: readonly ErrorCode[]): JsonSchema {
  const same = Object.entries(shared).find(
    ([, [known, names]]) => known === status && names.join() === codes.join(),
  );
  return same ? { $ref: `#/components/responses/${same[0]}` } : responseOf(status, codes);
}
