import { beforeAll, describe, expect, it } from 'vitest';
import { catalogues, withoutForeign } from '../support/api.ts';
import { graphql, type GraphqlAnswer } from '../support/graphql.ts';
import type { DemoUser } from '../support/users.ts';
import { ask, idsIn as readIds, urlOf, usersLacking } from './graphql-walk.ts';
import { PublishedSchema, type RootField } from './published-schema.ts';

const known = new Map<string, Promise<string[]>>();
/** Nothing here changes records, so every list is read once. */
function idsIn(user: DemoUser, list: string, idField = 'id'): Promise<string[]> {
  const key = `${user} ${list}`;
  const ids = known.get(key) ?? readIds(user, list, idField);
  known.set(key, ids);
  return ids;
}

let schema: PublishedSchema;
beforeAll(async () => {
  schema = await PublishedSchema.read();
});

/** Whether a field is about a kind of record of which none is foreign in the demo. */
const isWithoutForeign = (field: string): boolean =>
  [...withoutForeign].some((kind) => field.toLowerCase().includes(kind.toLowerCase()));

type Walked = GraphqlAnswer<{ answer: { errors?: { errorCode: string }[] } | null }>;

/** What a caller learns of an answer; request ids differ by nature. */
const outcomeOf = ({ data, errors = [] }: Walked) => ({
  data: data ?? null,
  errors: errors.map(({ message, path, extensions }) => {
    const { requestId: _requestId, ...rest } = extensions ?? {};
    return { message, path, ...rest };
  }),
});

/** Every field with its walk, so that one failing field does not hide the next. */
async function walk<T>(fields: RootField[], each: (field: RootField) => Promise<T>) {
  const found: Record<string, T> = {};
  for (const field of fields) found[field.name] = await each(field);
  return found;
}
const all = <T>(names: readonly string[], value: T) =>
  Object.fromEntries(names.map((name) => [name, value]));
const codesOf = ({ errors = [] }: Walked) => [
  ...new Set(errors.map(({ extensions }) => extensions?.['code'])),
];

describe('without a session', () => {
  it('every root field that is not public is UNAUTHENTICATED', async () => {
    const guarded = schema.rootFields.filter(({ access }) => access.kind !== 'public');

    const codes = await walk(guarded, async (field) => {
      const { query, variables } = schema.call(field);
      return codesOf(await ask(null, query, variables));
    });

    expect(guarded.length).toBeGreaterThan(20);
    expect(codes).toEqual(all(Object.keys(codes), ['UNAUTHENTICATED']));
  });

  it('an invented token is no session either', async () => {
    const guarded = schema.rootFields.filter(({ access }) => access.kind !== 'public');
    const headers = { authorization: `Bearer 1.${'A'.repeat(43)}` };

    const codes = await walk(guarded, async (field) => {
      const { query, variables } = schema.call(field);
      return codesOf(await graphql(urlOf(null), query, variables, headers));
    });

    expect(codes).toEqual(all(Object.keys(codes), ['UNAUTHENTICATED']));
  });

  it('public root fields ask for no session', async () => {
    const open = schema.rootFields.filter(({ access }) => access.kind === 'public');

    const codes = await walk(open, async (field) => {
      const { query, variables } = schema.call(field);
      return codesOf(await ask(null, query, variables));
    });

    expect(open.length).toBeGreaterThan(5);
    expect(Object.values(codes).flat()).not.toContain('UNAUTHENTICATED');
    expect(Object.values(codes).flat()).not.toContain('INTERNAL_SERVER_ERROR');
  });
});

/** Somebody of a group who sees a record of the field: one out of sight is missing rather than forbidden. */
async function askerOf(
  field: RootField,
  group: readonly DemoUser[],
): Promise<{ user: DemoUser | null; id?: string }> {
  const list = schema.listOf(field);
  for (const user of list === undefined ? [] : group) {
    const [id] = await idsIn(user, list?.name ?? '');
    if (id !== undefined) return { user, id };
  }
  return { user: group[0] ?? null };
}

describe('without the permission', () => {
  it('every guarded root field is FORBIDDEN', async () => {
    const refused = schema.rootFields.filter(({ access }) => usersLacking(access).length > 0);

    const codes = await walk(refused, async (field) => {
      const answers: unknown[] = [];
      for (const group of usersLacking(field.access)) {
        const { user, id } = await askerOf(field, group);
        const { query, variables } = schema.call(field, id === undefined ? {} : { id });
        answers.push(...codesOf(await ask(user, query, variables)));
      }
      return [...new Set(answers)];
    });

    expect(refused.length).toBeGreaterThan(12);
    expect(codes).toEqual(all(Object.keys(codes), ['FORBIDDEN']));
  });
});

describe('a record of somebody else', () => {
  const outsiders = [
    'summit',
    'corporate',
    'companyUser',
    'region',
    'area',
    'district',
    'unit',
    'location',
  ] as const;

  const ofRecords = () =>
    schema.rootFields.filter(
      ({ name, args }) => args.some((arg) => arg.name === 'id') && !isWithoutForeign(name),
    );

  it('is asked for by fields whose list is known', () => {
    const unknown = ofRecords().filter((field) => schema.listOf(field) === undefined);

    expect(ofRecords().length).toBeGreaterThan(5);
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });

  it.each(outsiders)('answers %s exactly as a missing one', async (user) => {
    const differing: string[] = [];
    // A catalogue is one for all companies of a tenant, so that it is foreign to other tenants alone.
    const isShared = (field: RootField) =>
      [...catalogues].some(
        (kind) => schema.listOf(field)?.entity.toLowerCase() === kind.toLowerCase(),
      );
    for (const field of ofRecords()) {
      if (user !== 'summit' && isShared(field)) continue;
      const list = schema.listOf(field)?.name ?? '';
      const own = new Set(await idsIn(user, list));
      const foreign = (await idsIn('super', list)).filter((id) => !own.has(id));
      const answers = new Set<string>();
      for (const id of [...foreign.slice(0, 2), ...foreign.slice(-1), '999999999']) {
        const { query, variables } = schema.call(field, { id });
        const outcome = outcomeOf(await ask(user, query, variables));
        answers.add(JSON.stringify(outcome));
      }
      expect(`${field.name}: ${foreign.length > 0}`).toBe(`${field.name}: true`);
      const [only = ''] = answers;
      const isKnown = /"data":\{"answer":null\},"errors":\[\]|RESOURCE_NOT_FOUND|FORBIDDEN/.test(
        only,
      );
      if (answers.size !== 1 || !isKnown)
        differing.push(`${field.name}: ${[...answers].join(' ')}`);
    }
    expect(differing).toEqual([]);
  });

  it.each(outsiders)('is neither listed for nor counted by %s', async (user) => {
    interface Lists {
      all: { totalCount: number };
      asked: { totalCount: number; nodes: { id: string }[] };
    }
    for (const { name, byId, idField } of schema.lists) {
      if (!byId) continue;
      const own = await idsIn(user, name, idField);
      const everybodys = (await idsIn('super', name, idField)).slice(0, 100);
      const query = `query Sneak($ids: [ID!]) {
        all: ${name}(limit: 1) { totalCount }
        asked: ${name}(limit: 100, where: { id: { in: $ids } }) { totalCount nodes { id: ${idField} } } }`;
      const { data } = await ask<Lists>(user, query, { ids: everybodys });
      if (data == null) continue; // The list itself is refused.
      const mine = everybodys.filter((id) => own.includes(id));
      expect([name, data.all.totalCount]).toEqual([name, own.length]);
      expect([name, data.asked.totalCount]).toEqual([name, mine.length]);
      expect(data.asked.nodes.map(({ id }) => id).toSorted()).toEqual(mine.toSorted());
    }
  });
});
