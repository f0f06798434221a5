import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { createConsortium } from '../consortiums/testing/consortium-calls.ts';
import { addMember, addPool, clerk } from '../test-pools/testing/member-calls.ts';
import { enable, growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { draw, quarterlyPool, quarters, year } from './testing/run-calls.ts';
import { ofConsortium } from './testing/consortium-pool-world.ts';

const [spring = '', summer = ''] = quarters;
const api = await useTestApp();
const world = await growPoolWorld(api);
const { admin, companyId, near, far } = world;
const colleague = await api.signIn({ role: 'MD_USER' });
const administrator = await api.signIn({ role: 'COMPANY_ADMIN', companyId });
const manager = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] });
const elsewhere = await api.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [far] });

beforeEach(() => api.asOwner(1, (tx) => tx.run(sql`delete from mail_outbox`)));

/** Mails of a draw, by the user that each went to. */
async function mails(): Promise<Map<number, string>> {
  const rows = await api.asOwner(1, (tx) =>
    tx.rows<{ id: number; text: string }>(sql`
      select u.id, m.body_text as text from mail_outbox m join users u on u.username = m.recipient
      where m.kind = 'NOTIFICATION' and m.subject like 'Random selection completed%'`),
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

it('names pool, period and run, leads to the run who may see it, and names nobody', async () => {
  const pool = await quarterlyPool(api, world, 8, { name: 'Night shift' });

  const run = await draw(api, admin, { testPoolId: pool.id, runDate: summer });

  const sent = await mails();
  expect(sent.has(admin.userId)).toBe(false);
  expect(sent.has(elsewhere.userId)).toBe(false);
  const when = `Period 2 of 4, from 04/01/${year} to 06/30/${year}; run ${run.id} of 04/01/${year}.`;
  const page = `/dashboard/admin-panel/test-pools/${pool.id}/runs/${run.id}`;
  for (const { userId } of [colleague, administrator, manager])
    expect(sent.get(userId)).toContain(when);
  expect(sent.get(colleague.userId)).toContain('of the random test pool Night shift is complete');
  expect(sent.get(colleague.userId)).toContain(page);
  /* Whose company has no random features cannot open the run. */
  expect(sent.get(administrator.userId)).not.toContain(page);
  expect(sent.get(manager.userId)).toContain('People of your location were drawn');
  for (const text of sent.values()) expect(text).not.toMatch(/Robin|Vale|M-\d/);
});

it('goes to nobody who wants no such mail', async () => {
  await api.asOwner(1, (tx) =>
    tx.run(sql`insert into user_settings (user_id, key, value)
      values (${colleague.userId}, 'EMAIL_NOTIFICATION_RUN_COMPLETED', 'false')`),
  );
  const pool = await quarterlyPool(api, world, 8);

  await draw(api, admin, { testPoolId: pool.id, runDate: spring });

  expect((await mails()).has(colleague.userId)).toBe(false);
});

it('of a pool of a consortium goes to companies whose own people were drawn, without a number', async () => {
  const desert = await growPoolWorld(api, 'Desert Lines');
  const lake = await growPoolWorld(api, 'Lake Lines');
  const { id } = await createConsortium(api, admin, {
    name: 'Haulers',
    locations: [near, desert.near, lake.near],
  });
  const pool = await addPool(api, world, ofConsortium(id, { name: 'All lines' }));
  await enable(api, desert.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
  /* Two of the three companies have members, and everybody is drawn. */
  for (const locationId of [near, desert.near])
    for (const lastName of ['Ash', 'Birch'])
      await addMember(api, admin, pool.id, clerk({ firstName: 'Kim', lastName, locationId }));
  const administrators = {
    harbor: administrator,
    desert: await api.signIn({ role: 'COMPANY_ADMIN', companyId: desert.companyId }),
    lake: await api.signIn({ role: 'COMPANY_ADMIN', companyId: lake.companyId }),
  };

  const run = await draw(api, admin, {
    testPoolId: pool.id,
    runDate: spring,
    override: true,
    drugOverride: 4,
    alcoholOverride: 0,
  });

  const sent = await mails();
  expect(sent.has(administrators.lake.userId)).toBe(false);
  for (const who of ['harbor', 'desert'] as const) {
    const text = sent.get(administrators[who].userId);
    expect(text).toContain(
      'People of your company were drawn from the random test pool All lines of the consortium Haulers.',
    );
    expect(text).not.toMatch(/Kim|Ash|Birch|four|\b4 (people|tests)/);
  }
  /* Who may open the own part of the run is led there. */
  const page = `/my-company/consortium-pools/${pool.id}/runs/${run.id}`;
  expect(sent.get(administrators.desert.userId)).toContain(page);
  expect(sent.get(administrators.harbor.userId)).not.toContain(page);
  expect(sent.get(manager.userId)).toContain('People of your location were drawn');
});
