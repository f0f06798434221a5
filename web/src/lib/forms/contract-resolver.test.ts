import { expect, test } from 'vitest';
import { z } from 'zod';
import { text } from '@assay/schema/core/fields';
import { contractResolver } from './contract-resolver.ts';

const contract = z.object({ name: text(5), count: z.number() });
const labels = { name: 'Pool Name' };

const messageOf = async (name: string, named: boolean) => {
  const resolve = contractResolver(contract, named ? labels : undefined);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolve({ name, count: 1 }, undefined, options);
  return 'name' in errors ? errors.name?.message : undefined;
};

test.each([
  ['', false, 'This field is required.'],
  ['', true, 'Pool Name is required.'],
  ['too long', false, 'Please do not enter more than 5 characters.'],
  ['too long', true, 'Pool Name is too long.'],
  ['fine', true, undefined],
])('of %o with labels: %s it says %o', async (name, named, message) => {
  expect(await messageOf(name, named)).toBe(message);
});
