import type { Route } from '@assay/schema/core/route';
import { describe, expect, it } from 'vitest';
import { demoUsers } from '../support/users.ts';
import {
  callApi,
  catalogues,
  hasParams,
  idsFor,
  namedRoutes,
  pathOf,
  readerOf,
  seenBy,
  usersLacking,
  withoutForeign,
} from '../support/api.ts';

const isPublic = ({ config }: Route) => config.access === 'public';
const withBody = (route: Route) => (route.method === 'GET' ? {} : { body: {} });

describe('without a session', () => {
  it.each(namedRoutes.filter(([, route]) => !isPublic(route)))(
    '%s is refused',
    async (_name, route) => {
      const answer = await callApi(null, {
        method: route.method,
        path: pathOf(route),
        ...withBody(route),
      });
      expect(answer.status).toBe(401);
      expect(answer.json()).toMatchObject({ errorCode: 'UNAUTHORIZED' });
    },
  );

  it.each(namedRoutes.filter(([, route]) => !isPublic(route)))(
    '%s is refused to an invented token',
    async (_name, route) => {
      const answer = await callApi(null, {
        method: route.method,
        path: pathOf(route),
        headers: { authorization: `Bearer 1.${'A'.repeat(43)}` },
        ...withBody(route),
      });
      expect(answer.status).toBe(401);
    },
  );

  // A laboratory proves by its signature who it is, and not by a session.
  const open = namedRoutes.filter(
    ([name, route]) => isPublic(route) && name !== 'laboratories.receive',
  );
  it.each(open)('%s is public', async (_name, route) => {
    const answer = await callApi(null, {
      method: route.method,
      path: pathOf(route),
      ...withBody(route),
    });
    expect(answer.status).not.toBe(401);
    expect(answer.status).toBeLessThan(500);
  });
});

describe('without the permission', () => {
  const guarded = namedRoutes.flatMap(([name, route]) => {
    const users = usersLacking(route);
    return users.length === 0 ? [] : [{ name, route, users }];
  });

  /** Somebody who sees a record but may not; where nobody does, one to whom there is none. */
  async function caller(route: Route, users: ReturnType<typeof usersLacking>) {
    for (const user of users) {
      const [id] = await seenBy(user, route);
      if (id !== undefined) return { user, id, seen: true };
    }
    return { user: users[0] ?? 'location', id: 1, seen: false };
  }

  it('finds a user who lacks it for most guarded calls', () => {
    expect(guarded.length).toBeGreaterThan(15);
  });

  it.each(guarded)('$name is refused', async ({ route, users }) => {
    const { user, id, seen } = await caller(route, users);
    const answer = await callApi(user, {
      method: route.method,
      path: pathOf(route, id),
      ...withBody(route),
    });
    const hidden = !seen && route.config.resource !== undefined && hasParams(route);
    const refusals = [
      '403 ACCESS_DENIED',
      // A record out of sight is missing before it is forbidden (contract §0.9).
      ...(hidden ? ['404 RESOURCE_NOT_FOUND'] : []),
    ];
    const { errorCode } = answer.json() as { errorCode?: string };
    expect(refusals).toContain(`${answer.status} ${errorCode}`);
  });
});

describe('of another tenant', () => {
  const ofSomebody = namedRoutes.filter(
    ([, route]) => route.config.resource !== undefined && hasParams(route),
  );
  // A TPA is no tenant's record: who may not manage TPAs gets 403 for all of them.
  const withRecord = ofSomebody.filter(
    ([, { config }]) => config.resource !== 'tenant' && !withoutForeign.has(config.resource ?? ''),
  );
  const ofTenants = ofSomebody.filter(([, route]) => route.config.resource === 'tenant');

  it.each(ofTenants)(
    '%s tells an outsider nothing about which TPAs exist',
    async (_name, route) => {
      const ask = (id: number) =>
        callApi('summit', { method: route.method, path: pathOf(route, id), ...withBody(route) });
      const [existing, unknown] = await Promise.all([ask(1), ask(999_999)]);
      expect([existing.status, unknown.status]).toEqual([403, 403]);
    },
  );

  it.each(withRecord)('the record of %s is not found', async (_name, route) => {
    const own = new Set(await seenBy('summit', route));
    const foreign = (await idsFor(readerOf(route), route)).find((id) => !own.has(id));
    expect(foreign).toBeDefined();
    const answer = await callApi('summit', {
      method: route.method,
      path: pathOf(route, foreign),
      ...withBody(route),
    });
    expect(answer.json()).toMatchObject({ errorCode: 'RESOURCE_NOT_FOUND' });
    expect(answer.status).toBe(404);
  });

  it.each(withRecord.filter(([, { config }]) => !catalogues.has(config.resource ?? '')))(
    'and of another company, that of %s is not found either',
    async (_name, route) => {
      // What a company alone sees is not its managers' either.
      const outsider = readerOf(route) === 'corporate' ? 'location' : 'corporate';
      const own = new Set(await seenBy(outsider, route));
      const foreign = (await idsFor(readerOf(route), route)).find((id) => !own.has(id));
      expect(foreign).toBeDefined();
      const answer = await callApi(outsider, {
        method: route.method,
        path: pathOf(route, foreign),
        ...withBody(route),
      });
      expect(answer.json()).toMatchObject({ errorCode: 'RESOURCE_NOT_FOUND' });
      expect(answer.status).toBe(404);
    },
  );

  it('a session acts in its own tenant, whatever host is named', async () => {
    const elsewhere = { headers: { 'x-tenant-host': 'localhost' } };
    const [profile, companies, own] = await Promise.all([
      callApi('summit', { path: '/api/profile', ...elsewhere }),
      callApi('summit', { path: '/api/companies', ...elsewhere }),
      callApi('summit', { path: '/api/companies' }),
    ]);
    expect(profile.json()).toMatchObject({ profile: { username: demoUsers.summit } });
    expect(companies.json()).toEqual(own.json());
  });
});
