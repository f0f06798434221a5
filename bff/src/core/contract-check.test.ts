import { allRoutes } from '@assay/schema/routes';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { company, location } from '../testing/fake-api.ts';
import { companyRoutes } from '@assay/schema/companies/company.routes';
import { contractCheck } from './contract-check.ts';

const Every = z.object({
  text: z.string().min(1).max(5),
  form: z.string().regex(/^a+$/),
  day: z.iso.date(),
  at: z.iso.datetime(),
  mail: z.email(),
  id: z.int().positive(),
  share: z.number().min(0).max(100),
  flag: z.boolean(),
  choice: z.enum(['A', 'B']),
  maybe: z.string().nullable(),
  absent: z.string().optional(),
  list: z.array(z.object({ id: z.int(), tags: z.array(z.string()) })),
  nested: z.object({ city: z.string() }).nullable(),
  free: z.record(z.string(), z.unknown()),
  either: z.union([z.string(), z.int()]),
  link: z.url(),
});
const good = {
  text: 'abc',
  form: 'aaa',
  day: '2026-02-28',
  at: '2026-02-28T10:00:00.000Z',
  mail: 'a@example.com',
  id: 1,
  share: 12.5,
  flag: false,
  choice: 'B',
  maybe: null,
  list: [{ id: 1, tags: ['x'] }],
  nested: { city: 'Austin' },
  free: { a: [1] },
  either: 7,
  link: 'https://example.com/',
};

test('what meets a contract passes', () => {
  expect(contractCheck(Every)(good)).toBe(true);
  expect(contractCheck(Every)({ ...good, absent: 'here' })).toBe(true);
});

test('fields that the contract does not have are left to zod, which takes them out', () => {
  expect(contractCheck(Every)({ ...good, more: 1 })).toBe(false);
  expect(contractCheck(Every)({ ...good, list: [{ id: 1, tags: [], more: 1 }] })).toBe(false);
});

const wrong: [string, unknown][] = [
  ['text', ''],
  ['text', 'abcdef'],
  ['text', 5],
  ['text', undefined],
  ['form', 'ab'],
  ['day', '2026-02-30'],
  ['at', '2026-02-28'],
  ['mail', 'nobody'],
  ['id', 0],
  ['id', 1.5],
  ['id', '1'],
  ['share', -1],
  ['share', 100.5],
  ['share', Number.NaN],
  ['share', Number.POSITIVE_INFINITY],
  ['flag', 'true'],
  ['choice', 'C'],
  ['maybe', 1],
  ['maybe', undefined],
  ['absent', null],
  ['list', {}],
  ['list', [{ id: 1, tags: [1] }]],
  ['list', [null]],
  ['nested', []],
  ['nested', {}],
  ['free', 1],
  ['either', true],
  ['link', 'nothing'],
];

test.each(wrong)('%s that is %j does not pass, as zod has it', (field, value) => {
  const record = { ...good, [field]: value };

  expect(Every.safeParse(record).success).toBe(false);
  expect(contractCheck(Every)(record)).toBe(false);
});

test.each([
  ['a default', z.object({ a: z.string().default('x') }), {}],
  ['a trimmed text', z.object({ a: z.string().trim() }), { a: ' x ' }],
  [
    'a rule over fields',
    z.object({ a: z.int(), b: z.int() }).refine(({ a, b }) => a < b),
    { a: 2, b: 1 },
  ],
  ['a closed object', z.strictObject({ a: z.int() }), { a: 1, b: 2 }],
  ['a transformed value', z.object({ a: z.string().transform(Number) }), { a: '1' }],
])('%s is left to zod', (_what, contract, value) => {
  expect(contractCheck(contract)(value)).toBe(false);
});

test('every answer of api can be checked', () => {
  for (const { url, schema } of allRoutes)
    for (const contract of Object.values<z.ZodType | undefined>({ ...schema.response }))
      if (contract !== undefined)
        for (const value of [null, {}, [], { results: [{}] }])
          if (contractCheck(contract)(value))
            expect(contract.safeParse(value), url).toEqual({ success: true, data: value });
});

test('a page of companies passes, and one wrong field of one row fails it', () => {
  const check = contractCheck(companyRoutes.list.schema.response[200]);
  const page = { results: [company(1), company(2)], total: 2, limit: 15, offset: 0 };

  expect(check(page)).toBe(true);
  expect(check({ ...page, results: [company(1), { ...company(2), version: '1' }] })).toBe(false);
  expect(check({ ...page, results: [company(1), location(2, 1)] })).toBe(false);
});
