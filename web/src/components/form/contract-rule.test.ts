import { CreateCompanyInput } from '@assay/schema/companies/company';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { ruleAt } from './contract-rule.ts';

test('a required text is required and has its limit', () => {
  expect(ruleAt(CreateCompanyInput, 'companyName')).toEqual({ required: true, maxLength: 255 });
});

test('what may be left out is not required', () => {
  expect(ruleAt(CreateCompanyInput, 'clientSince').required).toBe(false);
  expect(ruleAt(CreateCompanyInput, 'contactInformation.mainEmail')).toEqual({
    required: false,
    maxLength: 255,
  });
  expect(ruleAt(CreateCompanyInput, 'isMroAllDotResultsRequired').required).toBe(false);
});

test('a field of a group is required with its group', () => {
  expect(ruleAt(CreateCompanyInput, 'location.address.city').required).toBe(true);
  expect(ruleAt(CreateCompanyInput, 'location.address.addressLine2').required).toBe(false);
  expect(ruleAt(CreateCompanyInput, 'address.city').required).toBe(false);
});

test('items of a list have the rule of the list', () => {
  const contract = z.object({ codes: z.array(z.object({ name: z.string().min(1).max(7) })) });
  expect(ruleAt(contract, 'codes.0.name')).toEqual({ required: true, maxLength: 7 });
});

test('a field that the contract does not know has no rule', () => {
  expect(ruleAt(CreateCompanyInput, 'companyName.first')).toEqual({
    required: false,
    maxLength: null,
  });
});
