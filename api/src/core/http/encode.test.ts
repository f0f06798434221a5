import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Route } from '@assay/schema/core/route';
import { encode } from './encode.ts';

const routeOf = (contract: z.ZodType): Route =>
  ({ schema: { response: { 200: contract } } }) as unknown as Route;

const Item = z.object({ id: z.int(), name: z.string().nullable() });
const Page = z.object({ results: z.array(Item), count: z.int(), note: z.string().optional() });
const items = Array.from({ length: 1_203 }, (_, at) => ({ name: `"${at}"`, id: at, secret: 7 }));

it.each([
  ['an object with a long list', Page, { count: 1_203, secret: 7, results: items }],
  ['an object with a short list', Page, { count: 2, results: items.slice(0, 2), note: 'some' }],
  ['a long list', z.array(Item), items],
  ['a list of nothing', z.array(Item), []],
])('%s becomes the text that it would have become at once', async (_what, contract, answer) => {
  const text = await encode(routeOf(contract), 200, answer);

  expect(text).toBe(JSON.stringify(contract.parse(answer)));
  expect(text).not.toContain('secret');
});

it('lets others go first while it works at a long list', async () => {
  const order: string[] = [];
  const encoded = encode(routeOf(Page), 200, { count: 1_203, results: items }).then(() =>
    order.push('answer'),
  );
  setImmediate(() => order.push('other call'));

  await encoded;

  expect(order).toEqual(['other call', 'answer']);
});

it('refuses a long list with one record that breaks its contract', async () => {
  const broken = [...items, { id: 'x', name: null }];

  await expect(encode(routeOf(Page), 200, { count: 1, results: broken })).rejects.toBeInstanceOf(
    z.ZodError,
  );
});
