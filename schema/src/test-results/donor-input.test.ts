import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrorTree } from '../core/field-errors.ts';
import { donorFields, requiredDonorFields, withPrimaryIdRule } from './donor-input.ts';

const Donor = withPrimaryIdRule(z.object(donorFields));
const ann = { firstName: 'Ann', lastName: 'Lee', primaryIdType: 'SSN', primaryId: '900703456' };
const refusalsOf = (rule: z.ZodType, input: object) => {
  const { error } = rule.safeParse(input, { reportInput: true });
  return error === undefined ? {} : fieldErrorTree(error.issues);
};
const codeOf = (primaryIdType: string, primaryId: string) =>
  refusalsOf(Donor, { ...ann, primaryIdType, primaryId });

test('what nobody has to give is null when it is left out', () => {
  expect(Donor.parse({ ...ann, phone: '' })).toEqual({
    ...ann,
    dateOfBirth: null,
    phone: null,
    reasonForTest: null,
  });
});

test.each([
  ['SSN', '900703456'],
  ['DL', 'D1'],
  ['EMPLOYEE_ID', '123456789012345'],
])('an id of type %s is taken in its length', (type, id) => {
  expect(codeOf(type, id)).toEqual({});
});

test.each([
  ['SSN', '90070345', 'INVALID', 'Enter nine digits, as in 000-00-0000.'],
  ['SSN', '90070345A', 'INVALID', 'Enter nine digits, as in 000-00-0000.'],
  ['SSN', '000123456', 'INVALID', 'No SSN or ITIN has this number. Check its digits.'],
  ['DL', 'D', 'TOO_SHORT', 'Please enter at least 2 characters.'],
  ['OTHER', '1234567890123456', 'TOO_LONG', 'Please do not enter more than 15 characters.'],
  ['DL', '', 'BLANK', 'This field is required.'],
])('an id of type %s that is %s is refused as %s', (type, id, errorCode, message) => {
  expect(codeOf(type, id)).toMatchObject({ primaryId: [{ errorCode, message }] });
});

test('an id is judged while other fields are refused', () => {
  expect(refusalsOf(Donor, { ...ann, firstName: '', primaryId: '12' })).toMatchObject({
    firstName: [{ errorCode: 'BLANK' }],
    primaryId: [{ errorCode: 'INVALID' }],
  });
});

test('a birth in the future is refused', () => {
  expect(refusalsOf(Donor, { ...ann, dateOfBirth: '2999-01-02' })).toMatchObject({
    dateOfBirth: [{ message: 'Only past dates can be selected.' }],
  });
});

test('a birth of more than 120 years ago is refused', () => {
  expect(refusalsOf(Donor, { ...ann, dateOfBirth: '1800-01-02' })).toMatchObject({
    dateOfBirth: [{ message: 'This is more than 120 years ago. Check the year.' }],
  });
});

test('a test that needs more says so', () => {
  const strict = withPrimaryIdRule(z.object({ ...donorFields, ...requiredDonorFields }));

  expect(Object.keys(refusalsOf(strict, ann))).toEqual(['dateOfBirth', 'phone', 'reasonForTest']);
});
