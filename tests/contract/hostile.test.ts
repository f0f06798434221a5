import { ErrorEnvelopeContract } from '@assay/schema/core/envelope';
import type { Route } from '@assay/schema/core/route';
import { inject, describe, expect, it } from 'vitest';
import { callApi, hasParams, idsFor, namedRoutes, pathOf, proveWhoIs } from '../support/api.ts';
import { send, type Answer } from '../support/http.ts';

/** Bad input is answered as bad input: never 500, and always with the envelope of errors. */
const expectRefusalOrSuccess = (what: string, answer: Answer) => {
  expect(`${what}: ${answer.status < 500 ? 'handled' : answer.text}`).toBe(`${what}: handled`);
  if (answer.status >= 400 && answer.text !== '') {
    expect(ErrorEnvelopeContract.safeParse(answer.json()).error?.issues ?? []).toEqual([]);
  }
};

/** Ends the session that it is called with; walked without one. */
const callerOf = ({ config }: Route) => (config.access === 'public' ? null : 'super');

const badIds = {
  'bad percent-encoding': '%ZZ',
  'cut percent-encoding': '%E0%A4%A',
  'a NUL': '%00',
  'a huge number': '9'.repeat(40),
  'a negative number': '-1',
  'a fraction': '1.5',
  'a path': '..%2f..%2fetc%2fpasswd',
  'a long text': 'x'.repeat(5_000),
  SQL: "1'%20or%20'1'='1",
  unicode: '%F0%9F%92%A9',
};

const textKeys = [
  'companyName',
  'name',
  'username',
  'password',
  'email',
  'code',
  'token',
  'fullName',
];

const badBodies: Record<string, string> = {
  nothing: '',
  'half a JSON': '{"companyName": "x',
  null: 'null',
  'a list': '[]',
  'a text': '"x"',
  'a number': '12',
  'NUL texts': JSON.stringify(Object.fromEntries(textKeys.map((key) => [key, 'a\u0000b']))),
  'a lone surrogate':
    '{"companyName":"\\ud800","username":"\\ud800@x.test","password":"\\ud800","version":"x"}',
  'deep nesting': `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  'wrong kinds':
    '{"companyName":{"a":1},"name":[1],"address":"x","username":7,"password":[],"version":"x"}',
};

/** A PATCH may name no known field: it then changes nothing. A call that only checks answers what is wrong. */
const mustBeRefused = ({ method, schema: { body }, config }: Route, what: string) => {
  if (config.onlyChecks) return false;
  const known =
    body !== undefined && 'shape' in body ? Object.keys(body.shape as object) : textKeys;
  const isUnknown =
    ['deep nesting', 'a prototype'].includes(what) ||
    (what === 'NUL texts' && !textKeys.some((key) => known.includes(key)));
  return !(method === 'PATCH' && isUnknown);
};

/** A call that asks for the own password: so many wrong ones lock the account. */
const triesPassword = ({ config, schema: { body } }: Route): boolean =>
  config.access !== 'public' &&
  body !== undefined &&
  'shape' in body &&
  'password' in (body.shape as object);

/** A record that no other test knows by name; Northwind is company 1, and must stay what it is. */
const spareId = async (route: Route) => (await idsFor('super', route)).at(-1) ?? 1;

const badQueries = [
  'limit=-1',
  'limit=abc',
  'limit=999999999999',
  'offset=-1',
  'offset=99999999999999999999',
  'offset=1.5',
  'sortBy=__proto__',
  'sortBy=constructor',
  'sortBy=',
  'sortOrder=SIDEWAYS',
  'q=%00',
  `q=${'x'.repeat(8_000)}`,
  'q=%25%27%22;--',
  'id[EQ]=%00',
  'id[EQ]=abc',
  'id[EQ]=99999999999999999999',
  'id[IN][]=1&id[IN][]=x',
  'id[GTE]=1',
  'id[]=1',
  '[]=1',
  'a[b][c][d]=1',
  '__proto__[EQ]=1',
  'id[__proto__]=1',
  '%E0%A4%A',
  '%',
  '=&=&&',
  Array.from({ length: 1_001 }, (_, index) => `id[IN][]=${index}`).join('&'),
];

describe('hostile input to the api', () => {
  it.each(namedRoutes.filter(([, route]) => hasParams(route)))(
    '%s takes any text as its id',
    async (_name, route) => {
      for (const [what, id] of Object.entries(badIds)) {
        const path = route.url.replace(/:\w+/g, id);
        const answer = await callApi(callerOf(route), {
          method: route.method,
          path,
          ...(route.method === 'GET' ? {} : { body: {} }),
        });
        expectRefusalOrSuccess(what, answer);
      }
    },
  );

  it.each(namedRoutes.filter(([, route]) => route.schema.body !== undefined))(
    '%s takes any body',
    async (_name, route) => {
      const path = pathOf(route, await spareId(route));
      for (const [what, body] of Object.entries(badBodies)) {
        const answer = await callApi(callerOf(route), {
          method: route.method,
          path,
          body,
        });
        expectRefusalOrSuccess(what, answer);
        if (mustBeRefused(route, what)) expect(`${what}: ${answer.status}`).toMatch(/: 4\d\d$/);
      }
      if (triesPassword(route)) await proveWhoIs('super');
    },
  );

  it.each(namedRoutes.filter(([, route]) => route.schema.body !== undefined))(
    '%s takes any content type',
    async (_name, route) => {
      for (const type of [
        'text/plain',
        'application/xml',
        'multipart/form-data',
        'application/json; charset=klingon',
        'x',
      ]) {
        const answer = await callApi(callerOf(route), {
          method: route.method,
          path: pathOf(route),
          headers: { 'content-type': type },
          body: '<a/>',
        });
        expectRefusalOrSuccess(type, answer);
      }
    },
  );

  it('refuses a body of 20 MB', async () => {
    const answer = await callApi('super', {
      method: 'POST',
      path: '/api/companies',
      body: { companyName: 'x'.repeat(20_000_000) },
    }).catch(
      () => undefined, // Some servers hang up on such a caller, which is fine too.
    );
    expect(answer?.status ?? 413).toBe(413);
  });

  it.each(
    namedRoutes.filter(
      ([, route]) => route.method === 'GET' && route.config.transport === undefined,
    ),
  )('%s takes any query string', async (_name, route) => {
    for (const query of badQueries) {
      const answer = await callApi(callerOf(route), { path: `${pathOf(route)}?${query}` });
      expectRefusalOrSuccess(query.slice(0, 60), answer);
    }
  });

  it.each(namedRoutes.filter(([, route]) => route.config.transport === 'upload'))(
    '%s takes any upload',
    async (_name, route) => {
      const uploads = {
        'no boundary': ['multipart/form-data', 'x'],
        'no part': ['multipart/form-data; boundary=b', '--b--\r\n'],
        'a cut part': [
          'multipart/form-data; boundary=b',
          '--b\r\nContent-Disposition: form-data; name="data"; filename="a.png"\r\n\r\nabc',
        ],
        'no file name': [
          'multipart/form-data; boundary=b',
          '--b\r\nContent-Disposition: form-data; name="data"\r\n\r\nabc\r\n--b--\r\n',
        ],
        'a path as name': [
          'multipart/form-data; boundary=b',
          '--b\r\nContent-Disposition: form-data; name="data"; filename="../../x.png"\r\n\r\nabc\r\n--b--\r\n',
        ],
        JSON: ['application/json', '{}'],
      } as const;
      for (const [what, [type, body]] of Object.entries(uploads)) {
        const answer = await callApi('super', {
          method: 'POST',
          path: route.url,
          headers: { 'content-type': type },
          body,
        });
        expectRefusalOrSuccess(what, answer);
      }
    },
  );
});

describe('hostile input to the bff', () => {
  const bodies: Record<string, string> = {
    ...badBodies,
    'an operation batch': '[{"query":"{ __typename }"},{"query":"{ __typename }"}]',
    'no query': '{"variables":{}}',
    'a syntax error': '{"query":"{ viewer {"}',
    'an unknown field': '{"query":"{ nothing }"}',
    'wrong variables': '{"query":"{ __typename }","variables":"x"}',
    'deep query': JSON.stringify({
      query: `{ ${'company(id: 1) { '.repeat(50)} id ${'}'.repeat(50)} }`,
    }),
    'many aliases': JSON.stringify({
      query: `{ ${Array.from({ length: 500 }, (_, index) => `a${index}: tenantStyle { TENANT_TITLE: tenantTitle }`).join(' ')} }`,
    }),
    'a NUL in an id':
      '{"query":"query($id: ID!) { company(id: $id) { id } }","variables":{"id":"1\\u0000"}}',
    'a NUL in a search': '{"query":"{ companies(q: \\"a\\\\u0000b\\") { totalCount } }"}',
  };

  it.each(Object.entries(bodies))('handles %s', async (_what, body) => {
    const answer = await send(inject('url'), { method: 'POST', path: '/graphql', body });
    expect(answer.status).toBeLessThan(500);
  });

  it.each([
    '/%ZZ',
    '/%00',
    '/%E0%A4%A',
    '/files/%00',
    '/files/..%2f..%2fetc%2fpasswd',
    '/api/tenantstyle/logo/%ZZ',
    '/..%2f..%2fpackage.json',
    `/${'x'.repeat(9_000)}`,
  ])('handles the path %s', async (path) => {
    const answer = await send(inject('url'), { path });
    expect(answer.status).toBeLessThan(500);
    expect(answer.text).not.toContain('"workspaces"');
  });
});
