import { optional, recordId } from '@assay/schema/core/fields';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bodyAsContract } from './input-ids.ts';

const contract = z.object({
  name: z.string(),
  companyId: optional(recordId()),
  userIds: z.array(recordId()).optional(),
  place: z
    .object({ locationId: recordId(), zip: z.string() })
    .meta({ id: 'PlaceOfIdTest' })
    .optional(),
});

test('record ids become numbers, wherever they stand', () => {
  const body = {
    name: '7',
    companyId: '7',
    userIds: ['1', '2'],
    place: { locationId: '3', zip: '78701' },
  };

  expect(bodyAsContract(contract, body)).toEqual({
    name: '7',
    companyId: 7,
    userIds: [1, 2],
    place: { locationId: 3, zip: '78701' },
  });
});

test('what cannot be an id and what is missing stay as they are', () => {
  expect(bodyAsContract(contract, { name: 'x', companyId: 'abc' })).toEqual({
    name: 'x',
    companyId: 'abc',
  });
  expect(bodyAsContract(contract, { name: 'x', companyId: null })).toEqual({
    name: 'x',
    companyId: null,
  });
  expect(bodyAsContract(undefined, { companyId: '1' })).toEqual({ companyId: '1' });
});
