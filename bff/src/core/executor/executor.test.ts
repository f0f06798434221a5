import { execute, parse, validate, type DocumentNode, type GraphQLFormattedError } from 'graphql';
import { expect, test } from 'vitest';
import { companyWorld, fakeApi, ok, refused, type Handler } from '../../testing/fake-api.ts';
import { contextFor, graphqlOver } from '../../testing/run.ts';
import { graphqlSchema } from '../../schema.ts';
import { formatAnd } from '../error-report.ts';
import { CompiledOperations, runCompiled } from './compiled-operations.ts';
import { isJitSafe } from './jit-guard.ts';

const schema = graphqlSchema();

const style = {
  TENANT_COLOR: null,
  TENANT_LOGO: { uri: '/logo' },
  TENANT_TITLE: 'Assay',
  TENANT_PHONE: null,
  TENANT_EMAIL: null,
};
const device = {
  id: 1,
  name: 'Cup',
  specimens: [
    { id: 2, name: 'Urine' },
    { id: 3, name: 'Saliva' },
  ],
};
const world = (): Record<string, Handler> => ({
  ...companyWorld(4),
  'GET /api/tenantstyle': () => ok(style),
  'GET /api/devices': () => ok({ results: [device], total: 1, limit: 15, offset: 0 }),
  'GET /api/featureflags': () => ok({ results: [{ name: 'beta', enabled: true }] }),
  'GET /api/companyadminfeatures': () => refused('INTERNAL_ERROR'),
  'POST /api/login': () =>
    refused('WRONG_CREDENTIALS', {
      password: [{ errorCode: 'BLANK', message: 'This field is required.', params: { min: 1 } }],
    }),
  'POST /api/logout': () => ({ status: 204, body: null }),
  'DELETE /api/companies/:id': () => refused('HAS_CHILD_ELEMENTS'),
});

type Case = [document: string, variables?: Record<string, unknown>];

const cases: Case[] = [
  ['{ __typename }'],
  [
    '{ tenantStyle { TENANT_COLOR: tenantColor TENANT_TITLE: tenantTitle TENANT_LOGO: tenantLogo { uri __typename } } }',
  ],
  ['{ a: tenantStyle { t: tenantTitle } b: tenantStyle { t: tenantTitle u: tenantTitle } }'],
  ['query Named { tenantStyle { TENANT_TITLE: tenantTitle } }'],
  ['{ companies { totalCount limit offset hasNextPage nodes { id companyName } } }'],
  ['{ companies(limit: 2) { hasNextPage nodes { id } } }'],
  ['{ companies(limit: 2, offset: 2) { hasNextPage nodes { id } } }'],
  ['query ($limit: Int) { companies(limit: $limit) { limit nodes { id } } }'],
  ['query ($limit: Int) { companies(limit: $limit) { limit nodes { id } } }', { limit: 1 }],
  ['query ($limit: Int) { companies(limit: $limit) { limit nodes { id } } }', { limit: null }],
  ['query ($limit: Int = 3) { companies(limit: $limit) { limit nodes { id } } }'],
  ['query ($limit: Int! = 3) { companies(limit: $limit) { limit } }', { limit: 2 }],
  ['{ companies(where: { id: { in: ["1", "3"] } }) { nodes { id } } }'],
  ['{ companies(where: { id: { in: [1, 3] } }) { nodes { id } } }'],
  [
    'query ($ids: [ID!]) { companies(where: { id: { in: $ids } }) { nodes { id } } }',
    { ids: ['2'] },
  ],
  ['query ($ids: [ID!]) { companies(where: { id: { in: $ids } }) { nodes { id } } }', { ids: 2 }],
  [
    'query ($one: ID!) { companies(where: { id: { in: [$one, "4"] } }) { nodes { id } } }',
    { one: '1' },
  ],
  [
    'query ($where: CompanyWhere) { companies(where: $where) { nodes { id } } }',
    { where: { id: { eq: '2' }, address: { state: { eq: 'TX' } } } },
  ],
  ['query ($where: CompanyWhere) { companies(where: $where) { totalCount } }', { where: null }],
  [
    'query ($where: CompanyWhere = { id: { eq: "3" } }) { companies(where: $where) { nodes { id } } }',
  ],
  [
    'query ($dir: SortOrder!) { companies(orderBy: [{ field: COMPANY_NAME, direction: $dir }]) { nodes { id } } }',
    { dir: 'DESC' },
  ],
  [
    'query ($order: [CompanyOrderBy!]) { companies(orderBy: $order) { nodes { id } } }',
    { order: { field: 'CLIENT_SINCE' } },
  ],
  ['{ companies(orderBy: [{ field: COMPANY_NAME }, { field: CLIENT_SINCE }]) { totalCount } }'],
  [
    '{ company(id: "1") { id companyName clientSince address { city state } contactInformation { mainEmail } } }',
  ],
  ['{ company(id: 1) { id } }'],
  ['{ company(id: "99") { id } }'],
  ['{ company(id: "zzz") { id } other: company(id: "2") { id } }'],
  ['{ company(id: "1") { viewerPermissions viewerCanUpdate viewerCanDelete } }'],
  ['{ company(id: "1") { locations(limit: 2) { nodes { id name } totalCount } } }'],
  [
    '{ company(id: "1") { a: locations(limit: 1) { nodes { id } } b: locations(limit: 1, offset: 1) { nodes { id } } } }',
  ],
  ['{ companies { nodes { id locations { nodes { id company { id } } } } } }'],
  [
    '{ locations { nodes { id company { id companyName } viewerCanDelete region { id name } mroResultType { isMroAllDotResultsRequired } clients { id } } } }',
  ],
  ['{ location(id: "10") { id } }'],
  ['{ companyOptions(limit: 3) { nodes { value label } } }'],
  ['{ devices { nodes { id name specimens { id name } } } }'],
  [
    '{ viewer { permissions featureFlags { name enabled } tenantStyle { TENANT_TITLE: tenantTitle } } }',
  ],
  [
    '{ viewer { companyFeatures { ENABLE_RANDOM_SELECTION_FOR_ADMIN: enableRandomSelectionForAdmin } } }',
  ],
  ['{ viewer { profile { id } } }'],
  ['{ viewer { __typename } }'],
  ['{ tenantStyle { TENANT_TITLE: tenantTitle } viewer { profile { id } } }'],
  ['fragment Card on Company { id companyName } { companies { nodes { ...Card } } }'],
  [
    'fragment Card on Company { id } { a: company(id: "1") { ...Card } b: company(id: "2") { ...Card } }',
  ],
  [
    'fragment A on Company { id ...B } fragment B on Company { companyName address { ...C } } fragment C on Address { city } { company(id: "1") { ...A } }',
  ],
  ['{ company(id: "1") { ... on Company { id } ... { companyName } } }'],
  ['{ company(id: "1") { address { city } address { state } } }'],
  ['{ company(id: "1") { ... { address { city } } ... on Company { address { zip } } } }'],
  [
    'query ($yes: Boolean!) { company(id: "1") { id @include(if: $yes) companyName @skip(if: $yes) } }',
    { yes: true },
  ],
  [
    'query ($yes: Boolean!) { company(id: "1") { id @include(if: $yes) companyName @skip(if: $yes) } }',
    { yes: false },
  ],
  ['{ company(id: "1") { id @include(if: false) companyName @skip(if: false) } }'],
  [
    'query ($yes: Boolean! = false) { company(id: "1") { id ... @include(if: $yes) { companyName address { city } } } }',
  ],
  [
    'query ($yes: Boolean!) { company(id: "1") { id address @include(if: $yes) { city } address { state } } }',
    { yes: false },
  ],
  [
    'query ($yes: Boolean!) { company(id: "1") { id address @include(if: $yes) { city } address @skip(if: $yes) { state } } }',
    { yes: true },
  ],
  [
    'query ($yes: Boolean!) { company(id: "1") { ...F @include(if: $yes) } } fragment F on Company { id companyName }',
    { yes: true },
  ],
  [
    'query ($yes: Boolean!) { company(id: "1") { id ...F @include(if: $yes) } } fragment F on Company { companyName }',
    { yes: false },
  ],
  [
    'query ($yes: Boolean!) { company(id: "1") { ...F @include(if: $yes) ...F @skip(if: $yes) } } fragment F on Company { id companyName }',
    { yes: true },
  ],
  [
    'query ($yes: Boolean!) { company(id: "1") { ...F @include(if: $yes) ...F @skip(if: $yes) } } fragment F on Company { id companyName }',
    { yes: false },
  ],
  [
    'query ($a: Boolean!, $b: Boolean!) { company(id: "1") { id ... @include(if: $a) { companyName @skip(if: $b) version } } }',
    { a: true, b: true },
  ],
  [
    'query ($a: Boolean!, $b: Boolean!) { company(id: "1") { id @skip(if: $a) @include(if: $b) version } }',
    { a: false, b: true },
  ],
  [
    'query ($yes: Boolean!) { viewer @include(if: $yes) { permissions } tenantStyle { TENANT_TITLE: tenantTitle } }',
    { yes: false },
  ],
  ['query ($limit: Int!) { companies(limit: $limit) { totalCount } }'],
  ['query ($limit: Int!) { companies(limit: $limit) { totalCount } }', { limit: 'many' }],
  ['query ($id: ID!) { company(id: $id) { id } }', { id: null }],
  [
    'query ($where: CompanyWhere) { companies(where: $where) { totalCount } }',
    { where: { nope: 1 } },
  ],
  [
    'query ($order: [CompanyOrderBy!]) { companies(orderBy: $order) { totalCount } }',
    { order: [{ field: 'NOPE' }] },
  ],
  ['mutation { signOut { errors { errorCode } __typename } }'],
  [
    'mutation ($input: LoginInput!) { signIn(input: $input) { token reason active profile { id } errors { errorCode message path params } } }',
    { input: { username: 'a@b.co', password: 'x' } },
  ],
  [
    'mutation { signIn(input: { username: "a@b.co", password: "x", timezone: "UTC" }) { errors { params } } }',
  ],
  [
    'mutation ($user: String!) { signIn(input: { username: $user, password: "x" }) { errors { path } } }',
    { user: 'a@b.co' },
  ],
  [
    'mutation { a: deleteCompany(id: "1") { deletedId errors { errorCode } } b: deleteCompany(id: "x") { deletedId errors { errorCode } } }',
  ],
  [
    'mutation ($input: UpdateCompanyInput!) { updateCompany(id: "1", input: $input) { company { id } errors { errorCode } } }',
    { input: { companyName: 'A', version: 1, clientSince: '2024-02-30' } },
  ],
  [
    'mutation ($input: UpdateCompanyInput!) { updateCompany(id: "1", input: $input) { company { id } errors { errorCode } } }',
    { input: { companyName: 'A', version: 1, clientSince: '2024-02-29' } },
  ],
  [
    'mutation { updateCompany(id: "1", input: { companyName: "A", version: 1, clientSince: "2024-02-29" }) { errors { errorCode } } }',
  ],
  ['{ __schema { queryType { name } } __type(name: "Company") { name fields { name } } }'],
];

interface Outcome {
  data: unknown;
  errors: Pick<GraphQLFormattedError, 'message' | 'path' | 'extensions'>[];
  calls: string[];
}

const outcome = (
  data: unknown,
  errors: readonly GraphQLFormattedError[],
  calls: string[],
): Outcome =>
  JSON.parse(
    JSON.stringify({
      data,
      errors: errors
        .map(({ message, path, extensions }) => ({ message, path, extensions }))
        .sort((a, b) => String(a.path).localeCompare(String(b.path))),
      calls: calls.sort(),
    }),
  ) as Outcome;

async function byGraphqlJs(
  document: DocumentNode,
  variables: Record<string, unknown>,
): Promise<Outcome> {
  const api = fakeApi(world());
  const result = await execute({
    schema,
    document,
    variableValues: variables,
    contextValue: contextFor(api.send),
  });
  return outcome(
    result.data ?? null,
    (result.errors ?? []).map((each) => formatAnd(() => undefined, each)),
    api.calls,
  );
}

/** As the plugin runs it: compiled when it is safe, and graphql-js for what compiled code leaves to it. */
async function byExecutor(
  text: string,
  document: DocumentNode,
  variables: Record<string, unknown>,
): Promise<Outcome> {
  const api = fakeApi(world());
  const compiled = new CompiledOperations(schema, { compileAt: 1 }).find(text, document, undefined);
  const result = compiled ? await runCompiled(compiled, contextFor(api.send), variables) : null;
  if (!result) return byGraphqlJs(document, variables);
  return outcome(
    result.data,
    (result.errors ?? []).map((each) => formatAnd(() => undefined, each)),
    api.calls,
  );
}

test.each(cases)('%s answers as graphql-js does (%j)', async (text, variables = {}) => {
  const document = parse(text);

  const expected = await byGraphqlJs(document, variables);
  const actual = await byExecutor(text, document, variables);

  expect(validate(schema, document)).toEqual([]);
  expect(actual).toEqual(expected);
});

test('the documents compared are many, and most of them run compiled', () => {
  const compiled = cases.filter(([text]) => isJitSafe(schema, parse(text)));

  expect(cases.length).toBeGreaterThanOrEqual(60);
  expect(compiled.length).toBeGreaterThan(50);
});

test('a fragment spread twice under conditions is left to graphql-js', () => {
  const document = parse(
    'query ($a: Boolean!) { company(id: 1) { ...F @include(if: $a) ...F @skip(if: $a) } } fragment F on Company { id }',
  );

  expect(isJitSafe(schema, document)).toBe(false);
});

test('compiled operations are bounded, the least used go first', () => {
  const operations = new CompiledOperations(schema, { max: 2, compileAt: 2 });
  const document = parse('{ tenantStyle { TENANT_TITLE: tenantTitle } }');
  operations.find('a', document, undefined);
  operations.find('b', document, undefined);
  operations.find('a', document, undefined);
  operations.find('c', document, undefined);

  expect(operations.size).toBe(2);
  expect(operations.find('a', document, undefined)).not.toBeNull();
});

test('an operation is compiled at its second use', () => {
  const operations = new CompiledOperations(schema);
  const document = parse('{ tenantStyle { TENANT_TITLE: tenantTitle } }');

  const uses = [1, 2].map(() => operations.find('a', document, undefined) !== null);

  expect(uses).toEqual([false, true]);
});

test('through the server, compiled answers equal the first one, errors included', async () => {
  const run = graphqlOver(fakeApi(world()).send);
  const query =
    '{ viewer { companyFeatures { ENABLE_RANDOM_SELECTION_FOR_ADMIN: enableRandomSelectionForAdmin } } }';

  const [first, ...later] = [await run(query), await run(query), await run(query)];

  expect(first).toMatchObject({
    data: null,
    errors: [
      {
        message: 'Something went wrong. Please try again later.',
        extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: 'request-1' },
      },
    ],
  });
  expect(later).toEqual([first, first]);
});
