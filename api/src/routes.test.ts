import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { typeOfRole } from '@assay/schema/common/role-names';
import { lockFieldOf } from '@assay/schema/core/edit-inputs';
import type { ListFieldKind } from '@assay/schema/core/list';
import type { Route } from '@assay/schema/core/route';
import { companyFeatures, permissionsOf } from '@assay/schema/permissions';
import { hasReport, reportRouteOf } from '@assay/schema/core/report';
import { namedRoutes } from '@assay/schema/routes';
import { csvReport } from './core/reports/report-csv.ts';
import { linesOf } from './core/reports/report-table.ts';
import { filtersAlone } from './testing/filters-alone.ts';
import { isHiddenFrom } from './testing/hidden-from.ts';
import {
  growRouteWorld,
  insiderRoles,
  pathOf,
  read,
  recordOf,
  send,
  type InsiderRole,
  type RouteWorld,
  type Sent,
} from './testing/route-world.ts';
import type { Sample } from './testing/sample.ts';
import { writeSamples } from './testing/write-samples.ts';

/*
 * What holds for every call is proven here for every call of the route table, so that tests of a module
 * are about what is special in it. A new call that writes needs a sample (testing/write-samples.ts).
 */

type Named = [name: string, route: Route];

const named: Named[] = namedRoutes.map(([name, route]) => [name, route]);
const samples: Record<string, Sample> = Object.fromEntries(
  Object.entries(writeSamples).flatMap(([group, each]) =>
    Object.entries<Sample>(each).map(([name, sample]) => [`${group}.${name}`, sample]),
  ),
);
const writes = named.filter(([name]) => name in samples);

let world: RouteWorld;
beforeAll(async () => {
  world = await growRouteWorld();
});
afterAll(() => world.api.close());

const sampleOf = async (name: string): Promise<Sent> => (await samples[name]?.make(world)) ?? {};

/** Status and code of an answer, `204` alone where nothing is answered. */
const outcome = ({ statusCode, body }: { statusCode: number; body: string }): string => {
  const { errorCode }: { errorCode?: string } = body.startsWith('{') ? JSON.parse(body) : {};
  return `${statusCode} ${errorCode ?? ''}`.trim();
};

/** What a call carries that nothing can read: a refusal that comes first does not look at it. */
const unreadable = ({ schema }: Route): Sent => (schema.body === undefined ? {} : { body: '{' });

describe('nobody calls without a session', () => {
  it.each(named.filter(([, { config }]) => config.access !== 'public'))(
    '%s',
    async (_name, route) => {
      const answer = await send(world, route, { session: null, ...unreadable(route) });

      expect(outcome(answer)).toBe('401 UNAUTHORIZED');
    },
  );
});

describe('a record out of sight is not found, before anything else is said', () => {
  const onRecord = named.filter(([, { config }]) => config.resource !== undefined);
  /* A TPA is no tenant's record: who may not manage TPAs gets 403 for all of them. */
  const ofTenant = onRecord.filter(([, { config }]) => config.resource !== 'tenant');
  /* Catalogues are of the whole tenant: who may not use them gets 403 for every entry. */
  const ofCompany = ofTenant.filter(
    ([, { config }]) =>
      !['drugAdulterant', 'testCode', 'testPanel', 'complianceRule'].includes(
        config.resource ?? '',
      ),
  );
  /* Who sees a part of a company sees the company, and the consortiums that it is enrolled in. */
  const ofLocation = ofCompany.filter(
    ([, { config }]) => !['company', 'consortium'].includes(config.resource ?? ''),
  );
  const sentBy = (route: Route, who: keyof RouteWorld['outsiders']) =>
    send(world, route, { session: world.outsiders[who], ...unreadable(route) });

  it.each(ofTenant)('%s in another tenant', async (_name, route) => {
    expect(outcome(await sentBy(route, 'otherTenant'))).toBe('404 RESOURCE_NOT_FOUND');
  });

  it.each(ofCompany)('%s of another company', async (_name, route) => {
    expect(outcome(await sentBy(route, 'otherCompany'))).toBe('404 RESOURCE_NOT_FOUND');
  });

  it.each(ofLocation)('%s of another location', async (_name, route) => {
    expect(outcome(await sentBy(route, 'otherLocation'))).toBe('404 RESOURCE_NOT_FOUND');
  });

  it.each(onRecord)('%s of a record that never was', async (_name, route) => {
    const answer = await send(world, route, { id: 999_999, ...unreadable(route) });

    expect(outcome(answer)).toBe('404 RESOURCE_NOT_FOUND');
  });
});

/** Whether a role is let in by the route's permissions, however much a company grants it. */
const isLetIn = ({ config: { access } }: Route, role: InsiderRole): boolean => {
  if (typeof access === 'string') return true;
  const features = Object.fromEntries(companyFeatures.map((each) => [each, true]));
  const held = permissionsOf({ role, homeTenantId: 1, features });
  const { anyOf, type = typeOfRole(role) } = access;
  return type === typeOfRole(role) && anyOf.some((each) => held.has(each));
};

describe('who sees a record and lacks the permission is refused, whatever the call carries', () => {
  const refused = named.flatMap(([name, route]) =>
    insiderRoles.flatMap((role) => (isLetIn(route, role) ? [] : [{ name, role, route }])),
  );

  it.each(refused)('$name by a $role', async ({ role, route }) => {
    const isHidden = isHiddenFrom(role, route);
    const session = world.insiders[role];

    const answer = await send(world, route, { session, ...unreadable(route) });

    expect(outcome(answer)).toBe(isHidden ? '404 RESOURCE_NOT_FOUND' : '403 ACCESS_DENIED');
  });
});

describe('who holds the permission may read', () => {
  const open = named.flatMap(([name, route]) =>
    insiderRoles.flatMap((role) =>
      route.method === 'GET' && typeof route.config.access === 'object' && isLetIn(route, role)
        ? [{ name, role, route }]
        : [],
    ),
  );

  it.each(open)('$name by a $role', async ({ role, route }) => {
    const answer = await send(world, route, { session: world.insiders[role] });

    /* Some calls want a query, or a part of the record; what is wrong with it is told after the permission was looked at. */
    const isPart =
      /:(fileId|reportId)|downloadauthform|acknowledgments\/download|questemail\/files/.test(
        route.url,
      );
    const expected = [200, isPart ? 404 : 400];
    expect(isHiddenFrom(role, route) ? [404] : expected).toContain(answer.statusCode);
  });
});

describe('a list has nothing of another tenant', () => {
  const lists = named.filter(
    ([, { config }]) =>
      config.list !== undefined && config.resource === undefined && config.transport === undefined,
  );

  it.each(lists)('%s', async (_name, route) => {
    const session = world.outsiders.otherTenant;

    const answer = await send(world, route, { session });

    /* TPAs are in the hands of tenant 1, and what waits for the MRO in those of MRO staff. */
    const closed = ['/api/tenants', '/api/mro/inbox'];
    if (answer.statusCode === 403) return expect(closed).toContain(route.url);
    const { results } = answer.json<{ results: { isSelf?: boolean }[] }>();
    /* Who asks is a user of the other tenant, the only one. */
    expect(results.filter(({ isSelf }) => isSelf !== true)).toEqual([]);
  });
});

describe('the report of a list has the rows of the list, in its order, for whoever asks', () => {
  const lists = named.flatMap(([name, route]) => (hasReport(route) ? [{ name, route }] : []));

  it.each(lists)('$name', async ({ route }) => {
    const { report } = route.config;
    for (const session of [
      world.superAdmin,
      ...Object.values(world.insiders),
      ...Object.values(world.outsiders),
    ]) {
      const query = `?limit=1000&sortOrder=DESC`;
      const list = await world.api.call(`GET ${pathOf(route, world)}${query}`, { session });
      const file = await world.api.call(
        `GET ${pathOf(reportRouteOf(route), world)}${query}&format=csv`,
        { session },
      );

      expect(outcome(file)).toBe(outcome(list));
      if (list.statusCode !== 200) continue;
      const { results } = list.json<{ results: unknown[] }>();
      const lines = (async function* () {
        yield linesOf(report, results);
      })();
      const table = { ...report, lines, timeZone: 'UTC', facts: [] };
      const expected = await buffer(Readable.from(csvReport.write(table), { objectMode: false }));
      expect(file.body).toBe(expected.toString());
    }
  });
});

/** What a record shows at the path of a list field; an SSN is filtered by the digits that are shown. */
function shownAt(record: object, path: string): unknown {
  let value: unknown = record;
  for (const part of path.split('.')) value = value === null ? null : Object(value)[part];
  return path === 'ssn' && typeof value === 'string' ? value.slice(-4) : value;
}

const lowered = (value: unknown) => String(value).toLowerCase();

type Probe = [query: string, lets: (value: unknown) => boolean];

const has = (value: unknown, id: number): boolean => Array.isArray(value) && value.includes(id);

function probesOfIds(values: readonly number[][]): Probe[] {
  return [
    ['[IS_NULL]=true', (value) => Array.isArray(value) && value.length === 0],
    ...[...new Set(values.flat())].slice(0, 5).flatMap((id): Probe[] => [
      [`[EQ]=${id}`, (value) => has(value, id)],
      [`[NOT_IN][]=${id}`, (value) => !has(value, id)],
    ]),
  ];
}

/** Filters of a field, each with the values that it lets through; of what is ordered also from just beyond either end. */
function probesOf(kind: ListFieldKind, values: readonly unknown[]): Probe[] {
  if (kind === 'ids') return probesOfIds(values as readonly number[][]);
  const present = [...new Set(values.filter((value) => value !== null))];
  const probes: Probe[] = [
    ['[IS_NULL]=true', (value) => value === null],
    ...present
      .slice(0, 5)
      .map((each): Probe => [
        `[EQ]=${encodeURIComponent(String(each))}`,
        (value) => value !== null && lowered(value) === lowered(each),
      ]),
  ];
  if (kind === 'int' || kind === 'number') {
    const numbers = present.map(Number);
    for (const edge of [Math.min(...numbers, 1000), Math.max(...numbers, 0)])
      for (const at of [edge - 1, edge, edge + 1])
        probes.push(
          [`[GTE]=${at}`, (value) => value !== null && Number(value) >= at],
          [`[LTE]=${at}`, (value) => value !== null && Number(value) <= at],
        );
  }
  return probes;
}

/** Lists that these roles read for one record alone: `history.access.test.ts` walks them. */
const isOfOneRecord = ({ url }: Route): boolean => url.startsWith('/api/history');

describe('a list filters and sorts by what it shows, so that nobody bisects what is hidden', () => {
  const lists = named.flatMap(([name, route]) =>
    insiderRoles.flatMap((role) =>
      isLetIn(route, role) &&
      route.config.list !== undefined &&
      route.config.transport === undefined &&
      !isOfOneRecord(route) &&
      !isHiddenFrom(role, route)
        ? [{ name, role, route, list: route.config.list }]
        : [],
    ),
  );

  it.each(lists)('$name by a $role', async ({ name, role, route, list }) => {
    const ask = async (query = ''): Promise<{ id: number }[]> => {
      const url = `GET ${pathOf(route, world)}?limit=1000&${query}`;
      const answer = await world.api.call(url, { session: world.insiders[role] });
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().results;
    };
    const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id).sort();
    const records = await ask();

    for (const [field, { kind, sort, filter }] of Object.entries(list.fields)) {
      const values = records.map((record) => shownAt(record, field));
      if (values.includes(undefined)) {
        expect(filtersAlone).toContain(`${name.split('.')[0]} ${field}`);
        continue;
      }
      for (const [query, lets] of filter === false ? [] : probesOf(kind, values)) {
        const through = records.filter((record) => lets(shownAt(record, field)));
        expect(idsOf(await ask(`${field}${query}`)), `${field}${query}`).toEqual(idsOf(through));
      }
      if (sort !== true || (kind !== 'int' && kind !== 'number')) continue;
      const sorted = (await ask(`sortBy=${field}&sortOrder=ASC`)).map((each) =>
        shownAt(each, field),
      );
      const present = sorted.filter((value) => value !== null).map(Number);
      expect(present, field).toEqual(present.toSorted((one, other) => one - other));
    }
  });
});

/** What GET answers at the path of a call; undefined where there is no such call. */
const readBeside = async (route: Route, id?: number) =>
  named.some(([, each]) => each.method === 'GET' && each.url === route.url)
    ? read(world, pathOf(route, world, id))
    : undefined;

describe('a stale version is refused and changes nothing', () => {
  const versioned = writes.filter(([, { schema }]) => lockFieldOf(schema.body) !== null);

  it.each(versioned)('%s', async (name, route) => {
    const sent = await sampleOf(name);
    const before = await readBeside(route, sent.id);

    const answer = await send(world, route, {
      ...sent,
      body: { ...Object(sent.body), [lockFieldOf(route.schema.body) ?? '']: 999 },
    });

    expect(outcome(answer)).toBe('409 STALE_VERSION');
    expect(await readBeside(route, sent.id)).toEqual(before);
  });
});

describe('PATCH changes what was sent and keeps the rest', () => {
  /* A consortium's body names who is enrolled, that of a test code is a part of its record, the question to an MRO has none; their own tests say what comes of it. */
  const patches = writes.filter(
    ([name, { method, schema }]) =>
      method === 'PATCH' &&
      schema.body !== undefined &&
      !name.startsWith('consortiums.') &&
      !name.endsWith('TestCode'),
  );

  it.each(patches)('%s', async (name, route) => {
    const sent = await sampleOf(name);
    const before = await readBeside(route, sent.id);

    const answer = await send(world, route, sent);

    const version = Number(before?.['version']) + 1;
    expect(answer.json()).toEqual({ ...before, ...Object(sent.body), version });
  });
});

describe('a deleted record is not found', () => {
  /* What ends all there is may find nothing. */
  it.each(
    writes.filter(([, { method, url }]) => method === 'DELETE' && !url.endsWith('/sessions')),
  )('%s twice', async (name, route) => {
    const sent = await sampleOf(name);
    await send(world, route, sent);

    expect(outcome(await send(world, route, sent))).toBe('404 RESOURCE_NOT_FOUND');
  });
});

describe('every write stands in the audit log', () => {
  it.each(writes)('%s', async (name, route) => {
    const sent = await sampleOf(name);
    const requestId = `audited-${name.replace('.', '-')}`;

    const answer = await send(world, route, sent, requestId);

    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const entries = await world.api.asOwner(1, (tx) =>
      tx.rows<{ action: string; entity_id: string }>(
        sql`select action, entity_id from audit_log where request_id = ${requestId}`,
      ),
    );
    const logs = samples[name]?.logs ?? null;
    if (logs === null) return expect(entries).toEqual([]);
    /* The record that came of the call, else the one that it names; settings and people have none. */
    const isOfPath = logs.split('.')[0] === route.config.resource;
    const { id = recordOf(route, world, sent.id) }: { id?: number | string } =
      answer.body.startsWith('{') && !isOfPath ? answer.json() : {};
    const entityId = sent.audited ?? id;
    const entry = {
      action: logs,
      ...(entityId === undefined ? {} : { entity_id: String(entityId) }),
    };
    expect(entries).toContainEqual(expect.objectContaining(entry));
  });
});
