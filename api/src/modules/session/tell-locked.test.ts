import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { tellLockedWorker } from './tell-locked.ts';
import { addAccount, login, mailsTo } from './testing/session-test-kit.ts';

const test = await useTestApp();

/** Does the jobs that look at failed sign-ins, as the worker would; answers how many there were. */
async function lookAtFailures(): Promise<number> {
  const jobs = await test.asOwner(1, (tx) =>
    tx.rows<{ id: string; data: object }>(
      sql`delete from pgboss.job where name = 'session.tell-locked' returning id, data`,
    ),
  );
  const log = pino({ level: 'silent' });
  const tools = { database: test.database, config: test.app.config, log };
  for (const { id, data } of jobs)
    await tellLockedWorker.work({ ...tools, id, data, attempt: 1, isLast: false });
  return jobs.length;
}

const failAt = async (email: string, times: number): Promise<void> => {
  for (let attempt = 0; attempt < times; attempt += 1) await login(test, email, 'Wrong-one-1');
  await lookAtFailures();
};
const lockMails = async (email: string) =>
  (await mailsTo(test, email)).filter(({ kind }) => kind === 'ACCOUNT_LOCKED');

it('mails the locked person who can unlock, once a day at most', async () => {
  const { email, id } = await addAccount(test);

  await failAt(email, 4);
  expect(await lockMails(email)).toEqual([]);
  await failAt(email, 3);
  const [mail, ...others] = await lockMails(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your account is locked/);
  expect(mail?.body_text).toMatch(/An administrator of .+ can unlock it/);
  expect(mail?.body_text).not.toContain('http');

  await test.asOwner(1, (tx) =>
    tx.run(
      sql`update credentials set lock_mailed_at = now() - interval '25 hours' where user_id = ${id}`,
    ),
  );
  await failAt(email, 1);
  expect(await lockMails(email)).toHaveLength(2);
});

it('tells a user of a company that its administrators can', async () => {
  const companyId = await test.addCompany('Harbor Freight');
  const { email } = await addAccount(test, { role: 'COMPANY_USER', companyId, status: 'LOCKED' });

  await failAt(email, 1);

  expect((await lockMails(email))[0]?.body_text).toContain('An administrator of your company');
});

it('takes a job for a name that nobody has as well, which mails nobody', async () => {
  await login(test, 'nobody@assay.test', 'Wrong-one-1');

  expect(await lookAtFailures()).toBe(1);
  expect(await mailsTo(test, 'nobody@assay.test')).toEqual([]);
});
