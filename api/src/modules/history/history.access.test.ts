import { afterAll, describe, expect, it } from 'vitest';
import type { Route } from '@assay/schema/core/route';
import type { ResourceName } from '@assay/schema/resource-names';
import { changeOf, requireHistories, subjectOf } from '../../core/audit/history-subject.ts';
import type { TestSession } from '../../core/testing/test-app.ts';
import { growRouteWorld, insiderRoles, send } from '../../testing/route-world.ts';

/* Whoever may change a record reads its history, and nobody else: the answer is that of the call that changes it. */

const world = await growRouteWorld();
const { histories } = world.api.app;

const kinds = [...histories.values()].flatMap((subject): [ResourceName, Route][] => {
  const change = subject === null ? undefined : changeOf(subject, '1');
  return change?.config.resource === undefined ? [] : [[change.config.resource, change]];
});

afterAll(() => world.api.close());

const historyOf = (entity: string, id: string | number, session: TestSession) =>
  world.api.call(`GET /api/history?entity[EQ]=${entity}&entityId[EQ]=${id}`, { session });

/** Status of the call that changes the record, with a body that nobody can read: 400 for who may make it. */
const statusOfChange = async (change: Route, id: number, session: TestSession) =>
  (await send(world, change, { id, session, body: '{' })).statusCode;

describe.each(kinds)('the history of a record: %s', (entity, change) => {
  it.each(insiderRoles)('for a %s as for the change itself', async (role) => {
    const session = world.insiders[role];
    const id = world.records[entity];
    const asChange = await statusOfChange(change, id, session);

    const answer = await historyOf(entity, id, session);

    expect(answer.statusCode).toBe(asChange === 400 ? 200 : asChange);
  });

  it.each(['otherTenant', 'otherCompany', 'otherLocation'] as const)(
    'is out of reach of %s',
    async (who) => {
      const session = world.outsiders[who];
      const id = world.records[entity];
      const answer = await historyOf(entity, id, session);
      const report = await world.api.call(
        `GET /api/history/report?entity[EQ]=${entity}&entityId[EQ]=${id}`,
        { session },
      );

      /* A super administrator reads the log of the own tenant, in which the record does not occur. */
      if (who === 'otherTenant') {
        expect(answer.json()).toMatchObject({ results: [], total: 0 });
        expect(report.body.trim().split('\n')).toHaveLength(1);
      } else {
        expect(answer.statusCode).toBe(await statusOfChange(change, id, session));
        expect(report.statusCode).toBe(answer.statusCode);
        expect([403, 404]).toContain(answer.statusCode);
      }
    },
  );
});

describe('without a record', () => {
  it.each(insiderRoles)('nobody but who holds READ_HISTORY reads anything: %s', async (role) => {
    const session = world.insiders[role];
    for (const query of [
      '',
      '?entity[EQ]=company',
      `?entityId[EQ]=${world.companyId}`,
      `?companyId[EQ]=${world.companyId}`,
      `?entity[IN][]=company&entityId[EQ]=${world.companyId}`,
      '?entity[EQ]=file&entityId[EQ]=1',
    ])
      expect((await world.api.call(`GET /api/history${query}`, { session })).statusCode).toBe(403);
    expect((await world.api.call('GET /api/history/check', { session })).statusCode).toBe(403);
  });

  it('a client user is not let in by the permission alone', async () => {
    const session = await world.api.signIn({
      role: 'COMPANY_ADMIN',
      companyId: world.companyId,
      granted: ['READ_HISTORY'],
    });

    expect((await world.api.call('GET /api/history', { session })).statusCode).toBe(403);
    expect((await world.api.call('GET /api/history/check', { session })).statusCode).toBe(403);
  });
});

it('an account of a wider role than the own one keeps its history to itself', async () => {
  const { insiders, superAdmin } = world;

  expect((await historyOf('user', superAdmin.userId, insiders.MD_USER)).statusCode).toBe(403);
  expect((await historyOf('user', insiders.MD_USER.userId, insiders.MD_USER)).statusCode).toBe(200);
  const ofStaff = await historyOf('user', superAdmin.userId, insiders.COMPANY_ADMIN);
  expect(ofStaff.statusCode).toBe(404);
});

it('a record cannot be widened by a second filter', async () => {
  const session = world.insiders.COMPANY_ADMIN;
  const { near, companyId } = world;
  await world.api.call(`PATCH /api/locations/${near}`, {
    session: world.superAdmin,
    body: { locationPhone: '4095550111' },
  });
  for (const more of [
    'entity[NEQ]=location',
    `entityId[NEQ]=${companyId}`,
    'entity[IN][]=location&entity[IN][]=testPool',
    `entityId[IN][]=${near}`,
  ]) {
    const answer = await world.api.call(
      `GET /api/history?entity[EQ]=company&entityId[EQ]=${companyId}&${more}`,
      { session },
    );
    for (const entry of answer.json().results ?? [])
      expect(entry).toMatchObject({ entity: 'company', entityId: String(companyId) });
  }
});

it('every kind of the catalogue says who reads it, or that it has no history of its own', () => {
  expect(subjectOf(histories, 'company')).not.toBeNull();
  expect(subjectOf(histories, 'toString')).toBeNull();
  expect(subjectOf(histories, 'file')).toBeNull();

  const forgotten = new Map([...histories].filter(([entity]) => entity !== 'mro'));
  expect(() => requireHistories(forgotten)).toThrow(/reads the history of: mro/);
});
