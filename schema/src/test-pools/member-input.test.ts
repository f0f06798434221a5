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
  const { error } = createMemberInputFor(regulated).safeParse({ ...driver, ssn: '900-12-345' });

  expect(error?.issues.map((issue) => fieldErrorOf(issue).message)).toEqual([
    'Enter nine digits, as in 000-00-0000.',
  ]);
});

test('a birth in the future is refused', () => {
  expect(refusedBy(regulated, { ...driver, dateOfBirth: '2999-01-01' })).toEqual(['dateOfBirth']);
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
