import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { errorText, errorTexts } from '@assay/schema/core/errors';
import { DownloadError } from '../files/download.ts';
import { failureOf } from './failure.ts';
import { AccessDeniedError, NotFoundError } from './page-errors.ts';

const graphQL = (extensions: Record<string, unknown>, message = 'from the server') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] });
const http = (status: number) =>
  new ServerError('x', { response: new Response(null, { status }), bodyText: '' });

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'no session',
    graphQL({ code: 'UNAUTHENTICATED', errorCode: 'UNAUTHORIZED' }),
    'unauthenticated',
    errorText('UNAUTHORIZED'),
  ],
  ['HTTP 401', http(401), 'unauthenticated', errorText('UNAUTHORIZED')],
  [
    'no permission',
    graphQL({ code: 'FORBIDDEN', errorCode: 'ACCESS_DENIED' }),
    'forbidden',
    errorText('ACCESS_DENIED'),
  ],
  [
    'a file that was refused with a reason',
    new DownloadError('The file broke off.'),
    'server',
    'The file broke off.',
  ],
  ['a denied page', new AccessDeniedError(), 'forbidden', errorText('ACCESS_DENIED')],
  [
    'a missing record',
    graphQL({ code: 'NOT_FOUND', errorCode: 'RESOURCE_NOT_FOUND' }),
    'notFound',
    errorText('RESOURCE_NOT_FOUND'),
  ],
  ['a missing page', new NotFoundError(), 'notFound', errorText('RESOURCE_NOT_FOUND')],
  [
    'an outage',
    graphQL({ code: 'SERVICE_UNAVAILABLE', errorCode: 'SERVICE_UNAVAILABLE' }),
    'unreachable',
    errorText('SERVICE_UNAVAILABLE'),
  ],
  ['a gateway without a server', http(502), 'unreachable', errorText('SERVICE_UNAVAILABLE')],
  [
    'no connection',
    new TypeError('Failed to fetch'),
    'unreachable',
    errorText('SERVICE_UNAVAILABLE'),
  ],
  [
    'a code of the catalogue',
    graphQL({ code: 'BAD_USER_INPUT', errorCode: 'FIELD_NOT_FOUND_IN_ENTITY' }),
    'server',
    'Record not found.',
  ],
  ['bad input without a code', graphQL({ code: 'BAD_USER_INPUT' }), 'server', 'from the server'],
  [
    'bad input without a code and without words',
    graphQL({ code: 'BAD_USER_INPUT' }, ''),
    'server',
    'There is an issue with input values',
  ],
  [
    'bad input with an unknown code',
    graphQL({ code: 'BAD_USER_INPUT', errorCode: 'NEW' }),
    'server',
    errorText('INTERNAL_ERROR'),
  ],
  [
    'a masked failure',
    graphQL({ code: 'INTERNAL_SERVER_ERROR' }),
    'server',
    errorText('INTERNAL_ERROR'),
  ],
  [
    'an unknown code',
    graphQL({ code: 'NEW', errorCode: 'NEW' }),
    'server',
    errorText('INTERNAL_ERROR'),
  ],
  ['a defect of ours', new RangeError('x'), 'server', errorText('INTERNAL_ERROR')],
  [
    'code of an older release',
    new TypeError('Failed to fetch dynamically imported module: /a.js'),
    'outdated',
    errorText('SERVICE_UNAVAILABLE'),
  ],
])('%s', (_what, error, kind, message) => {
  expect(failureOf(error)).toEqual({ kind, message });
});

test('without a connection the user learns that he is offline', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({
    kind: 'unreachable',
    message: errorTexts.offline,
  });
});
