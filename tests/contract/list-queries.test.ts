import { ErrorEnvelopeContract } from '@assay/schema/core/envelope';
import { filterOperators, type ListSpec } from '@assay/schema/core/list';
import { describe, expect, it } from 'vitest';
import { callApi, namedRoutes, readerOf } from '../support/api.ts';
import { dataOf } from './graphql-walk.ts';

/** Always the same sequence, so that a failure can be repeated (mulberry32). */
function sequence(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  };
}

const values = [
  '',
  '0',
  '1',
  '-1',
  '01',
  '1e3',
  '99999999999999999999',
  '2147483648',
  '1.5',
  'NaN',
  'true',
  'TRUE',
  'null',
  '2026-02-30',
  '2026-01-31',
  '0000-01-01',
  '9999-12-31',
  '2026-01-31T24:00:00Z',
  'TX',
  'tx',
  '%',
  '_',
  '\\',
  "'",
  '";--',
  '\u0000',
  '\u{1F69A}',
  'x'.repeat(300),
  ' ',
  '\t',
  'DRUG',
  '[]',
  '{}',
  '../..',
];
const limits = ['0', '1', '15', '100000', '100001', '-1', '1e2', '', ' 1', 'x'];

/** A query string of the list grammar, mostly legal and never kind. */
function listQuery(choose: ReturnType<typeof sequence>, { fields }: ListSpec): string {
  const names = [...Object.keys(fields), 'unheardOf', '__proto__', 'constructor.name'];
  const filters = Array.from({ length: choose([0, 1, 2, 3]) }, () => {
    const many = choose(['', '', '[]', '[0]', '[x]']);
    return [
      `${choose(names)}[${choose([...filterOperators, 'eq', 'XX', ''])}]${many}`,
      choose(values),
    ];
  });
  const pairs = [
    ['limit', choose(limits)],
    ['offset', choose(limits)],
    ...(choose([true, false]) ? [['sortBy', choose(names)]] : []),
    ...(choose([true, false]) ? [['sortOrder', choose(['ASC', 'desc', 'x', ''])]] : []),
    ...(choose([true, false]) ? [['q', choose(values)]] : []),
    ...filters,
  ];
  return pairs.map((pair) => pair.map((text) => encodeURIComponent(text)).join('=')).join('&');
}

describe('list queries made up of their specs', () => {
  const lists = namedRoutes.filter(
    ([, { url, config }]) => config.list !== undefined && !url.includes('/:'),
  );

  it.each(lists)('%s answers 50 of them by the contract', async (name, route) => {
    const choose = sequence(20_261_120 + name.length);
    const outcomes = new Set<number>();
    for (let round = 0; round < 50; round += 1) {
      const query = listQuery(
        choose,
        route.config.list ?? { fields: {}, search: [], defaultSort: '' },
      );
      const answer = await callApi(readerOf(route), { path: `${route.url}?${query}` });
      outcomes.add(answer.status);
      const contract = answer.status === 200 ? route.schema.response[200] : ErrorEnvelopeContract;
      expect([query, contract?.safeParse(answer.json()).error?.issues]).toEqual([query, undefined]);
    }
    expect([...outcomes].filter((status) => status !== 200 && status !== 400)).toEqual([]);
  });
});

/* As large as ids get, so that the address is as long as it can be. */
const manyIds = Array.from({ length: 1_000 }, (_, index) =>
  index < 3 ? index + 1 : 10 ** 14 + index,
);

it('a list of a thousand ids is answered, through REST and through GraphQL', async () => {
  const ids = manyIds.map((id) => `id[IN][]=${id}`).join('&');

  const answer = await callApi('super', { path: `/api/companies?${encodeURI(ids)}` });
  const { companies } = await dataOf<{ companies: { totalCount: number } }>(
    'super',
    'query ($ids: [ID!]) { companies(where: { id: { in: $ids } }) { totalCount } }',
    { ids: manyIds.map(String) },
  );

  expect(answer.status).toBe(200);
  expect([(answer.json() as { total: number }).total, companies.totalCount]).toEqual([3, 3]);
});
