import { describe, expect, it } from 'vitest';
import { companyInput } from '../../modules/companies/testing/company-input.ts';
import { useTestApp, type TestApp } from '../testing/test-app.ts';

const status = async (...call: Parameters<TestApp['call']>): Promise<number> =>
  (await api.call(...call)).statusCode;

const api = await useTestApp();
const admin = await api.signIn({ role: 'SUPER_ADMIN' });
await api.call('POST /api/companies', { session: admin, body: companyInput('Ordered') });

describe('401 comes first', () => {
  it.each([
    ['no header', {}],
    ['another scheme', { authorization: 'Basic abc' }],
    ['no token', { authorization: 'Bearer ' }],
    ['a malformed token', { authorization: 'Bearer x' }],
    ['an unknown token', { authorization: `Bearer 1.${'A'.repeat(43)}` }],
    ['a tenant that is none', { authorization: `Bearer 999999999.${'A'.repeat(43)}` }],
  ])('with %s', async (_name, headers) => {
    const answer = await api.call('POST /api/companies', { headers, body: '{' });

    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ errorCode: 'UNAUTHORIZED' });
    expect(answer.headers['www-authenticate']).toBe('Bearer');
  });

  it('for a session that is not complete', async () => {
    const session = await api.signIn({ role: 'MD_USER', pending: true });

    expect(await status('GET /api/companies', { session })).toBe(401);
  });

  it('for a token of one tenant with the number of another in front', async () => {
    const tenantId = await api.addTenant('token-swap');
    const session = { ...admin, token: admin.token.replace(/^1\./, `${tenantId}.`) };

    expect(await status('GET /api/companies', { session })).toBe(401);
  });
});

describe('what is no id', () => {
  it.each([
    '0',
    '-1',
    'abc',
    '1.5',
    '1e3',
    '9007199254740991',
    '9007199254740993',
    '99999999999999999999999',
    '%00',
    "1'--",
    '１',
  ])('takes the id %s for no record', async (id) => {
    expect(await status(`GET /api/companies/${id}`, { session: admin })).toBe(404);
  });
});

describe('bodies that cannot be read', () => {
  it.each([
    ['broken JSON', '{"a":', 'application/json', 400],
    ['no JSON at all', 'hello', 'application/json', 400],
    ['an array', '[]', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['another type', 'companyName=x', 'application/x-www-form-urlencoded', 415],
    ['XML', '<a/>', 'text/xml', 415],
    ['more than a megabyte', `"${'x'.repeat(1024 * 1024)}"`, 'application/json', 413],
    ['nothing', '', 'application/json', 400],
  ])('%s', async (_name, body, type, expected) => {
    const answer = await api.call('POST /api/companies', {
      session: admin,
      body,
      headers: { 'content-type': type },
    });

    expect(answer.statusCode).toBe(expected);
    expect(answer.json()).toMatchObject({
      message: expect.any(String),
      params: {},
      requestId: expect.any(String),
    });
  });

  it('refuses characters that a database text cannot hold', async () => {
    const answer = await api.call('POST /api/companies', {
      session: admin,
      body: companyInput('a\u0000b'),
    });

    expect(answer.json().errors).toMatchObject({ companyName: [{ errorCode: 'INVALID' }] });
  });

  it('cannot be used to reach the prototype of objects', async () => {
    const body = JSON.stringify(companyInput('Polluter')).replace(
      '{',
      '{"__proto__":{"polluted":true},',
    );

    const answer = await api.call('POST /api/companies', { session: admin, body });

    expect(answer.statusCode).toBe(201);
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('query strings', () => {
  it.each([
    ['nosuch[EQ]=1', 400, 'FIELD_NOT_FOUND_IN_ENTITY'],
    ['sortBy=nosuch', 400, 'FIELD_NOT_FOUND_IN_ENTITY'],
    ['numberOfUsers[LIKE]=1', 400, undefined],
    ['numberOfUsers[GTE]=many', 400, undefined],
    ['limit=-1', 400, undefined],
    ['limit=100001', 400, undefined],
    ['q=%00', 400, undefined],
    ['q=%zz', 200, undefined],
    ['id[IN][]=1&id[IN][]=2', 200, undefined],
    ['address.state[EQ]=', 200, undefined],
  ])('%s', async (search, expected, errorCode) => {
    const answer = await api.call(`GET /api/companies?${search}`, { session: admin });

    expect(answer.statusCode).toBe(expected);
    expect(answer.json().errorCode).toBe(errorCode);
  });
});

describe('every answer', () => {
  it('carries a request id, the given one where it is well formed', async () => {
    const given = await api.call('GET /livez', { headers: { 'x-request-id': 'abcd-1234' } });
    const made = await api.call('GET /livez', { headers: { 'x-request-id': 'bad id!' } });

    expect(given.headers['x-request-id']).toBe('abcd-1234');
    expect(made.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });

  it.each([
    '/nowhere',
    '/api/nowhere',
    '/%zz',
    `/api/companies/${'9'.repeat(500)}`,
    '/api/companies/1/',
  ])('to %s has the envelope', async (url) => {
    const answer = await api.call(`GET ${url}`, { session: admin });

    expect([400, 404, 414]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({
      message: expect.any(String),
      params: {},
      requestId: answer.headers['x-request-id'],
    });
  });

  it('is never stored and never sniffed', async () => {
    const { headers } = await api.call('GET /api/companies', { session: admin });

    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
});
