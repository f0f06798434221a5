import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { multipart } from '../../core/storage/testing/multipart.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growUserWorld, switchFlag } from './testing/user-world.ts';

const api = await useTestApp();
const world = await growUserWorld(api);
const { superAdmin, staff, administrator, companyId, otherId, near, far } = world;

const HEAD =
  'Email,First Name,Last Name,Job Title,Role,Company,Data Access,Start Date,Street Address 1,Zip';
const send = (lines: readonly string[], session: TestSession = superAdmin, query = '') => {
  const content = Buffer.from(`${HEAD}\n${lines.join('\n')}\n`);
  const form = multipart([{ field: 'csv', name: 'users.csv', content }]);
  return api.app.inject({
    method: 'POST',
    url: `/api/users/createFromCSV${query}`,
    headers: { ...form.headers, authorization: `Bearer ${session.token}` },
    payload: form.payload,
  });
};
const faults = async (lines: readonly string[], session?: TestSession) => {
  const answer = await send(lines, session);
  expect(answer.statusCode, answer.body).toBe(400);
  const { rows } = answer.json<{
    errors: {
      rows: { row: number; columns: Record<string, { errorCode: string; message: string }[]> }[];
    };
  }>().errors;
  return rows.map(({ row, columns }) => [
    row,
    ...Object.entries(columns).map(([column, [error]]) => `${column} ${error?.errorCode}`),
  ]);
};
const userOf = async (email: string) => {
  const answer = await api.call(`GET /api/users?q=${encodeURIComponent(email)}`, {
    session: superAdmin,
  });
  return answer.json<{ results: { id: number }[] }>().results[0];
};
const invitations = () =>
  api.asOwner(1, async (tx) => {
    const { mails } = (await tx.row<{ mails: number }>(
      sql`select count(*)::integer as mails from mail_outbox where kind = 'INVITATION'`,
    )) ?? { mails: 0 };
    return mails;
  });

describe('a file of users', () => {
  it('creates staff and client users with their places, and mails each an invitation', async () => {
    await switchFlag(api, true);
    const before = await invitations();
    const { locationId } = (
      await api.call(`GET /api/locations/${near}`, { session: superAdmin })
    ).json<{ locationId: string }>();
    const lines = [
      'Ana@staff.test,Ana,Ruiz,Clerk,Admin User,,,1/2/2026,,',
      'lee@client.test,Lee,"O\'Neil, Jr.",Boss,COMPANY_ADMIN,northwind,,,,',
      `mia@client.test,Mia,Hart,Manager,Location Manager,${companyId},${locationId}; yard,,,`,
      'ray@client.test,Ray,Fox,Manager,Area Manager,Northwind,west>coast,,,',
    ];

    const answer = await send(lines);

    expect(answer.json()).toEqual({ created: 4 });
    expect((await invitations()) - before).toBe(4);
    expect(await userOf('ana@staff.test')).toMatchObject({
      type: 'MD',
      startDate: '2026-01-02',
      isInvitationPending: true,
    });
    expect(await userOf('mia@client.test')).toMatchObject({
      company: { id: companyId },
      roleAssignment: { role: 'LOCATION_MANAGER', authorizationContextIds: [near, far] },
    });
    expect(await userOf('ray@client.test')).toMatchObject({
      roleAssignment: { role: 'AREA_MANAGER', authorizationContextNames: ['Coast'] },
    });
    expect(await faults(lines)).toEqual(
      [2, 3, 4, 5].map((row) => [row, 'Email USER_EMAIL_ALREADY_EXISTS']),
    );
    const { id } = (await userOf('ray@client.test')) ?? {};
    const history = await api.call(`GET /api/history?entity[EQ]=user&entityId[EQ]=${id}`, {
      session: superAdmin,
    });
    expect(history.json().results[0]).toMatchObject({ action: 'user.created', companyId });
    expect(history.body).toContain('Coast');
  });

  it('is refused by cell, as a whole, and invites nobody', async () => {
    await switchFlag(api, false);
    const before = await invitations();

    const found = await faults([
      'good@client.test,Good,Person,Clerk,Corporate User,Northwind,,,,',
      'GOOD@client.test,Good,Again,Clerk,Corporate User,Northwind,,,,',
      'a@client.test,A,A,Clerk,Emperor,Northwind,,,,',
      'b@client.test,B,B,Clerk,Corporate User,,West,1/1/2026,1 Main,',
      'c@client.test,C,C,Clerk,Region Manager,Northwind,North,,,',
      'd@client.test,D,D,Clerk,Location Manager,Northwind,Pier;Yard,,,',
      'e@client.test,E,E,Clerk,District Manager,Northwind,,,,',
      'f@client.test,F,F,Clerk,Corporate User,Nowhere Inc,,,,',
      'g@staff.test,G,G,Clerk,Admin User,Northwind,,,,78701',
    ]);

    expect(found).toEqual([
      [3, 'Email USER_EMAIL_ALREADY_EXISTS'],
      [4, 'Role INVALID'],
      [
        5,
        'Company BLANK',
        'Data Access INVALID',
        'Start Date INVALID',
        'Zip BLANK',
        'City BLANK',
        'State BLANK',
      ],
      [6, 'Data Access INVALID'],
      [7, 'Data Access TOO_MANY'],
      [8, 'Data Access BLANK'],
      [9, 'Company INVALID'],
      [
        10,
        'Company INVALID',
        'Start Date BLANK',
        'Street Address 1 BLANK',
        'City BLANK',
        'State BLANK',
      ],
    ]);
    expect(await invitations()).toBe(before);
    expect(await userOf('good@client.test')).toBeUndefined();
  });

  it('gives no wider role than the sender has, and no company but the own one', async () => {
    const row = (role: string, company = '') => `x@client.test,X,Y,Clerk,${role},${company},,,,`;

    expect(await faults([row('Super Admin')], staff)).toEqual([[2, 'Role INVALID']]);
    expect(await faults([row('Admin User')], administrator)).toEqual([[2, 'Role INVALID']]);
    expect(await faults([row('Corporate User', 'Contoso')], administrator)).toEqual([
      [2, 'Company INVALID'],
    ]);
    expect(await faults([row('Corporate User', String(otherId))], administrator)).toEqual([
      [2, 'Company INVALID'],
    ]);
    const reader = await api.signIn({ role: 'COMPANY_USER', companyId });
    expect((await send([row('Corporate User')], reader)).statusCode).toBe(403);
    expect((await send([row('Corporate User')], administrator)).json()).toEqual({ created: 1 });
  });

  it('names an address of another TPA as taken, in the same words', async () => {
    const elsewhere = await api.addTenant('summit');
    await api.asOwner(elsewhere, (tx) =>
      tx.run(sql`insert into users (tenant_id, username, first_name, last_name, type, role)
        values (${elsewhere}, 'away@other.test', 'A', 'Way', 'MD', 'MD_USER')`),
    );
    const here = 'ana@staff.test,A,B,C,Corporate User,Northwind,,,,';
    const away = 'AWAY@other.test,A,B,C,Corporate User,Northwind,,,,';

    const answer = await send([here, away], superAdmin, '?dryRun=true');

    const { errors, created } = answer.json<{
      created: number;
      errors: { errorCode: string; message: string }[];
    }>();
    expect(created).toBe(0);
    expect(errors.map(({ errorCode }) => errorCode)).toEqual(
      Array.from({ length: 2 }, () => 'USER_EMAIL_ALREADY_EXISTS'),
    );
    expect(errors[0]?.message).toBe(errors[1]?.message);
  });

  it('has an example that can be imported', async () => {
    const answer = await api.call('GET /api/users/createFromCSV/example', { session: superAdmin });
    const form = multipart([
      { field: 'csv', name: 'users.csv', content: Buffer.from(answer.body) },
    ]);

    const sent = await api.app.inject({
      method: 'POST',
      url: '/api/users/createFromCSV',
      headers: { ...form.headers, authorization: `Bearer ${superAdmin.token}` },
      payload: form.payload,
    });

    expect(sent.json()).toEqual({ created: 1 });
  });
});
