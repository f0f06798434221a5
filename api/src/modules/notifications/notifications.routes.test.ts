import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notificationPreferenceKeys } from '@assay/schema/settings/keys';
import { inTransaction, type TransactionSettings } from '../../core/database/transaction.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { notificationMails } from './notification-mail.ts';
import type { NewNotification } from './notifications.repository.ts';
import { notify } from './notifications.service.ts';

const api = await useTestApp();
const companyId = await api.addCompany('Harbor Freight');
const ann = await api.signIn({ role: 'MD_USER' });
const bob = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
beforeEach(() =>
  api.asOwner(1, async (tx) => {
    for (const table of [
      'notifications',
      'mail_outbox',
      'tenant_settings',
      'company_settings',
      'user_settings',
    ]) {
      await tx.run(sql`delete from ${sql.identifier(table)}`);
    }
  }),
);

const send = (notification: NewNotification, settings: TransactionSettings = {}) =>
  inTransaction(api.database, { tenantId: 1, ...settings }, (tx) =>
    notify({ tx, tenantId: settings.tenantId ?? 1 }, notification, 'https://assay.localhost'),
  );

const poll = async (session: TestSession, query = '') => {
  const answer = await api.call(`GET /api/notifications${query}`, { session });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

describe('GET /api/notifications', () => {
  it('delivers what was told to the user, in full', async () => {
    await send({
      type: 'LAB_STATUS_CHANGED',
      userIds: [ann.userId],
      options: { status: 'In transit', count: 2 },
      testResultId: 7,
      donorFullName: 'Dana Reyes',
      specimenId: 'S-1',
    });

    expect(await poll(ann)).toEqual({
      results: [
        {
          id: expect.any(Number),
          type: 'LAB_STATUS_CHANGED',
          options: { status: 'In transit', count: 2 },
          testResultId: 7,
          donorFullName: 'Dana Reyes',
          specimenId: 'S-1',
        },
      ],
      total: 1,
    });
  });

  it('delivers once', async () => {
    await send({ type: 'ORDER_GENERATION_FINISHED', userIds: [ann.userId] });
    await poll(ann);

    expect(await poll(ann)).toEqual({ results: [], total: 0 });
  });

  it('delivers to each user apart', async () => {
    await send({ type: 'BULK_IMPORT_FINISHED', userIds: [ann.userId, bob.userId] });

    expect([(await poll(ann)).total, (await poll(bob)).total]).toEqual([1, 1]);
  });

  it('delivers the newest first', async () => {
    for (const count of [1, 2, 3])
      await send({ type: 'LAB_SITES_IMPORTED', userIds: [ann.userId], options: { count } });

    const { results } = await poll(ann);

    expect(results.map(({ options }: { options: object }) => options)).toEqual([
      { count: 3 },
      { count: 2 },
      { count: 1 },
    ]);
  });

  it('keeps more than a hundred for the next polls', async () => {
    await inTransaction(api.database, { tenantId: 1 }, (tx) =>
      tx.run(
        sql`insert into notifications (user_id, type) select ${ann.userId}, 'BULK_IMPORT_FINISHED' from generate_series(1, 130)`,
      ),
    );

    const [first, second] = [await poll(ann), await poll(ann)];

    expect([first.results.length, first.total, second.results.length, second.total]).toEqual([
      100, 130, 30, 30,
    ]);
    expect(first.results.at(-1).id).toBeGreaterThan(second.results[0].id);
  });

  it('has none for a visitor from tenant 1, whose number is somebody else there', async () => {
    const tenantId = await api.addTenant('notified-elsewhere');
    const visitor = await api.signIn({ role: 'SUPER_ADMIN', tenantId, homeTenantId: 1 });
    const local = await api.signIn({ role: 'MD_USER', tenantId });
    await api.asOwner(1, (tx) =>
      tx.run(sql`update users set id = ${visitor.userId} where tenant_id = ${tenantId}`),
    );
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update sessions set user_id = ${visitor.userId} where tenant_id = ${tenantId} and home_tenant_id = ${tenantId}`,
      ),
    );
    await send({ type: 'BULK_IMPORT_FINISHED', userIds: [visitor.userId] }, { tenantId });

    const [forVisitor, forLocal] = [await poll(visitor), await poll(local)];

    expect([forVisitor.total, forLocal.total]).toEqual([0, 1]);
  });

  it.each([
    ['', 'does not prolong'],
    ['?active=false', 'does not prolong'],
    ['?active=true', 'prolongs'],
  ])('with %j %s the session', async (query, effect) => {
    const lastUse = () =>
      api.asOwner(1, (tx) =>
        tx.row<{ recent: boolean }>(sql`
        select last_used_at > now() - interval '1 minute' as recent from sessions where user_id = ${ann.userId} and tenant_id = 1`),
      );
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update sessions set last_used_at = now() - interval '10 minutes' where user_id = ${ann.userId}`,
      ),
    );

    await poll(ann, query);

    expect(await lastUse()).toEqual({ recent: effect === 'prolongs' });
  });

  it('refuses another value of active', async () => {
    const answer = await api.call('GET /api/notifications?active=yes', { session: ann });

    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      { active: [{ errorCode: 'INVALID' }] },
    ]);
  });
});

describe('notifications by e-mail', () => {
  const readers = async (): Promise<number[]> => {
    const rows = await api.asOwner(1, (tx) =>
      tx.rows<{ id: number }>(
        sql`select u.id from mail_outbox m join users u on u.tenant_id = 1 and u.username = m.recipient where m.kind = 'NOTIFICATION' order by u.id`,
      ),
    );
    return rows.map(({ id }) => id);
  };
  const both = () => [ann.userId, bob.userId];
  const preference = 'EMAIL_NOTIFICATION_INSTANT_TEST_RESULTS';
  const set = (layer: 'tenant' | 'company' | 'user', value: boolean | null) => {
    const json = JSON.stringify(value);
    return api.asOwner(1, (tx) => {
      switch (layer) {
        case 'tenant':
          return tx.run(
            sql`insert into tenant_settings (tenant_id, key, value) values (1, ${preference}, ${json}::jsonb)`,
          );
        case 'company':
          return tx.run(
            sql`insert into company_settings (tenant_id, company_id, key, value) values (1, ${companyId}, ${preference}, ${json}::jsonb)`,
          );
        case 'user':
          return tx.run(
            sql`insert into user_settings (tenant_id, user_id, key, value) select 1, id, ${preference}, ${json}::jsonb from users where tenant_id = 1 and id = any (${sql.param(both())}::bigint[])`,
          );
      }
    });
  };
  const result: Pick<NewNotification, 'type'> = { type: 'INSTANT_TEST_RESULT' };

  it('go to everybody while nothing is set', async () => {
    await send({ ...result, userIds: both() });

    expect(await readers()).toEqual(both());
  });

  it.each([
    ['the tenant turned them off', { tenant: false }, []],
    ['the users turned them off', { user: false }, []],
    ['the users turned them on against the tenant', { tenant: false, user: true }, ['ann', 'bob']],
    ['the company turned them off against its user', { company: false, user: true }, ['ann']],
    ['the company turned them on against its user', { company: true, user: false }, ['bob']],
    ['the company leaves it open', { company: null, user: false }, []],
  ])('go to the right ones when %s', async (_what, layers, expected) => {
    for (const [layer, value] of Object.entries(layers)) await set(layer as 'tenant', value);

    await send({ ...result, userIds: both() });

    expect(await readers()).toEqual(expected.map((name) => ({ ann, bob })[name as 'ann'].userId));
  });

  it('reach the staff also when a client user causes them', async () => {
    await send({ ...result, userIds: both() }, { companyId });

    expect(await readers()).toEqual(both());
    expect((await poll(ann)).total).toBe(1);
  });

  it('do not go to locked or deleted users', async () => {
    const locked = await api.signIn({ role: 'MD_USER' });
    const deleted = await api.signIn({ role: 'MD_USER' });
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update users set account_status = 'LOCKED' where tenant_id = 1 and id = ${locked.userId}`,
      ),
    );
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update users set deleted_at = now() where tenant_id = 1 and id = ${deleted.userId}`,
      ),
    );

    await send({ ...result, userIds: [locked.userId, deleted.userId] });

    expect(await readers()).toEqual([]);
  });

  it('lead to the test, and say nothing about the donor or the result', async () => {
    await send({
      ...result,
      testResultId: 7,
      userIds: [ann.userId],
      donorFullName: 'Dana Reyes',
      specimenId: 'S-4711',
      options: { status: 'Positive' },
    });

    const mail = await api.asOwner(1, (tx) =>
      tx.row<{ subject: string; body_text: string; body_html: string }>(
        sql`select subject, body_text, body_html from mail_outbox`,
      ),
    );
    expect(mail?.body_text).toContain('https://assay.localhost/dashboard/test-results/7');
    expect(JSON.stringify(mail)).not.toMatch(/Dana|Reyes|4711|Positive/);
  });

  it.each([
    'LAB_ORDER_CREATED',
    'LAB_ORDER_CREATION_FAILED',
    'LAB_SITES_IMPORTED',
    'BULK_IMPORT_FINISHED',
  ] as const)('are not sent for %s, which the portal shows', async (type) => {
    await send({ type, userIds: both() });

    expect([await readers(), (await poll(ann)).total]).toEqual([[], 1]);
  });

  it.each([
    ['DOT_RUN_REMINDER', 'EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED'],
    ['RANDOM_PROGRESS_REMINDER', 'EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED'],
  ] as const)('of type %s need the switch of the company as well', async (type, key) => {
    await send({ type, userIds: [ann.userId], companyId });
    const before = await readers();
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`insert into company_settings (tenant_id, company_id, key, value) values (1, ${companyId}, ${key}, 'true')`,
      ),
    );

    await send({ type, userIds: [ann.userId], companyId });

    expect([before, await readers()]).toEqual([[], [ann.userId]]);
  });

  it('exist for every preference', () => {
    const preferences = Object.values(notificationMails).map((mail) => mail.preference);

    expect([...new Set(preferences)].toSorted()).toEqual(
      [...notificationPreferenceKeys].toSorted(),
    );
  });

  it('are rolled back with the change that they tell of', async () => {
    const failing = inTransaction(api.database, { tenantId: 1 }, async (tx) => {
      await notify({ tx, tenantId: 1 }, { ...result, userIds: both() }, 'https://assay.localhost');
      throw new Error('the change failed');
    });

    await expect(failing).rejects.toThrow('the change failed');
    expect([await readers(), (await poll(ann)).total]).toEqual([[], 0]);
  });
});

describe('the nightly purge', () => {
  it('removes old notifications of every tenant and keeps younger ones', async () => {
    await send({ type: 'BULK_IMPORT_FINISHED', userIds: [ann.userId, bob.userId] });
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update notifications set created_at = now() - interval '91 days' where user_id = ${bob.userId}`,
      ),
    );

    await inTransaction(api.database, {}, (tx) =>
      tx.row(sql`select app.purge_notifications('90 days')`),
    );

    expect([(await poll(ann)).total, (await poll(bob)).total]).toEqual([1, 0]);
  });
});
