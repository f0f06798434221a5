import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import { expect, test } from 'vitest';
import { importErrors, previewText } from './import-errors.ts';

const envelope = (rows: unknown): ErrorEnvelope => ({
  message: 'm',
  params: {},
  errors: { rows } as never,
});

test('each refused cell is a line of the table, in order of the file', () => {
  const rows = [
    {
      row: 7,
      columns: {
        Zip: [
          { errorCode: 'INVALID_ZIP_CODE', message: 'This is not a valid zip code.', params: {} },
        ],
      },
    },
    {
      row: 3,
      columns: {
        City: [{ message: 'This field is required.' }],
        State: [{ message: 'a' }, { message: 'b' }],
      },
    },
  ];

  expect(importErrors(envelope(rows))).toEqual([
    { row: 3, column: 'City', message: 'This field is required.' },
    { row: 3, column: 'State', message: 'a' },
    { row: 3, column: 'State', message: 'b' },
    { row: 7, column: 'Zip', message: 'This is not a valid zip code.' },
  ]);
});

test('another refusal has no cells', () => {
  expect(importErrors({ message: 'The file is too big.', params: {} })).toEqual([]);
  expect(importErrors(null)).toEqual([]);
  expect(importErrors(envelope([{ row: 'x' }]))).toEqual([]);
});

test('what a file would do is said in a sentence, without what it cannot do', () => {
  const none = { rows: 3, created: 0, updated: 0, unchanged: 0, errors: [] };

  expect(previewText({ ...none, created: 1 })).toBe(
    'No fault was found: 1 record would be created. Nothing was saved yet.',
  );
  expect(previewText({ ...none, updated: 1, unchanged: 1, unknown: 2 })).toBe(
    'No fault was found: 1 record would change, 1 row would change nothing, 2 rows of records that do not exist would be left out. Nothing was saved yet.',
  );
});
