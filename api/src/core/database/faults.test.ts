import { expect, test } from 'vitest';
import { databaseFault, outageOf } from './faults.ts';

const failure = (code: string, cause?: Error) =>
  Object.assign(new Error('failed', { cause }), { code });

test.each([
  ['ENOSPC', 'the disk is full'],
  ['53100', 'the disk is full'],
  ['ECONNREFUSED', 'the database is not available (ECONNREFUSED)'],
  ['57P01', 'the database is not available (57P01)'],
  ['40001', 'the database gave the call up for others'],
])('%s is 503, and the log calls it: %s', (code, name) => {
  expect(databaseFault(failure(code))).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
  expect(outageOf(failure(code))).toBe(name);
});

test('a full disk says what to do, also when the store of files wraps its error', () => {
  const wrapped = failure('E_CANNOT_WRITE_FILE', failure('ENOSPC'));

  expect(databaseFault(wrapped)?.message).toContain('free disk space');
});

test('a fault of the program is none of both', () => {
  expect([databaseFault(failure('42601')), outageOf(failure('42601'))]).toEqual([null, null]);
});
