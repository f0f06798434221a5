import { ErrorEnvelopeContract } from '@assay/schema/core/envelope';
import { inject, describe, expect, it } from 'vitest';
import { send } from '../support/http.ts';
import { tokenOf } from './graphql-walk.ts';

const post = (body: unknown, headers: Record<string, string> = {}) =>
  send(inject('url'), { method: 'POST', path: '/graphql', headers, body });

interface Refused {
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}
const codeOf = (answer: { json(): unknown }) =>
  (answer.json() as Refused).errors?.[0]?.extensions?.['code'];

const list = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => each(index)).join(' ');

describe('a request that is no GraphQL request', () => {
  it.each([
    ['half a JSON', '{"query":"{ __typename }'],
    ['nothing', ''],
    ['a text', '"{ __typename }"'],
    ['an array as batch', '[{"query":"{ __typename }"},{"query":"{ __typename }"}]'],
    ['an empty batch', '[]'],
    ['a query of the wrong kind', '{"query":{"a":1}}'],
    ['variables of the wrong kind', '{"query":"{ __typename }","variables":[1]}'],
    ['extensions of the wrong kind', '{"query":"{ __typename }","extensions":"x"}'],
  ])('%s is refused', async (_what, body) => {
    const answer = await post(body);

    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/node_modules|\.ts:|\.js:/);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'a simple request of another site (%s) is refused',
    async (type) => {
      const answer = await post('{"query":"mutation { signOut { errors { errorCode } } }"}', {
        'content-type': type,
      });

      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.text).not.toContain('"data":{');
    },
  );

  it('a GET as an image or a link makes it is refused', async () => {
    const answer = await send(inject('url'), {
      path: '/graphql?query=%7B__typename%7D',
      headers: { accept: 'image/avif,*/*' },
    });

    expect(answer.status).toBe(400);
  });

  it('a GET never changes anything', async () => {
    const answer = await send(inject('url'), {
      path: `/graphql?query=${encodeURIComponent('mutation { signOut { errors { errorCode } } }')}`,
      headers: { 'apollo-require-preflight': 'yes' },
    });

    expect(answer.status).toBe(405);
  });

  it('a body of 1 MB is refused with the envelope', async () => {
    const answer = await post({ query: '{ __typename }', variables: { x: 'x'.repeat(1_048_576) } });

    expect(answer.status).toBe(413);
    expect(ErrorEnvelopeContract.safeParse(answer.json()).success).toBe(true);
  });
});

describe('an operation that asks for too much', () => {
  it.each([
    [
      'depth',
      `{ companies { nodes { locations { nodes { ${'company { locations { nodes { '.repeat(6)} id ${'} } }'.repeat(6)} } } } } }`,
    ],
    ['aliases', `{ ${list(31, (index) => `a${index}: __typename`)} }`],
    ['tokens', `{ ${list(2_001, () => '__typename')} }`],
    [
      'cost',
      '{ companies(limit: 100) { nodes { locations(limit: 100) { nodes { company { locations(limit: 100) { nodes { id } } } } } } } }',
    ],
    ['limit', '{ companies(limit: 101) { totalCount } }'],
  ])('is refused for its %s before anything is read', async (limit, query) => {
    const answer = await post({ query }, { authorization: `Bearer ${await tokenOf('super')}` });

    expect(answer.status).toBe(200);
    expect((answer.json() as Refused).errors?.[0]?.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit,
    });
  });

  it.each([
    [
      'fragments that double',
      `{ companies { nodes { ...F0 } } } ${list(20, (index) => `fragment F${index} on Company { ...F${index + 1} ...F${index + 1} }`)} fragment F20 on Company { id }`,
    ],
    ['a fragment of itself', '{ companies { nodes { ...F } } } fragment F on Company { ...F }'],
    ['a directive a thousand times', `{ __typename ${list(300, () => '@include(if: true)')} }`],
  ])('%s is answered at once', async (_what, query) => {
    const answer = await post({ query }, { authorization: `Bearer ${await tokenOf('super')}` });

    expect(answer.status).toBeLessThan(500);
    expect(codeOf(answer)).not.toBe('INTERNAL_SERVER_ERROR');
  });
});

describe('keys that mean something to the language', () => {
  it.each([
    ['a prototype in the request', '{"__proto__":{"query":"{ __typename }"}}'],
    [
      'a prototype in the input',
      '{"query":"mutation($i: LoginInput!) { signIn(input: $i) { errors { errorCode } } }","variables":{"i":{"username":"a@b.co","password":"x","__proto__":{"timezone":"UTC"}}}}',
    ],
    ['a key twice', '{"query":"{ nothing }","query":"{ __typename }"}'],
    [
      'a constructor',
      '{"query":"query($w: CompanyWhere) { companies(where: $w) { totalCount } }","variables":{"w":{"constructor":{"prototype":1}}}}',
    ],
  ])('%s does no harm', async (_what, body) => {
    const answer = await post(body);

    expect(answer.status).toBeLessThan(500);
    expect(codeOf(answer)).not.toBe('INTERNAL_SERVER_ERROR');
  });
});
