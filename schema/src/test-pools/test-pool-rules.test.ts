import { expect, test } from 'vitest';
import { CreateTestPoolInput } from './test-pool.ts';

const pool = {
  name: 'Drivers',
  companyId: 1,
  locationId: 2,
  targetType: 'percentage',
  drugPercentage: 50,
  alcoholPercentage: 10,
  oversampling: 0,
  modality: 'quarterly',
  programStartDate: '2026-02-01',
  programEndDate: '2027-01-31',
  testOrderType: 'PAPER_CCF_ORDER',
};

const refusedFields = (more: object): string[] =>
  CreateTestPoolInput.safeParse({ ...pool, ...more }).error?.issues.map(({ path }) =>
    path.join('.'),
  ) ?? [];

test.each([
  [{}, []],
  [{ programEndDate: '2027-02-01' }, ['programEndDate']],
  [{ programEndDate: '2026-01-31' }, ['programEndDate']],
  // "1" sorts before every year; only the start itself is wrong.
  [{ programStartDate: '1' }, ['programStartDate']],
])('a program with %o is refused at %o', (more, fields) => {
  expect(refusedFields(more)).toEqual(fields);
});
