import { describe, expect, it } from 'vitest';
import { BEGUN_LONG_AGO } from '@assay/schema/common/plausible-beginning';
import { useTestApp } from '../../core/testing/test-app.ts';
import { addAccount, mailsTo } from '../session/testing/session-test-kit.ts';
import { staffInput, userInput } from './testing/user-input.ts';
import { held, codeOf, switchFlag, growUserWorld } from './testing/user-world.ts';

const test = await useTestApp();
const summit = await test.addTenant('summit');
const {
  superAdmin,
  staff,
  companyId,
  otherId,
  administrator,
  region,
  area,
  east,
  foreign,
  near,
  create,
  added,
  get,
  put,
  act,
  remove,
  reset,
} = await growUserWorld(test);

describe('a new user', () => {
  it('is invited, and stands in the list with company, role and level', async () => {
    const user = await added({
      username: 'Robin.Vale@Northwind.test',
      ...held('AREA_MANAGER', area),
    });

    expect(user).toMatchObject({
      username: 'robin.vale@northwind.test',
      company: { id: companyId, name: 'Northwind' },
      roleAssignment: {
        role: 'AREA_MANAGER',
        name: 'Area Manager',
        authorizationContextId: area,
        authorizationContextIds: [area],
        authorizationContextNames: ['Coast'],
      },
      dataAccessLevel: 'AREA',
      accountStatus: 'ACTIVE',
      isInvitationPending: true,
    });
    expect(await mailsTo(test, 'robin.vale@northwind.test')).toMatchObject([
      { kind: 'INVITATION' },
    ]);
  });

  it('of a corporate role has the company as context', async () => {
    const { roleAssignment, dataAccessLevel } = await added(held('COMPANY_USER', companyId));

    expect([
      roleAssignment.authorizationContextIds,
      roleAssignment.authorizationContextNames,
    ]).toEqual([[companyId], ['Northwind']]);
    expect(dataAccessLevel).toBe('CORPORATE');
  });

  it('has a name that nobody has, in this TPA or another, and it is not said where', async () => {
    const { email } = await addAccount(test, { tenantId: summit });

    const answer = await create(userInput({ companyId, username: email.toUpperCase() }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      errorCode: 'USER_EMAIL_ALREADY_EXISTS',
      errors: { username: [{ errorCode: 'USER_EMAIL_ALREADY_EXISTS' }] },
    });
    expect(answer.body).not.toMatch(/summit|tenant/i);
  });

  it('takes the own company without being told, and no other', async () => {
    expect(await added({ companyId: null }, administrator)).toMatchObject({ companyId });
    const answer = await create(userInput({ companyId: otherId }), administrator);
    expect(answer.json().errors).toMatchObject({ companyId: [{ errorCode: 'INVALID' }] });
  });

  it.each([
    ['an area for a region manager', () => held('REGION_MANAGER', area)],
    ['a unit of another company', () => held('REGION_MANAGER', foreign)],
    ['a unit that is not there', () => held('ADMINISTRATIVE_UNIT_MANAGER', region, 999)],
    ['a unit for a location manager', () => held('LOCATION_MANAGER', 998)],
    ['no unit', () => held('DISTRICT_MANAGER')],
    ['another company', () => held('COMPANY_ADMIN', otherId)],
    ['an internal role', () => held('MD_USER')],
  ])('is refused with %s', async (_name, roleAssignment) => {
    const answer = await create(userInput({ companyId, ...roleAssignment() }));

    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['roleAssignment']);
  });

  it('is in charge of one place alone without MD125', async () => {
    await switchFlag(test, false);
    const two = await create(userInput({ companyId, ...held('REGION_MANAGER', region, east) }));
    const one = await create(
      userInput({
        companyId,
        roleAssignment: { role: 'REGION_MANAGER', authorizationContextId: east },
      }),
    );
    await switchFlag(test, true);

    expect(two.json().errors.roleAssignment).toMatchObject({
      authorizationContextIds: [{ errorCode: 'TOO_MANY' }],
    });
    expect(one.json().roleAssignment).toMatchObject({ authorizationContextIds: [east] });
  });

  it('stays in charge of several places when MD125 is off by now, and gets no others', async () => {
    const user = await added({ companyId, ...held('REGION_MANAGER', region, east) });
    await switchFlag(test, false);
    const save = (...ids: number[]) => put(user.id, held('REGION_MANAGER', ...ids));
    const same = await save(region, east);
    const fewer = await save(east);
    const others = await save(region, east);
    await switchFlag(test, true);

    expect([same.statusCode, fewer.statusCode, others.statusCode]).toEqual([200, 200, 400]);
  });

  it('of the TPA needs a first day, and somebody who may create one', async () => {
    const withoutDay = await create(staffInput({ startDate: null }));
    expect(withoutDay.json().errors).toMatchObject({ startDate: [{ errorCode: 'BLANK' }] });
    const longAgo = await create(staffInput({ startDate: '1026-01-05' }));
    expect(longAgo.json().errors).toMatchObject({ startDate: [{ message: BEGUN_LONG_AGO }] });
    for (const session of [staff, administrator])
      expect(codeOf(await create(staffInput(), session))).toBe('ACCESS_DENIED');
    expect((await create(staffInput())).json()).toMatchObject({
      type: 'MD',
      startDate: '2026-01-05',
    });
  });
});

describe('nobody gives or touches more than the own role', () => {
  it('an internal user makes nobody a super administrator', async () => {
    const { id } = (await create(staffInput())).json();

    const answer = await put(id, { ...held('SUPER_ADMIN') }, staff);

    expect(answer.json().errors).toMatchObject({
      roleAssignment: { role: [{ errorCode: 'INVALID' }] },
    });
  });

  it.each(['update', 'lock', 'unlock', 'invite', 'remove'])(
    'an internal user does not %s a super administrator',
    async (what) => {
      const { id } = (await create(staffInput(held('SUPER_ADMIN')))).json();

      const answer =
        what === 'update'
          ? await put(id, { lastName: 'Taken' }, staff)
          : what === 'remove'
            ? await remove(id, staff)
            : await act(id, what, staff);

      expect(codeOf(answer)).toBe('ACCESS_DENIED');
      expect(await get(id, staff)).toMatchObject({ isManageAllowed: false });
    },
  );
});

describe('the own account', () => {
  it('keeps its role and data access, and may be edited otherwise', async () => {
    const own = await test.signIn({ role: 'SUPER_ADMIN' });
    const values = { jobTitle: 'Director', startDate: '2020-01-01' };

    expect(codeOf(await put(own.userId, { ...values, ...held('MD_USER') }, own))).toBe(
      'CANNOT_MODIFY_SELF',
    );
    const saved = await put(own.userId, { ...values, roleAssignment: null }, own);
    expect(saved.json()).toMatchObject({ jobTitle: 'Director', isSelf: true });
  });

  it.each(['lock', 'unlock', 'invite'])('is not for %s', async (what) => {
    expect(codeOf(await act(superAdmin.userId, what))).toBe('CANNOT_MODIFY_SELF');
  });

  it('is neither deleted nor reset', async () => {
    const { username } = await get(superAdmin.userId);
    const answers = [
      await remove(superAdmin.userId, superAdmin),
      await reset(username, superAdmin),
    ];

    expect(answers.map(codeOf)).toEqual(['CANNOT_MODIFY_SELF', 'CANNOT_MODIFY_SELF']);
  });

  it('is read by somebody who may read no other', async () => {
    const manager = await test.signIn({ role: 'LOCATION_MANAGER', companyId, contextIds: [near] });
    const { id } = await added(held('LOCATION_MANAGER', near));

    expect(await get(manager.userId, manager)).toMatchObject({ id: manager.userId });
    expect(codeOf(await test.call(`GET /api/users/${id}`, { session: manager }))).toBe(
      'ACCESS_DENIED',
    );
  });
});

describe('the last super administrator', () => {
  /** A TPA with these people, and somebody of tenant 1 who acts in it. */
  const tenantOf = async (name: string, count: number) => {
    const tenantId = await test.addTenant(name);
    const people = await Promise.all(
      Array.from({ length: count }, () => addAccount(test, { role: 'SUPER_ADMIN', tenantId })),
    );
    const guest = await test.signIn({ role: 'SUPER_ADMIN', tenantId, homeTenantId: 1 });
    return { tenantId, guest, people };
  };

  it('is not deleted, locked or given another role, also when the number is that of the caller elsewhere', async () => {
    const { guest, people } = await tenantOf('lonely', 1);
    const id = people[0]?.id ?? 0;
    const own = await get(id, guest);
    const body = { ...own, jobTitle: 'President', startDate: '2020-01-01', ...held('MD_USER') };

    const answers = [
      await remove(id, guest),
      await act(id, 'lock', guest),
      await test.call(`PUT /api/users/${id}`, { session: guest, body }),
    ];

    expect(answers.map(codeOf)).toEqual(Array(3).fill('LAST_SUPER_ADMIN'));
    expect(await get(id, guest)).toEqual(own);
  });

  it('is whoever is left when two remove each other at the same moment', async () => {
    const { tenantId } = await tenantOf('duel', 0);
    const [one, other] = [
      await test.signIn({ role: 'SUPER_ADMIN', tenantId }),
      await test.signIn({ role: 'SUPER_ADMIN', tenantId }),
    ];

    const answers = await Promise.all([remove(other.userId, one), remove(one.userId, other)]);

    /* The second is told that it is the last one left, or that its session is over: as the two meet. */
    const [removed, refused] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
    expect(removed?.statusCode).toBe(204);
    expect(['UNAUTHORIZED', 'LAST_SUPER_ADMIN']).toContain(refused && codeOf(refused));
  });

  it('is nobody while another one can sign in, whom an invitation alone does not make', async () => {
    const { guest, people } = await tenantOf('pair', 1);
    const id = people[0]?.id ?? 0;
    const invited = (await create(staffInput(held('SUPER_ADMIN')), guest)).json();

    expect(codeOf(await remove(id, guest))).toBe('LAST_SUPER_ADMIN');
    expect((await remove(invited.id, guest)).statusCode).toBe(204);
  });
});
