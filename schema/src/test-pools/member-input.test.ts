import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldErrorOf } from '../core/field-errors.ts';
import { createMemberInputFor, updateMemberInputFor } from './member-input.ts';

const regulated = { isRegulated: true, isTestPoolForCompany: false };
const unregulated = { isRegulated: false, isTestPoolForCompany: false };

const refusedBy = (
  kind: typeof regulated,
  member: Record<string, unknown>,
  input: z.ZodType = createMemberInputFor(kind),
) => {
  const { error } = input.safeParse(member);
  return (error?.issues ?? []).map(({ path }) => path.join('.')).toSorted();
};

const name = { firstName: 'Dana', lastName: 'Reed' };
const driver = {
  ...name,
  cdlNumber: 'D1234567',
  state: 'TX',
  dateOfBirth: '1980-01-02',
  observationRequired: false,
  employeeCategory: 1,
};

test('an unregulated pool asks for names and the ID number', () => {
  expect(refusedBy(unregulated, {})).toEqual(['firstName', 'idNumber', 'lastName']);
  expect(refusedBy(unregulated, { ...name, idNumber: 'E-1' })).toEqual([]);
});

test('a regulated pool names every missing field at once, also beside a refused one', () => {
  expect(refusedBy(regulated, { firstName: '', lastName: 'Reed', cdlNumber: ' ' })).toEqual([
    'cdlNumber',
    'dateOfBirth',
    'employeeCategory',
    'firstName',
    'observationRequired',
    'state',
  ]);
});

test('a regulated pool does without SSN, other ID and ID number', () => {
  expect(refusedBy(regulated, driver)).toEqual([]);
});

test('an SSN that is none says how one is written', () => {
  const { error } = createMemberInputFor(regulated).safeParse({ ...driver, ssn: '900-70-345' });

  expect(error?.issues.map((issue) => fieldErrorOf(issue).message)).toEqual([
    'Enter nine digits, as in 000-00-0000.',
  ]);
});

const messagesOf = (more: Record<string, unknown>) =>
  createMemberInputFor(regulated)
    .safeParse({ ...driver, ...more })
    .error?.issues.map((issue) => fieldErrorOf(issue).message) ?? [];

test.each([
  '000-12-3456',
  '666-12-3456',
  '123-00-4567',
  '123-45-0000',
  '900-12-3456',
  '999-89-1234',
  '999-93-1234',
])('nobody has the SSN or ITIN %s', (ssn) => {
  expect(messagesOf({ ssn })).toEqual(['No SSN or ITIN has this number. Check its digits.']);
});

test.each(['001-01-0001', '899-99-9999', '900-50-1234', '912-88-0001', '999-99-0001', null])(
  'somebody can have the SSN or ITIN %s',
  (ssn) => {
    expect(messagesOf({ ssn })).toEqual([]);
  },
);

const yearsAgo = (years: number, days = 0): string => {
  const day = new Date();
  day.setUTCFullYear(day.getUTCFullYear() - years);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

test.each([
  ['2999-01-01', 'Only past dates can be selected.'],
  [yearsAgo(0), 'Members are 14 to 100 years old. Check the year.'],
  [yearsAgo(14, 1), 'Members are 14 to 100 years old. Check the year.'],
  ['1800-01-02', 'Members are 14 to 100 years old. Check the year.'],
])('a birth on %s is refused with what may be entered', (dateOfBirth, message) => {
  expect(messagesOf({ dateOfBirth })).toEqual([message]);
});

test.each([yearsAgo(14), yearsAgo(100), yearsAgo(101, 1)])('a birth on %s is taken', (day) => {
  expect(messagesOf({ dateOfBirth: day })).toEqual([]);
});

test('a pool that spans locations asks for the location', () => {
  const kind = { ...unregulated, isTestPoolForCompany: true };

  expect(refusedBy(kind, { ...name, idNumber: 'E-1' })).toEqual(['locationId']);
});

test('a change needs what a new member needs, and its version', () => {
  expect(refusedBy(unregulated, name, updateMemberInputFor(unregulated))).toEqual([
    'idNumber',
    'version',
  ]);
});
