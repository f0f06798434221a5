import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { mailReports } from './mail-reports.worker.ts';
import { nextSending, schedulesOf } from './report-schedule.ts';
import { savedReportInput, saveReport } from './testing/save-report.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const owner = await api.signIn({ role: 'MD_USER' });
const colleague = await api.signIn({ role: 'MD_USER' });
const client = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });
const manager = await api.signIn({
  role: 'LOCATION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.near],
});
const stranger = await api.signIn({
  role: 'COMPANY_ADMIN',
  companyId: await api.addCompany('Elsewhere'),
});
const { companyId } = world;

const save = (more: object) =>
  api.call('POST /api/savedreports', { session: owner, body: savedReportInput(companyId, more) });

describe('a saved report', () => {
  it('is its owner’s alone', async () => {
    const id = await saveReport(api, owner, companyId);

    expect((await api.call(`GET /api/savedreports/${id}`, { session: owner })).statusCode).toBe(
      200,
    );
    for (const session of [colleague, client])
      expect((await api.call(`GET /api/savedreports/${id}`, { session })).statusCode).toBe(404);
    expect((await api.call('GET /api/savedreports', { session: colleague })).json().total).toBe(0);
  });

  it('keeps no id of a donor', async () => {
    const answer = await save({
      reportType: 'donorhistory',
      criteria: { company: companyId, period: 'THIS_YEAR', primaryId: '900123456' },
    });

    expect(answer.statusCode).toBe(201);
    expect(answer.body).not.toContain('900123456');
  });

  it('is mailed to nobody who may not open it', async () => {
    for (const { userId } of [manager, stranger])
      expect((await save({ recipientIds: [userId] })).json().errors).toHaveProperty('recipientIds');
    expect((await save({ recipientIds: [colleague.userId, client.userId] })).statusCode).toBe(201);
  });

  it('is offered to those alone who may open it', async () => {
    const revoked = await api.signIn({ role: 'MD_USER' });
    await api.asOwner(1, (tx) =>
      tx.run(sql`
        insert into permission_grants (tenant_id, user_id, permission, is_granted, reason, changed_by)
        values (1, ${revoked.userId}, 'VIEW_REPORTS', false, 'For a test', 'Test')`),
    );
    const found = async (operator: string): Promise<number[]> => {
      const path = `/api/users?reportsOf[${operator}]=${companyId}&limit=100`;
      const { results } = (await api.call(`GET ${path}`, { session: owner })).json();
      return results.map(({ id }: { id: number }) => id);
    };
    const [readers, others] = [await found('EQ'), await found('NEQ')];

    expect(readers).toEqual(
      expect.arrayContaining([owner, colleague, client].map((each) => each.userId)),
    );
    expect(others).toEqual(
      expect.arrayContaining([manager, stranger, revoked].map((each) => each.userId)),
    );
    expect(readers.filter((id) => others.includes(id))).toEqual([]);
  });

  it('is checked like one that is opened', async () => {
    const answer = await save({ criteria: { company: companyId } });

    expect(Object.keys(answer.json().errors.criteria)).toEqual(['dateFrom', 'dateTo', 'years']);
  });
});

describe('the schedule', () => {
  it.each([
    ['2026-06-01', ['WEEKLY', 'MONTHLY']],
    ['2026-07-01', ['MONTHLY', 'QUARTERLY']],
    ['2026-06-03', []],
  ])('of %s is %j', (day, schedules) => {
    expect(schedulesOf(day)).toEqual(schedules);
  });

  it.each([
    ['WEEKLY', '2026-06-01T11:59:00Z', null, '2026-06-01'],
    ['WEEKLY', '2026-06-01T11:59:00Z', '2026-06-01', '2026-06-08'],
    ['WEEKLY', '2026-06-01T12:00:00Z', null, '2026-06-08'],
    ['MONTHLY', '2026-06-02T00:00:00Z', null, '2026-07-01'],
    ['QUARTERLY', '2026-07-01T12:00:00Z', '2026-07-01', '2026-10-01'],
    ['NONE', '2026-06-01T00:00:00Z', null, null],
  ] as const)('%s is mailed next, at %s and last on %s, on %s', (schedule, now, on, next) => {
    expect(nextSending(schedule, { recipients: 1, on }, new Date(now))).toBe(next);
    expect(nextSending(schedule, { recipients: 0, on }, new Date(now))).toBeNull();
  });

  it('is for somebody', async () => {
    const body = {
      name: 'For nobody',
      reportType: 'monthlyvolume',
      criteria: { company: companyId, period: 'LAST_12_MONTHS' },
      schedule: 'WEEKLY',
    };

    const answer = await api.call('POST /api/savedreports', { session: owner, body });

    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      { recipientIds: [{ errorCode: 'AT_LEAST_ONE', message: 'Choose who is mailed the link.' }] },
    ]);
  });

  it('is told with the report', async () => {
    const id = await saveReport(api, owner, companyId, {
      schedule: 'WEEKLY',
      recipientIds: [colleague.userId],
    });
    const { nextSendingOn } = (
      await api.call(`GET /api/savedreports/${id}`, { session: owner })
    ).json();

    expect(schedulesOf(nextSendingOn)).toContain('WEEKLY');
  });

  it('ends with the right of who made it, whom nobody else could stop', async () => {
    const leaver = await api.signIn({ role: 'MD_USER' });
    await saveReport(api, leaver, companyId, {
      name: 'Left behind',
      schedule: 'WEEKLY',
      recipientIds: [colleague.userId],
    });
    const tools = { database: api.database, config: api.app.config };
    const mailed = () =>
      api.asOwner(1, (tx) =>
        tx.rows(
          sql`select 1 from mail_outbox where tenant_id = 1 and subject like 'Report: Left behind%'`,
        ),
      );
    await mailReports(tools, new Date('2026-05-18T12:00:00Z'));
    expect(await mailed()).toHaveLength(1);
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update users set account_status = 'LOCKED' where tenant_id = 1 and id = ${leaver.userId}`,
      ),
    );

    await mailReports(tools, new Date('2026-05-25T12:00:00Z'));
    expect(await mailed()).toHaveLength(1);
  });

  it('mails the link once a day, without a figure, to those who may still open it', async () => {
    await saveReport(api, owner, companyId, {
      name: 'Gulf sites',
      schedule: 'WEEKLY',
      recipientIds: [colleague.userId, client.userId],
    });
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`update users set account_status = 'LOCKED' where tenant_id = 1 and id = ${client.userId}`,
      ),
    );
    const tools = { database: api.database, config: api.app.config };

    await mailReports(tools, new Date('2026-06-08T12:00:00Z'));
    await mailReports(tools, new Date('2026-06-08T12:05:00Z'));

    const mails = await api.asOwner(1, (tx) =>
      tx.rows<{ body_text: string }>(
        sql`select body_text from mail_outbox where tenant_id = 1 and subject like 'Report: Gulf sites%'`,
      ),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain(
      `/dashboard/reports/positiverate/show?period=LAST_QUARTER&company=${companyId}`,
    );
    expect(mails[0]?.body_text).not.toMatch(/\d%/);
  });

  it('that is stopped before its end has mailed nothing, and the next one mails all of it once', async () => {
    for (const name of ['Stopped one', 'Stopped two'])
      await saveReport(api, owner, companyId, {
        name,
        schedule: 'WEEKLY',
        recipientIds: [colleague.userId],
      });
    const tools = { database: api.database, config: api.app.config };
    const mailed = async (): Promise<number> =>
      (
        await api.asOwner(1, (tx) =>
          tx.rows(
            sql`select 1 from mail_outbox where tenant_id = 1 and subject like 'Report: Stopped%'`,
          ),
        )
      ).length;
    await api.asOwner(1, (tx) =>
      tx.run(
        sql`alter table mail_outbox add constraint stopped check (subject not like 'Report: Stopped two%') not valid`,
      ),
    );

    await expect(mailReports(tools, new Date('2026-06-15T12:00:00Z'))).rejects.toThrow();
    expect(await mailed()).toBe(0);

    await api.asOwner(1, (tx) => tx.run(sql`alter table mail_outbox drop constraint stopped`));
    await mailReports(tools, new Date('2026-06-15T12:10:00Z'));
    await mailReports(tools, new Date('2026-06-15T12:20:00Z'));
    expect(await mailed()).toBe(2);
  });
});
