import { expect, test } from 'vitest';
import { UpdateTenantInput } from '@assay/schema/tenants/tenant';
import { fieldTexts } from './field-texts.ts';

const text = fieldTexts(UpdateTenantInput, { rate: (rate: string) => `$${rate}` });

test.each([
  ['clientSince', '2026-03-01', '03/01/2026'],
  ['primaryContactPhone', '2085550101', '(208) 555-0101'],
  ['mainFax', '2085550101', '(208) 555-0101'],
  ['enabled', false, 'No'],
  ['name', 'Cedar', 'Cedar'],
  ['address.city', 'Austin', 'Austin'],
  ['rate', '7', '$7'],
])('%s %s reads %s', (path, value, shown) => {
  expect(text(path, value)).toBe(shown);
});
