import { expect, test } from 'vitest';
import { envelopeText } from './envelope-text.ts';

const wrong = 'Something went wrong. Please try again later.';
const away = 'The service is not available right now. Please try again in a moment.';

test.each([
  ['a known code', 413, { errorCode: 'FILE_TOO_LARGE', message: 'Over 1 MB.' }, 'Over 1 MB.'],
  ['a known code alone', 404, { errorCode: 'RESOURCE_NOT_FOUND' }, 'Record not found.'],
  ['an unknown code', 409, { errorCode: 'BRAND_NEW', message: 'from the server' }, wrong],
  ['bad input', 400, { message: 'Three rows are wrong.' }, 'Three rows are wrong.'],
  ['bad input without words', 400, {}, 'There is an issue with input values'],
  ['another status without words', 418, {}, wrong],
  ['an outage', 503, { errorCode: 'SERVICE_UNAVAILABLE', message: 'x' }, away],
  ['a failure that talks', 500, { message: 'relation "x" does not exist' }, wrong],
])('%s', (_what, status, envelope, text) => {
  expect(envelopeText(status, envelope)).toBe(text);
});
