import { expect, test } from 'vitest';
import { CreateTestPoolInput } from '@assay/schema/test-pools/test-pool';
import { blankValues } from '../../lib/forms/form-values.ts';
import { afterStart, followUps, hiddenFields, programLimit } from './test-pool-form-rules.ts';

const blank = blankValues(CreateTestPoolInput);

test('Regulated forces percentages and has no instant tests', () => {
  const values = { ...blank, isRegulated: true, targetType: 'fixed', testOrderType: 'INSTANT' };

  expect(followUps('isRegulated', values)).toEqual({ targetType: 'percentage', testOrderType: '' });
});

test('Regulated keeps an order type that it has', () => {
  const values = { ...blank, isRegulated: true, testOrderType: 'PAPER_CCF_ORDER' };

  expect(followUps('isRegulated', values)).toEqual({ targetType: 'percentage' });
});

test.each([
  ['isTestPoolForCompany', { isTestPoolForCompany: true }],
  ['companyId', { companyId: 2 }],
] as const)('a change of %s clears the location', (field, change) => {
  expect(followUps(field, { ...blank, locationId: 11, ...change })).toEqual({ locationId: '' });
});

test.each([
  ['2026-02-01', '', { programEndDate: '2027-01-31' }],
  ['2028-02-29', '', { programEndDate: '2029-02-28' }],
  ['2026-02-01', '2026-06-30', {}],
  ['2026-02-01', '2027-02-01', { programEndDate: '' }],
  ['2026-02-01', '2026-01-31', { programEndDate: '' }],
  ['1', '2026-01-31', {}],
])('a start on %s with the end %o changes %o', (programStartDate, programEndDate, changes) => {
  expect(afterStart({ ...blank, programStartDate, programEndDate })).toEqual(changes);
});

test('a regulated program ends with the year in which it starts', () => {
  expect(programLimit({ isRegulated: true, programStartDate: '2026-02-01' })).toBe('2026-12-31');
});

test('the targets of the other type do not count', () => {
  expect(hiddenFields({ ...blank, targetType: 'fixed' })).toEqual(
    expect.arrayContaining(['drugPercentage', 'alcoholPercentage']),
  );
});
