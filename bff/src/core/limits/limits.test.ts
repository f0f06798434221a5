import { parse, type OperationDefinitionNode } from 'graphql';
import { expect, test } from 'vitest';
import { companyWorld, fakeApi } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { graphqlSchema } from '../../schema.ts';
import { RegisteredOperations } from '../registered-operations.ts';
import { analyze } from './analyze.ts';
import { operationLimits } from './limits-plugin.ts';
import { createHash } from 'node:crypto';

const analyzed = (text: string) => {
  const document = parse(text);
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === 'OperationDefinition',
  );
  if (!operation) throw new Error('no operation');
  return analyze(graphqlSchema(), document, operation);
};

const nested = (levels: number): string => {
  const open = Array.from(
    { length: levels },
    () => '{ locations(limit: 1) { nodes { company ',
  ).join('');
  return `{ company(id: "1") ${open} { id } ${'} } }'.repeat(levels)} }`;
};

const refusedWith = async (query: string, variables: Record<string, unknown> = {}) => {
  const api = fakeApi(companyWorld(1));
  const { errors } = await graphqlOver(api.send)(query, variables);
  return { errors, calls: api.calls };
};

test.each([
  ['depth', nested(4)],
  ['tokens', `{ tenantStyle { ${'tenantTitle '.repeat(2_000)} } }`],
  [
    'aliases',
    `{ tenantStyle { ${Array.from({ length: 31 }, (_, index) => `a${index}: tenantTitle`).join(' ')} } }`,
  ],
  ['rootFields', `{ ${'tenantStyle { tenantTitle } '.repeat(21)} }`],
  [
    'cost',
    '{ companies(limit: 100) { nodes { id locations(limit: 100) { nodes { id address { city } derInfo { email } } } } } }',
  ],
  ['limit', '{ companies(limit: 101) { totalCount } }'],
  ['limit', '{ companyOptions(limit: 10001) { nodes { value } } }'],
  ['limit', '{ company(id: "1") { locations(limit: 101) { totalCount } } }'],
  ['limit', '{ companies(limit: -1) { totalCount } }'],
  ['offset', '{ companies(offset: -1) { totalCount } }'],
])('%s over its limit is refused before api is asked', async (limit, query) => {
  const { errors, calls } = await refusedWith(query);

  expect(errors?.[0]).toMatchObject({ extensions: { code: 'LIMIT_EXCEEDED', limit } });
  expect(calls).toEqual([]);
});

test('a page size in a variable is checked too', async () => {
  const { errors, calls } = await refusedWith(
    'query ($limit: Int) { companies(limit: $limit) { totalCount } }',
    { limit: 5_000 },
  );

  expect(errors?.[0]).toMatchObject({
    message: 'limit of companies must be 100 or less.',
    extensions: { code: 'LIMIT_EXCEEDED' },
  });
  expect(calls).toEqual([]);
});

test('fragments that double each other are measured without expanding them', () => {
  const levels = 60;
  const fragments = Array.from({ length: levels }, (_, index) =>
    index === levels - 1
      ? `fragment F${index} on Company { a: id }`
      : `fragment F${index} on Company { ...F${index + 1} ... on Company { ...F${index + 1} } }`,
  );

  const { aliases } = analyzed(`{ company(id: "1") { ...F0 } } ${fragments.join(' ')}`);

  expect(aliases).toBeGreaterThan(1e15);
});

test('cost counts the objects of every page at its limit', () => {
  const { costOf } = analyzed(
    'query ($n: Int) { companies(limit: $n) { nodes { locations(limit: 5) { nodes { id } } } } }',
  );

  // A page, its 10 companies, and in each of them a page of 5 locations with one value.
  expect(costOf({ n: 10 })).toBeCloseTo(1 + 10 * (1 + 1 + 5 * 1.1));
});

test('what the screens ask for stays far below the limits', () => {
  const { depth, costOf } = analyzed(
    '{ companies(limit: 25) { nodes { id viewerPermissions locations(limit: 5) { nodes { id name company { id } } } } } }',
  );

  expect(depth).toBeLessThanOrEqual(operationLimits.depth / 2);
  expect(costOf({})).toBeLessThan(operationLimits.cost / 50);
});

test('a registered operation is not weighed again', async () => {
  const api = fakeApi(companyWorld(1));
  const query = `{ ${'companies(limit: 1) { totalCount } '.repeat(21)} }`;
  const registered = new RegisteredOperations(
    new Map([[createHash('sha256').update(query).digest('hex'), query]]),
  );

  const { errors } = await graphqlOver(api.send, { registered })(query);

  expect(errors).toBeUndefined();
});
