import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { companySettings } from '../../core/settings/setting-store.repository.ts';
import { startTestApp, type TestApp, type TestSession } from '../../core/testing/test-app.ts';
import { draw, quarterlyPool, quarters } from '../selection-runs/testing/run-calls.ts';
import { growPoolWorld, type PoolWorld } from '../test-pools/testing/pool-world.ts';
import { noteEvent, type TestEvent } from './test-events.repository.ts';
import { addTest, report, type TestToAdd } from './testing/add-test.ts';
import { testNoticesWorker } from './test-notices.worker.ts';

let api: TestApp;
let world: PoolWorld;
let near: TestSession;
let far: TestSession;
let boss: TestSession;

beforeAll(async () => {
  api = await startTestApp();
  world = await growPoolWorld(api);
  const { companyId } = world;
  near = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [world.near] });
  far = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [world.far] });
  boss = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
});
afterAll(() => api.close());
beforeEach(() =>
  api.asOwner(1, async (tx) => {
    await tx.run(sql`delete from notifications`);
    await tx.run(sql`delete from mail_outbox`);
    await tx.run(sql`delete from company_settings`);
    await tx.run(sql`delete from pgboss.job where name = 'test-notices.tell'`);
  }),
);

const add = (test: TestToAdd['test'] = {}) =>
  addTest(api, { companyId: world.companyId, locationId: world.near, test });
const clear = () =>
  api.asOwner(1, (tx) => tx.run(sql`delete from pgboss.job where name = 'test-notices.tell'`));

/** Does the jobs that wait. */
async function work(): Promise<void> {
  const jobs = await api.asOwner(1, (tx) =>
    tx.rows<{ id: string; data: object }>(
      sql`select id, data from pgboss.job where name = 'test-notices.tell' order by created_on, id`,
    ),
  );
  for (const { id, data } of jobs)
    await testNoticesWorker.work({
      id,
      data,
      attempt: 1,
      isLast: false,
      database: api.database,
      config: api.app.config,
      log: api.app.log as never,
    });
}

const told = () =>
  api.asOwner(1, (tx) =>
    tx.rows<{ userId: number; type: string; options: object; donor: string }>(sql`
      select user_id as "userId", type, options, donor_full_name as donor from notifications order by user_id`),
  );
const mails = () =>
  api.asOwner(1, (tx) =>
    tx.rows<{ recipient: string; subject: string; body_text: string }>(
      sql`select recipient, subject, body_text from mail_outbox order by recipient`,
    ),
  );

const note = (testResultId: number, kind: TestEvent['kind'], source = 'portal') =>
  inTransaction(api.database, { tenantId: 1 }, (tx) =>
    noteEvent(tx, {
      testResultId,
      kind,
      at: new Date(),
      actor: { userId: boss.userId, name: 'Boss' },
      source,
    }),
  );

describe('a step of a test', () => {
  it('is told to those who see the test, but not to who did it', async () => {
    const { id } = await add();
    await note(id, 'RECEIVED');
    await work();

    const users = (await told()).map(({ userId }) => userId);
    expect(users).toContain(near.userId);
    expect(users).toContain(world.admin.userId);
    expect(users).not.toContain(far.userId);
    expect(users).not.toContain(boss.userId);
  });

  it.each([
    [{}, 'RECEIVED', 'LAB_STATUS_CHANGED'],
    [{}, 'RELEASED', 'MRO_RESULT_RECEIVED'],
    [{ goesThroughMro: false }, 'RELEASED', 'LAB_STATUS_CHANGED'],
    [{ testType: 'INSTANT', goesThroughMro: false }, 'RELEASED', 'INSTANT_TEST_RESULT'],
    [{}, 'CANCELLED', 'TEST_CASE_CLOSED'],
  ] as const)('of %j is told under its preference: %s', async (test, kind, type) => {
    const program = 'NON_DOT';
    const { id } = await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
      case: { program },
      test: { ...test, ...('goesThroughMro' in test && { testStatus: 'ORDERED' }) },
    });
    await note(id, kind);
    await work();

    expect(new Set((await told()).map((each) => each.type))).toEqual(new Set([type]));
  });

  it.each([
    ['VIEWED', 'portal'],
    ['DOWNLOADED', 'portal'],
    ['ORDERED', 'portal'],
    ['CORRECTED', 'portal'],
    ['RELEASED', 'import'],
  ] as const)('is told to nobody when it is %s by %s', async (kind, source) => {
    const { id } = await add();
    await note(id, kind, source);
    await work();

    expect(await told()).toEqual([]);
  });

  it('is mailed unless the company has switched it off', async () => {
    await api.asOwner(1, (tx) =>
      companySettings(world.companyId).save(tx, { EMAIL_NOTIFICATION_LAB_STATUS_CHANGES: false }),
    );
    const { id } = await add();
    await note(id, 'RECEIVED');
    await work();

    const clients = await api.asOwner(1, (tx) =>
      tx.rows<{ username: string }>(sql`select username from users where type = 'CLIENT'`),
    );
    const receivers = (await mails()).map(({ recipient }) => recipient);
    expect(receivers).not.toEqual([]);
    expect(clients.filter(({ username }) => receivers.includes(username))).toEqual([]);
  });
});

describe('steps of tests of one run', () => {
  const drawn = async () => {
    const pool = await quarterlyPool(api, world, 40);
    const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: quarters[0] ?? '' });
    const added = [];
    for (const { id: runParticipantId } of run.participants.slice(0, 3))
      added.push(
        await addTest(api, {
          companyId: world.companyId,
          locationId: world.near,
          case: { runParticipantId },
        }),
      );
    await api.asOwner(1, async (tx) => {
      await tx.run(sql`delete from notifications`);
      await tx.run(sql`delete from mail_outbox`);
    });
    return { added, pool };
  };
  const noticesOf = async ({ userId }: TestSession) =>
    (await told()).filter((each) => each.userId === userId);
  const mailsOf = async ({ userId }: TestSession) => {
    const [user] = await api.asOwner(1, (tx) =>
      tx.rows<{ username: string }>(sql`select username from users where id = ${userId}`),
    );
    return (await mails()).filter(({ recipient }) => recipient === user?.username);
  };

  it('are one notice a person with their number, and one mail', async () => {
    const { added, pool } = await drawn();
    for (const { id } of added) await note(id, 'RECEIVED');
    await work();

    expect(await noticesOf(near)).toMatchObject([
      { type: 'LAB_STATUS_CHANGED', donor: null, options: { poolName: pool.name, count: 3 } },
    ]);
    expect(await mailsOf(near)).toHaveLength(1);
  });

  it('begin anew once they were shown, and of each result there is a mail', async () => {
    const { added } = await drawn();
    const [first, second] = added;
    await note(first?.id ?? 0, 'RELEASED');
    await work();
    await clear();
    await api.call('GET /api/notifications', { session: near });
    await note(second?.id ?? 0, 'RELEASED');
    await work();

    expect(await noticesOf(near)).toMatchObject([{ donor: 'Ann Lee' }, { donor: 'Ann Lee' }]);
    expect(await mailsOf(near)).toHaveLength(2);
  });
});

describe('behind the wall', () => {
  it('nothing is told of what a laboratory reports', async () => {
    const { id } = await add();
    await clear();
    await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });
    await work();

    expect(await told()).toEqual([]);
  });

  it('a negative and a positive result are told in the same words', async () => {
    const heard = async (result: 'MRO_NEGATIVE' | 'MRO_POSITIVE') => {
      const { id } = await add();
      await clear();
      await report(api, id, { kind: 'LABORATORY', result: 'RESULT_POSITIVE' });
      await report(api, id, { kind: 'MRO', result });
      await work();
      // The link names the test, and is all that differs.
      const link = `/test-results/${id}`;
      const letters = JSON.stringify(await mails());
      expect(letters).toContain(link);
      const all = { told: await told(), mails: letters.replaceAll(link, '/test-results/its-own') };
      await api.asOwner(1, async (tx) => {
        await tx.run(sql`delete from notifications`);
        await tx.run(sql`delete from mail_outbox`);
      });
      return all;
    };

    const negative = await heard('MRO_NEGATIVE');
    expect(negative).toEqual(await heard('MRO_POSITIVE'));
    expect(negative.mails).not.toMatch(/Ann|Lee|negative|positive/i);
  });
});
