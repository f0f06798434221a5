import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { draw, quarterlyPool, quarters } from '../selection-runs/testing/run-calls.ts';
import { growPoolWorld } from './testing/pool-world.ts';
import { remindOfAllPools } from './pool-reminders.worker.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const { companyId, admin: staff } = world;
const admin = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
const clerk = await api.signIn({ role: 'COMPANY_USER', companyId });
const year = new Date().getUTCFullYear();
/** In the second quarter: the draw of the first was due on the first day of the year. */
const inJune = new Date(`${year}-06-12T12:00:00Z`);
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });

const remind = (now = inJune) => remindOfAllPools({ database: api.database, config }, now);
const set = (key: string, value: unknown) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`insert into company_settings (company_id, key, value)
      values (${companyId}, ${key}, ${JSON.stringify(value)}::jsonb)
      on conflict (tenant_id, company_id, key) do update set value = excluded.value`),
  );
interface Mail {
  recipient: string;
  subject: string;
  body_text: string;
}
/** The reminders; pools and draws that are made for a test are mailed of as well. */
const mails = () =>
  api.asOwner(1, (tx) =>
    tx.rows<Mail>(
      sql`select recipient, subject, body_text from mail_outbox
        where kind = 'NOTIFICATION' and subject ~ '^(DOT selection run reminder|Random testing progress)' order by recipient`,
    ),
  );
const nameOf = (userId: number) =>
  api.asOwner(1, async (tx) => {
    const row = await tx.row<{ username: string }>(
      sql`select username from users where tenant_id = 1 and id = ${userId}`,
    );
    return row?.username;
  });
/** A regulated pool with members, whose draw is due; made by hand, so that no other test hangs on its rules. */
const duePool = async () => {
  const pool = await quarterlyPool(api, world, 4);
  await api.asOwner(1, (tx) =>
    tx.run(sql`update test_pools set is_regulated = true, testing_agency_id = 1, next_run_date = ${`${year}-06-10`}
      where tenant_id = 1 and id = ${pool.id}`),
  );
  return pool;
};

beforeEach(() =>
  api.asOwner(1, async (tx) => {
    for (const table of [
      'mail_outbox',
      'notifications',
      'company_settings',
      'user_settings',
      'pool_reminders',
    ])
      await tx.run(sql`delete from ${sql.identifier(table)}`);
    await tx.run(sql`update test_pools set deactivated_at = now() where deactivated_at is null`);
  }),
);

describe('a draw that is due', () => {
  it('is told of once a week, to the staff and the administrators of the company', async () => {
    const { name } = await duePool();
    await set('EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED', true);

    await remind();
    await remind();

    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      [await nameOf(staff.userId), await nameOf(admin.userId)].toSorted(),
    );
    expect(sent[0]?.subject).toMatch(/^DOT selection run reminder/);
    expect(sent[0]?.body_text).toContain(`${name} of Harbor Freight, due since 06/10/${year}`);

    await remind(new Date(`${year}-06-17T12:00:00Z`));
    expect(await mails()).toHaveLength(4);
  });

  it('is not told of while the company has the reminder switched off', async () => {
    await duePool();

    await remind();

    expect(await mails()).toEqual([]);
  });

  it('is not mailed to who wants no such mails', async () => {
    await duePool();
    await set('EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED', true);
    await set('EMAIL_NOTIFICATION_RUN_REMINDER', false);

    await remind();

    expect((await mails()).map(({ recipient }) => recipient)).toEqual([await nameOf(staff.userId)]);
  });

  it('is one mail for all pools', async () => {
    await duePool();
    await duePool();
    await set('EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED', true);

    await remind();

    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body_text.match(/of Harbor Freight, due since/g)).toHaveLength(2);
  });

  it('is none before its day, nor of a pool without members', async () => {
    await duePool();
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update test_pools set next_run_date = ${`${year}-07-01`} where deactivated_at is null`,
      ),
    );
    await set('EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED', true);

    await remind();

    expect(await mails()).toEqual([]);
  });
});

describe('the progress of the year', () => {
  it('is told in the first week of a month, once', async () => {
    const pool = await quarterlyPool(api, world, 8);
    await draw(api, staff, { testPoolId: pool.id, runDate: quarters[0] ?? '' });
    await set('EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED', true);

    await remind(new Date(`${year}-06-20T12:00:00Z`));
    expect(await mails()).toEqual([]);
    await remind(new Date(`${year}-07-02T12:00:00Z`));
    await remind(new Date(`${year}-07-03T12:00:00Z`));

    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent[0]?.subject).toMatch(/^Random testing progress/);
    expect(sent[0]?.body_text).toMatch(/of Harbor Freight: drugs 0 of 4, alcohol 0 of 1/);
  });

  it('is nothing for a user who may not see pools', async () => {
    await quarterlyPool(api, world, 4);
    await set('EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED', true);

    await remind(new Date(`${year}-07-02T12:00:00Z`));

    const readers = (await mails()).map(({ recipient }) => recipient);
    expect(readers).not.toContain(await nameOf(clerk.userId));
  });
});
