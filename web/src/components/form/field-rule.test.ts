import { CreateCompanyInput } from '@assay/schema/companies/company';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldRule } from './field-rule.ts';

test('a required text is required and has its limit', () => {
  expect(fieldRule(CreateCompanyInput, 'companyName')).toEqual({ required: true, maxLength: 255 });
});

test('what may be left out is not required', () => {
  expect(fieldRule(CreateCompanyInput, 'clientSince').required).toBe(false);
  expect(fieldRule(CreateCompanyInput, 'contactInformation.mainEmail')).toEqual({
    required: false,
    maxLength: 255,
  });
  expect(fieldRule(CreateCompanyInput, 'isMroAllDotResultsRequired').required).toBe(false);
});

test('a field of a group is required with its group', () => {
  expect(fieldRule(CreateCompanyInput, 'location.address.city').required).toBe(true);
  expect(fieldRule(CreateCompanyInput, 'location.address.addressLine2').required).toBe(false);
  expect(fieldRule(CreateCompanyInput, 'address.city').required).toBe(false);
});

test('items of a list have the rule of the list', () => {
  const contract = z.object({ codes: z.array(z.object({ name: z.string().min(1).max(7) })) });
  expect(fieldRule(contract, 'codes.0.name')).toEqual({ required: true, maxLength: 7 });
});

test('a field that the contract does not know has no rule', () => {
  expect(fieldRule(CreateCompanyInput, 'companyName.first')).toEqual({
    required: false,
    maxLength: null,
  });
});
