import { isObjectType, parse, type OperationDefinitionNode } from 'graphql';
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
  [
    'cost',
    '{ companies(limit: 100) { nodes { history(limit: 1) { nodes { id } } locations { nodes { id } } } } }',
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

test.each([
  ['{ companies(limit: 100, offset: 5000) { limit } }', 100],
  ['{ companyOptions(limit: 10000) { nodes { value } } }', 10_000],
])('%s is within the limits of its pages', (query, limit) => {
  const { limits } = analyzed(query);
  const uses = limits.map(({ argument, max, valueOf }) => [argument, Number(valueOf({})) <= max]);

  expect(uses).toContainEqual(['limit', true]);
  expect(uses).not.toContainEqual([expect.anything(), false]);
  expect(limits.find(({ argument }) => argument === 'limit')?.max).toBe(limit);
});

test('every limit of the schema has a value when none is given, so that its rows can be weighed', () => {
  const fields = Object.values(graphqlSchema().getTypeMap()).flatMap((type) =>
    isObjectType(type) ? Object.values(type.getFields()) : [],
  );
  const limits = fields.flatMap(({ args }) => args.filter(({ name }) => name === 'limit'));

  expect(limits.length).toBeGreaterThan(10);
  expect(limits.filter(({ defaultValue }) => typeof defaultValue !== 'number')).toEqual([]);
});

test('the deepest field counts, wherever it stands, and each field and alias at the root', () => {
  const { depth, rootFields, aliases } = analyzed(
    '{ a: companies { nodes { address { city } } } b: __typename tenantStyle { tenantTitle } }',
  );

  expect({ depth, rootFields, aliases }).toEqual({ depth: 4, rootFields: 3, aliases: 2 });
});

test('asking for types alone has no depth of its own', () => {
  expect(analyzed('{ __typename __schema { types { name } } }').depth).toBe(0);
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

/** A row that is read and answered, and a value of it. */
const [row, value, page, count, call] = [2, 0.1, 1, 5, 100];

test.each([
  ['a value', 'companies(limit: 3) { limit }', page + value],
  ['a page that is counted alone', 'companies(limit: 3) { totalCount }', page + count + value],
  ['rows', 'companies(limit: 3) { nodes { id } }', page + 3 * (row + value)],
  [
    'rows that are read only to tell of more',
    'companies(limit: 3) { hasNextPage }',
    page + 3 + value,
  ],
  ['the limit of a variable', 'companies(limit: $n) { nodes { id } }', page + 4 * (row + value)],
  [
    'the limit of a left-out variable',
    'companies(limit: $m) { nodes { id } }',
    page + 15 * (row + value),
  ],
  ['the preset of a variable', 'companies(limit: $p) { nodes { id } }', page + 6 * (row + value)],
  ['the limit that holds without one', 'companies { nodes { id } }', page + 15 * (row + value)],
  [
    'the limit of an explicit null',
    'companies(limit: null) { nodes { id } }',
    page + 15 * (row + value),
  ],
  ['a negative limit', 'companies(limit: -3) { nodes { id } }', page],
  [
    'pages in a page',
    'companies(limit: 3) { nodes { locations(limit: 5) { nodes { id } } } }',
    page + 3 * (row + page + 5 * (row + value)),
  ],
  [
    'pages in a page whose rows nobody asks for',
    'companies(limit: 3) { nodes { locations(limit: 5) { totalCount } } }',
    page + 3 * (row + page + count + value),
  ],
  [
    'an object in a row',
    'companies(limit: 3) { nodes { address { city state } } }',
    page + 3 * (row + 1 + 2 * value),
  ],
  [
    'a linked record, which is read',
    'locations(limit: 3) { nodes { company { id } } }',
    page + 3 * (row + row + value),
  ],
  [
    'a list without a limit in a row',
    'locations(limit: 3) { nodes { clients { id } } }',
    page + 3 * (row + 10 * (1 + value)),
  ],
  [
    'values of a list',
    'companies(limit: 3) { nodes { viewerPermissions } }',
    page + 3 * (row + 10 * value),
  ],
  [
    'a call for each record',
    'companies(limit: 3) { nodes { history(limit: 2) { nodes { id } } } }',
    page + 3 * (row + call + page + 2 * (row + value)),
  ],
  [
    'fragments, each as often as it is spread',
    'a: companies(limit: 3) { ...Rows } b: companies(limit: 4) { ...Rows } ... on Query { c: companies(limit: 5) { ...Rows } }',
    3 * page + 12 * (row + value),
  ],
  [
    'different fragments without a name each by itself',
    '... on Query { a: companies(limit: 3) { limit } } ... on Query { b: companies(limit: 3) { nodes { id } } }',
    page + value + page + 3 * (row + value),
  ],
  ['a list without a limit', 'regulators { id }', 10 * (1 + value)],
  ['no introspection', '__typename __schema { types { name } }', 0],
])('cost counts %s', (_what, selection, cost) => {
  const { costOf } = analyzed(
    `query ($n: Int, $m: Int, $p: Int = 6) { ${selection} } fragment Rows on CompanyPage { nodes { id } }`,
  );

  expect(costOf({ n: 4 })).toBeCloseTo(cost);
});

test('deep fragments cost no time to weigh', () => {
  const fragments = Array.from(
    { length: 60 },
    (_, index) =>
      `fragment F${index} on Company { ${index === 59 ? 'id' : `...F${index + 1} ...F${index + 1}`} }`,
  );

  const { costOf } = analyzed(`{ company(id: "1") { ...F0 } } ${fragments.join(' ')}`);

  expect(costOf({})).toBeGreaterThan(1e15);
});

test('what the screens ask for stays far below the limits', () => {
  const { depth, costOf } = analyzed(
    '{ companies(limit: 25) { nodes { id viewerPermissions locations(limit: 5) { nodes { id name company { id } } } } } }',
  );

  expect(depth).toBeLessThanOrEqual(operationLimits.depth / 2);
  expect(costOf({})).toBeLessThan(operationLimits.cost / 25);
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
