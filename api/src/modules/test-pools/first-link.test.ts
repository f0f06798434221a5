import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { SeedChain } from '@assay/schema/test-pools/seed-chain';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addPool } from './testing/member-calls.ts';
import { enable, growPoolWorld } from './testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
await enable(api, world.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');

const chainOf = (poolId: number, session: TestSession = world.admin) =>
  api.call(`GET /api/testpools/${poolId}/seedchain`, { session });
const mails = () =>
  api.asOwner(1, (tx) =>
    tx.rows<{ recipient: string; body_text: string }>(
      sql`select recipient, body_text from mail_outbox where kind = 'NOTIFICATION' order by recipient`,
    ),
  );
const nameOf = async (userId: number): Promise<string | undefined> => {
  const row = await api.asOwner(1, (tx) =>
    tx.row<{ username: string }>(sql`select username from users where id = ${userId}`),
  );
  return row?.username;
};

it('stands on a pool from the first day, as the audit log published it', async () => {
  const pool = await addPool(api, world);

  const answer = await chainOf(pool.id);

  const published = await api.asOwner(1, (tx) =>
    tx.row<{ link: string }>(sql`select changes -> 'firstLink' ->> 'after' as link from audit_log
      where action = 'testPool.seedChainPublished' and entity_id = ${String(pool.id)}`),
  );
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json<SeedChain>()).toEqual({ chain: 1, firstLink: published?.link });
});

it('is shown to those who see the draws, and to nobody else', async () => {
  const { companyId, near } = world;
  const pool = await addPool(api, world);
  const other = await growPoolWorld(api, 'Other Freight');
  await enable(api, other.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
  const sessions = {
    client: await api.signIn({ role: 'COMPANY_ADMIN', companyId }),
    elsewhere: await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId }),
    membersOnly: await api.signIn({
      role: 'COMPANY_USER',
      companyId,
      granted: ['MANAGE_TEST_POOL_MEMBERS'],
    }),
    manager: await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] }),
    otherTenant: await api.signIn({ tenantId: await api.addTenant('beyond'), role: 'SUPER_ADMIN' }),
  };

  const statuses = Object.fromEntries(
    await Promise.all(
      Object.entries(sessions).map(
        async ([who, session]) => [who, (await chainOf(pool.id, session)).statusCode] as const,
      ),
    ),
  );

  expect(statuses).toEqual({
    client: 200,
    elsewhere: 404,
    membersOnly: 403,
    manager: 403,
    otherTenant: 404,
  });
});

it('is mailed to those who get the mail of a draw, when the pool is created', async () => {
  const mailed = await growPoolWorld(api, 'Mailed Freight');
  const { companyId } = mailed;
  await enable(api, companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
  const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
  const declined = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
  const clerk = await api.signIn({ role: 'COMPANY_USER', companyId });
  const colleague = await api.signIn({ role: 'MD_USER' });
  await api.asOwner(1, (tx) =>
    tx.run(sql`insert into user_settings (user_id, key, value)
      values (${declined.userId}, 'EMAIL_NOTIFICATION_RUN_COMPLETED', 'false')`),
  );
  const before = new Set((await mails()).map(({ body_text: text }) => text));

  const pool = await addPool(api, mailed, { name: 'Night shift' });

  const { firstLink } = (await chainOf(pool.id, mailed.admin)).json<SeedChain>();
  const sent = (await mails()).filter(({ body_text: text }) => !before.has(text));
  const told = sent.map(({ recipient }) => recipient);
  expect(told).toEqual(
    expect.arrayContaining([await nameOf(client.userId), await nameOf(colleague.userId)]),
  );
  for (const { userId } of [declined, clerk, mailed.admin])
    expect(told).not.toContain(await nameOf(userId));
  expect(sent[0]?.body_text).toContain(firstLink);
  expect(sent[0]?.body_text).toContain('Night shift');
});
