import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { periodAt, periodsOf, type Interval } from '@assay/draw/periods';
import type { PersonToSend } from '@assay/schema/people-to-send/person-to-send';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import type { Worklist } from '@assay/schema/worklists/worklist';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { draw, year } from '../selection-runs/testing/run-calls.ts';
import { addMember, addPool, clerk } from '../test-pools/testing/member-calls.ts';
import { growPoolWorld, type PoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest } from '../test-results/testing/add-test.ts';

const api = await useTestApp();
const today = new Date().toISOString().slice(0, 10);
const ofCompany = {
  isTestPoolForCompany: true,
  locationId: null,
  drugPercentage: 100,
  alcoholPercentage: 100,
  oversampling: 0,
};

/** A company of its own with a manager at each of its places, and a pool over both whose one draw selects everybody. */
async function growDrawn(name: string, more: object = { modality: 'onetime' }) {
  const world = await growPoolWorld(api, name);
  const { companyId, near, far, regionId } = world;
  const pool = await addPool(api, world, { ...ofCompany, ...more });
  const people: Record<'near' | 'far', number[]> = { near: [], far: [] };
  for (const place of ['near', 'far'] as const)
    for (let each = 1; each <= 2; each += 1) {
      const person = {
        firstName: `Kim ${each}`,
        lastName: `At ${place}`,
        locationId: world[place],
      };
      people[place].push((await addMember(api, world.admin, pool.id, clerk(person))).id);
    }
  const managerOf = (contextIds: number[]) =>
    api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds });
  return {
    ...world,
    pool,
    people,
    managers: {
      near: await managerOf([near]),
      far: await managerOf([far]),
      region: await api.signIn({ role: 'REGION_MANAGER', companyId, contextIds: [regionId] }),
    },
    run: await draw(api, world.admin, { testPoolId: pool.id, runDate: today }),
  };
}

const listed = async (session: TestSession, query = ''): Promise<PersonToSend[]> => {
  const answer = await api.call(`GET /api/peopletosend${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: PersonToSend[] }>().results;
};
const idsFor = async (session: TestSession, query?: string): Promise<number[]> =>
  (await listed(session, query)).map(({ id }) => id).toSorted((a, b) => a - b);
const note = (session: TestSession, id: number, isNotified: boolean) =>
  api.call(`POST /api/peopletosend/${id}/notice`, { session, body: { isNotified } });
const countsOf = async (session: TestSession): Promise<Record<string, number>> => {
  const answer = await api.call('GET /api/worklists', { session });
  return Object.fromEntries(
    answer.json<{ results: Worklist[] }>().results.map(({ key, count }) => [key, count]),
  );
};
const participantOf = ({ participants }: SelectionRunDetails, memberId: number): RunParticipant => {
  const found = participants.find((each) => each.memberId === memberId);
  if (found === undefined) throw new Error(`Nobody was drawn as ${memberId}.`);
  return found;
};

/** An order for somebody, of which the specimen is not collected. */
async function order(
  { companyId, near, run }: PoolWorld & { run: SelectionRunDetails },
  memberId: number,
): Promise<number> {
  const { id } = await addTest(api, {
    companyId,
    locationId: near,
    case: { program: 'NON_DOT', runParticipantId: participantOf(run, memberId).id },
    test: { testStatus: 'ORDERED', goesThroughMro: false },
  });
  const site = {
    siteName: 'Downtown Clinic',
    primaryPhoneNumber: '5125550177',
    address: {
      addressLine1: '9 Elm',
      addressLine2: null,
      city: 'Austin',
      state: 'TX',
      zip: '78701',
    },
  };
  await api.asOwner(1, (tx) =>
    tx.run(sql`
      insert into lab_orders (tenant_id, test_result_id, order_number, lab_order_type, test_type, ordered_at, expire_date, site)
      values (1, ${id}, ${`P-${id}`}, 'ELECTRONIC_ORDER', 'DRUG', now(), '2099-01-02T17:00:00Z', ${JSON.stringify(site)}::jsonb)`),
  );
  return id;
}

const collect = (id: number) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`update test_results set test_status = 'COLLECTION_COMPLETED', collected_at = now()
      where tenant_id = 1 and id = ${id}`),
  );

describe('Who answers for a location', () => {
  it('sees who was drawn there from a pool of the whole company, and nothing more of them than is needed', async () => {
    const { managers, people, near } = await growDrawn('Sees Freight');
    const own = await listed(managers.near, '?sortBy=firstName');

    expect(await idsFor(managers.near)).toEqual(people.near);
    expect(await idsFor(managers.region)).toEqual(people.near);
    expect(await idsFor(managers.far)).toEqual(people.far);
    expect(own[0]).toEqual({
      id: people.near[0],
      firstName: 'Kim 1',
      lastName: 'At near',
      companyName: 'Sees Freight',
      locationId: near,
      locationName: 'Near',
      testKinds: ['drugs', 'alcohol'],
      periodStart: `${year}-01-01`,
      periodEnd: `${year}-12-31`,
      testResultId: null,
      reportBy: null,
      place: null,
      derInfo: { fullName: 'Dana Reed', phoneNumber: '5125550102', email: 'dana@assay.test' },
      notifiedAt: null,
      notifiedBy: null,
    });
  });

  it('sees nobody of another company or tenant, and is counted nobody', async () => {
    await growDrawn('Hidden Freight');
    const other = await growPoolWorld(api, 'Curious Freight');
    const manager = await api.signIn({
      role: 'LOCATION_MANAGER',
      companyId: other.companyId,
      contextIds: [other.near],
    });

    expect(await listed(manager)).toEqual([]);
    expect(await countsOf(manager)).toMatchObject({ PEOPLE_NOT_NOTIFIED: 0, PEOPLE_TO_SEND: 0 });
  });

  it('answers for those who work there now', async () => {
    const { managers, people, far, admin } = await growDrawn('Moving Freight');
    const [moved = 0, stays] = people.near;
    const path = `/api/testpoolmembers/specific/${moved}`;
    const member = (await api.call(`GET ${path}`, { session: admin })).json<object>();
    const saved = await api.call(`PUT ${path}`, {
      session: admin,
      body: { ...member, locationId: far },
    });

    expect(saved.statusCode, saved.body).toBe(200);
    expect(await idsFor(managers.near)).toEqual([stays]);
    expect(await idsFor(managers.far)).toEqual([...people.far, moved].toSorted((a, b) => a - b));
  });

  it('reads where to report, until when, and whom the specimen frees for which test', async () => {
    const world = await growDrawn('Ordering Freight');
    const [id = 0, other] = world.people.near;
    const { near } = world.managers;
    const test = await order(world, id);

    expect(await idsFor(near, '?isOrdered[EQ]=true')).toEqual([id]);
    expect(await idsFor(near, '?isOrdered[EQ]=false')).toEqual([other]);
    expect((await listed(near, '?isOrdered[EQ]=true'))[0]).toMatchObject({
      testResultId: test,
      reportBy: '2099-01-02T17:00:00.000Z',
      place: { name: 'Downtown Clinic', phone: '5125550177', address: { city: 'Austin' } },
    });
    // An order at another place is out of sight, and what it says with it.
    await order(world, world.people.far[0] ?? 0);
    const elsewhere = await listed(world.managers.far, '?isOrdered[EQ]=false');
    expect(elsewhere.map(({ testResultId, place }) => [testResultId, place])).toEqual([
      [null, null],
      [null, null],
    ]);

    await collect(test);
    expect((await listed(near)).find((each) => each.id === id)).toMatchObject({
      testKinds: ['alcohol'],
      testResultId: null,
      place: null,
    });
  });

  it.each<Interval>(['weekly', 'biweekly', 'monthly', 'quarterly', 'semiannual', 'annual'])(
    'reads the days of a %s period as the draw has them',
    async (modality) => {
      // From the 31st, which the months after it do not have.
      const [from, to] =
        today < `${year}-08-31`
          ? [`${year - 1}-08-31`, `${year}-08-30`]
          : [`${year}-08-31`, `${year + 1}-08-30`];
      const { companyId, near, pool } = await growDrawn(`${modality} Freight`);
      const now = periodAt(periodsOf(from, to, modality), today);
      await api.asOwner(1, async (tx) => {
        await tx.run(sql`
          update test_pools set modality = ${modality}, program_start_date = ${from}, program_end_date = ${to}
          where tenant_id = 1 and id = ${pool.id}`);
        await tx.run(
          sql`update selection_runs set period = ${now?.number} where tenant_id = 1 and test_pool_id = ${pool.id}`,
        );
      });
      const session = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] });

      const days = (await listed(session)).map((each) => [each.periodStart, each.periodEnd]);
      expect(days).toEqual([
        [now?.start, now?.end],
        [now?.start, now?.end],
      ]);
    },
  );
});

describe('A note that somebody was told', () => {
  it('says who did, for those who run the draws too, once, until it is taken back', async () => {
    const { managers, people, run, admin } = await growDrawn('Noting Freight');
    const [id = 0] = people.near;
    const noted = (await note(managers.near, id, true)).json<PersonToSend>();
    const again = (await note(managers.region, id, true)).json<PersonToSend>();

    expect(noted).toMatchObject({ id, notifiedBy: expect.any(String) });
    expect(again).toEqual(noted);
    expect(await countsOf(managers.near)).toMatchObject({
      PEOPLE_NOT_NOTIFIED: 1,
      PEOPLE_TO_SEND: 2,
    });
    expect(await idsFor(managers.near, '?isNotified[EQ]=true')).toEqual([id]);
    const { results } = (
      await api.call(`GET /api/runparticipants?selectionRunId[EQ]=${run.id}`, { session: admin })
    ).json<{ results: RunParticipant[] }>();
    expect(results.filter(({ notifiedAt }) => notifiedAt !== null)).toMatchObject([
      { memberId: id, notifiedBy: noted.notifiedBy },
    ]);

    const { id: entityId } = participantOf(run, id);
    const taken = (await note(managers.near, id, false)).json<PersonToSend>();
    expect(taken).toMatchObject({ notifiedAt: null, notifiedBy: null });
    const entries = await api.asOwner(1, (tx) =>
      tx.rows<{ changes: unknown }>(sql`
        select changes from audit_log where tenant_id = 1 and action = 'runParticipant.noticeNoted' and entity_id = ${entityId}
        order by id`),
    );
    expect(entries).toEqual([
      { changes: { notifiedBy: { before: null, after: noted.notifiedBy } } },
      { changes: { notifiedBy: { before: noted.notifiedBy, after: null } } },
    ]);
  });

  it('is nobody’s of another place, and nothing tells that the person is there', async () => {
    const { managers, people } = await growDrawn('Guarded Freight');
    const [far = 0] = people.far;
    const refused = await note(managers.near, far, true);
    const unknown = await note(managers.near, 999_999, true);

    expect(refused.statusCode).toBe(404);
    expect(refused.json().errorCode).toBe(unknown.json().errorCode);
    expect(refused.json().message).toBe(unknown.json().message);
    expect((await listed(managers.far)).every(({ notifiedAt }) => notifiedAt === null)).toBe(true);
    const many = await api.call('POST /api/peopletosend/ticked/notice', {
      session: managers.near,
      body: { recordIds: [people.near[0], far], isNotified: true },
    });
    expect(many.json()).toMatchObject({
      results: [
        { done: true, name: 'Kim 1 At near' },
        { done: false, name: null, errorCode: 'RESOURCE_NOT_FOUND' },
      ],
    });
  });

  it('is done once of many, so that taking it back leaves what was noted before', async () => {
    const { managers, people } = await growDrawn('Many Freight');
    const [first = 0, second] = people.near;
    const many = (isNotified: boolean, recordIds = people.near) =>
      api.call('POST /api/peopletosend/ticked/notice', {
        session: managers.near,
        body: { recordIds, isNotified },
      });
    const noted = (await note(managers.near, first, true)).json<PersonToSend>();

    expect((await many(true)).json()).toMatchObject({
      results: [
        { recordId: first, done: false, message: 'Nothing to do: it was so before.' },
        { recordId: second, done: true },
      ],
    });
    expect((await many(false, [second ?? 0])).json()).toMatchObject({ results: [{ done: true }] });
    expect((await listed(managers.near)).find(({ id }) => id === first)).toEqual(noted);
  });

  it('tells nobody without the permission who has to go', async () => {
    const { companyId, people } = await growDrawn('Asked Freight');
    const session = await api.signIn({ role: 'COMPANY_USER', companyId });
    const answers = await Promise.all([
      note(session, people.near[0] ?? 0, true),
      note(session, 999_999, true),
    ]);

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });

  it('is refused, and the person gone from the list, once the draw does not ask any more', async () => {
    const { managers, people, run, admin } = await growDrawn('Invalid Freight');
    const [id = 0] = people.near;
    await api.call(`POST /api/selectionrun/${run.id}/invalidate`, {
      session: admin,
      body: { invalidationReason: 'The list was incomplete.' },
    });

    expect(await listed(managers.near)).toEqual([]);
    expect((await note(managers.near, id, true)).json()).toMatchObject({
      errorCode: 'PARTICIPANT_NOT_EDITABLE',
    });
  });

  it('is of both draws where somebody was drawn twice, who goes once', async () => {
    const { managers, people, pool, run, admin } = await growDrawn('Twice Freight');
    const [id = 0] = people.near;
    const second = await draw(api, admin, {
      testPoolId: pool.id,
      runDate: today,
      override: true,
      drugOverride: 4,
      alcoholOverride: 0,
    });

    expect(await idsFor(managers.near)).toEqual(people.near);
    await note(managers.near, id, true);
    const { results } = (
      await api.call(`GET /api/runparticipants?memberId[EQ]=${id}`, { session: admin })
    ).json<{ results: RunParticipant[] }>();
    const told = results.filter(({ notifiedAt }) => notifiedAt !== null);
    expect(told.map(({ selectionRunId }) => selectionRunId).toSorted((a, b) => a - b)).toEqual([
      run.id,
      second.id,
    ]);
  });
});
