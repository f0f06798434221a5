import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addMember, addPool, clerk, driver } from './testing/member-calls.ts';
import { enable, growPoolWorld, regulated } from './testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const clerks = await addPool(api, world);
const drivers = await addPool(api, world, { ...regulated, isTestPoolForCompany: true });

const send = (line: string, body?: unknown, session: TestSession = world.admin) =>
  api.call(line, { session, ...(body === undefined ? {} : { body }) });
const specific = (id: number, rest = '') => `/api/testpoolmembers/specific/${id}${rest}`;
const add = (pool: TestPool, body: object) => addMember(api, world.admin, pool.id, body);
const atNear = () => driver({ locationId: world.near });
const errorsOf = async (pool: TestPool, body: object) => {
  const answer = await send(`POST ${specific(pool.id)}`, body);
  const errors: Record<string, { errorCode: string }[]> = answer.json().errors;
  return Object.fromEntries(
    Object.entries(errors).map(([field, [first]]) => [field, first?.errorCode]),
  );
};
const activeOf = async (pool: TestPool): Promise<number> =>
  (await send(`GET /api/testpools/${pool.id}`)).json().activeMemberCount;

describe('adding a member', () => {
  it('of an unregulated pool keeps only what such a pool has', async () => {
    const member = await add(clerks, { ...driver(), ...clerk({ idNumber: 'E-only' }) });

    expect(member).toMatchObject({
      idNumber: 'E-only',
      ssn: null,
      cdlNumber: null,
      state: null,
      dateOfBirth: null,
      employeeCategory: null,
      locationId: world.near,
      deleted: false,
      deletedAt: null,
    });
  });

  it('of a regulated pool answers the SSN masked', async () => {
    expect(await add(drivers, atNear())).toMatchObject({
      ssn: expect.stringMatching(/^\*\*\*-\*\*-\d{4}$/),
      employeeCategoryName: 'Driver',
      idNumber: null,
      location: { id: world.near, name: 'Near' },
    });
  });

  it('counts in the pool', async () => {
    const before = await activeOf(clerks);
    await add(clerks, clerk());

    expect(await activeOf(clerks)).toBe(before + 1);
  });

  it.each([
    ['no name', { firstName: ' ', lastName: '' }, { firstName: 'BLANK', lastName: 'BLANK' }],
    ['no number', { idNumber: null }, { idNumber: 'BLANK' }],
  ])('of an unregulated pool with %s is refused', async (_what, more, expected) => {
    expect(await errorsOf(clerks, clerk(more))).toEqual(expected);
  });

  it('of a regulated pool without what it asks for is refused', async () => {
    expect(await errorsOf(drivers, { firstName: 'Dana', lastName: 'Reed' })).toEqual({
      cdlNumber: 'BLANK',
      state: 'BLANK',
      dateOfBirth: 'BLANK',
      observationRequired: 'BLANK',
      employeeCategory: 'BLANK',
      locationId: 'BLANK',
    });
  });

  it.each([
    ['a birthday to come', { dateOfBirth: '2999-01-01' }, { dateOfBirth: 'INVALID' }],
    ['an SSN of eight digits', { ssn: '900-70-345' }, { ssn: 'INVALID' }],
    ['a masked SSN', { ssn: '***-**-3456' }, { ssn: 'INVALID' }],
    ['no state of the union', { state: 'XX' }, { state: 'INVALID_STATE' }],
    ['a category of another agency', { employeeCategory: 2 }, { employeeCategory: 'INVALID' }],
    ['an unknown location', { locationId: 999 }, { locationId: 'INVALID' }],
  ])('of a regulated pool with %s is refused', async (_what, more, expected) => {
    expect(await errorsOf(drivers, { ...atNear(), ...more })).toEqual(expected);
  });

  it('without SSN and other number is fine', async () => {
    const alone = { ...atNear(), lastName: 'Alone', ssn: null };
    expect(await add(drivers, alone)).toMatchObject({ ssn: null });
  });

  it('whose number is in the pool is refused, in any spelling', async () => {
    await add(clerks, clerk({ idNumber: 'Twin-1' }));
    await add(drivers, { ...atNear(), cdlNumber: 'TW 100-1' });

    expect(await errorsOf(clerks, clerk({ idNumber: 'TWIN-1' }))).toEqual({
      idNumber: 'DUPLICATE_VALUE',
    });
    expect(await errorsOf(drivers, { ...atNear(), cdlNumber: 'tw1001' })).toEqual({
      cdlNumber: 'DUPLICATE_VALUE',
    });
    await add(drivers, { ...atNear(), cdlNumber: 'tw1001', state: 'OK' });
  });

  it('twice with one key adds one', async () => {
    const headers = { 'idempotency-key': 'hr-7' };
    const body = clerk();
    const call = () =>
      api.call(`POST ${specific(clerks.id)}`, { session: world.admin, body, headers });

    const [first, second] = [await call(), await call()];

    expect(second.json()).toEqual(first.json());
  });
});

describe('somebody who is in the pool under another license', () => {
  const taken = async (body: object) => {
    const answer = await send(`POST ${specific(drivers.id)}`, body);
    return [answer.statusCode, answer.json().errors];
  };
  const ssn = { field: 'ssn', text: 'A member with this SSN is in the Test Pool already.' };
  const person = {
    field: 'dateOfBirth',
    text: 'A member with this name and date of birth is in the Test Pool already. If this is another person, enter the SSN of both.',
  };
  const refused = ({ field, text }: typeof ssn) => [
    409,
    { [field]: [{ errorCode: 'DUPLICATE_VALUE', message: text, params: {} }] },
  ];
  const kim = (more: object = {}) => ({
    ...atNear(),
    firstName: 'Kim',
    lastName: "O'Neil-Day",
    ...more,
  });

  it('is refused by the SSN, and by name and date of birth unless the SSNs differ', async () => {
    await add(drivers, kim({ ssn: '123-45-6789' }));

    expect(await taken({ ...atNear(), ssn: '123456789' })).toEqual(refused(ssn));
    expect(await taken(kim({ ssn: null, lastName: 'ONEIL DAY' }))).toEqual(refused(person));
    await add(drivers, kim());
    await add(drivers, kim({ ssn: null, dateOfBirth: '1980-01-03' }));
  });

  it('is not brought about by a change, nor by taking somebody back', async () => {
    const gone = await add(drivers, kim({ firstName: 'Lou', ssn: null }));
    await send(`POST ${specific(gone.id, '/delete')}`);
    const body = kim({ firstName: 'Louis', ssn: null });
    const { id } = await add(drivers, body);

    expect(
      (await send(`PUT ${specific(id)}`, { ...body, lastName: 'Ng', version: 1 })).statusCode,
    ).toBe(200);
    const changed = await send(`PUT ${specific(id)}`, { ...body, firstName: 'Lou', version: 2 });
    expect(changed.statusCode).toBe(200);
    const back = await send(`POST ${specific(gone.id, '/undoDelete')}`);
    expect([back.statusCode, back.json().errors]).toEqual(refused(person));
  });

  it('may be so in another pool', async () => {
    const other = await addPool(api, world, { ...regulated, isTestPoolForCompany: true });
    await add(drivers, kim({ firstName: 'Max', ssn: null }));

    await add(other, kim({ firstName: 'Max', ssn: null }));
  });
});

describe('an SSN', () => {
  it('is answered in full to who manages members, one record at a time', async () => {
    const { id } = await add(drivers, { ...atNear(), ssn: '900-71-3456' });

    expect((await send(`GET ${specific(id)}`)).json().ssn).toBe('900713456');
  });

  it('is masked for who only looks', async () => {
    const { id } = await add(drivers, { ...atNear(), ssn: '900-72-3456' });
    await enable(api, world.companyId, 'ENABLE_RANDOM_SELECTION_FOR_ADMIN');
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });

    expect((await send(`GET ${specific(id)}`, undefined, session)).json().ssn).toBe('***-**-3456');
  });

  it('is nowhere in the database as it was entered', async () => {
    await api.call(`POST ${specific(drivers.id)}`, {
      session: world.admin,
      body: { ...atNear(), ssn: '987654321' },
      headers: { 'idempotency-key': 'secret-1' },
    });

    const tables = ['test_pool_members', 'audit_log', 'idempotency_keys'];
    for (const table of tables) {
      const found = await api.asOwner(1, (tx) =>
        tx.rows(
          sql`select 1 from ${sql.identifier(table)} t where t::text like '%987654321%' or t::text like '%987-65-4321%'`,
        ),
      );
      expect([table, found]).toEqual([table, []]);
    }
  });

  it('does not open in another row', async () => {
    const [one, two] = [
      await add(drivers, { ...atNear(), ssn: '911701111' }),
      await add(drivers, atNear()),
    ];
    await api.asOwner(1, (tx) =>
      tx.run(sql`update test_pool_members t set ssn_sealed = o.ssn_sealed from test_pool_members o
        where t.id = ${two.id} and o.id = ${one.id}`),
    );

    expect((await send(`GET ${specific(two.id)}`)).statusCode).toBe(500);
  });
});

describe('changing a member', () => {
  it('replaces the fields', async () => {
    const { id } = await add(drivers, atNear());

    const answer = await send(`PUT ${specific(id)}`, {
      ...driver({ locationId: world.far, ssn: '922-70-2222', lastName: 'Moss' }),
      version: 1,
    });

    expect(answer.json()).toMatchObject({
      lastName: 'Moss',
      ssn: '***-**-2222',
      location: { name: 'Far' },
      version: 2,
    });
  });
});

describe('removing and taking back', () => {
  it('keeps the record and says when', async () => {
    const { id } = await add(clerks, clerk());
    const before = await activeOf(clerks);

    const removed = (await send(`POST ${specific(id, '/delete')}`)).json();

    expect(removed).toMatchObject({ deleted: true, deletedAt: { date: expect.any(String) } });
    expect(removed.memberStatusAdjustedAt).toBe(removed.deletedAt.date);
    expect(await activeOf(clerks)).toBe(before - 1);
  });

  it('twice is once', async () => {
    const { id } = await add(clerks, clerk());
    const first = (await send(`POST ${specific(id, '/delete')}`)).json();

    expect((await send(`POST ${specific(id, '/delete')}`)).json()).toEqual(first);
  });

  it('takes a member back', async () => {
    const { id } = await add(clerks, clerk());
    await send(`POST ${specific(id, '/delete')}`);

    expect((await send(`POST ${specific(id, '/undoDelete')}`)).json()).toMatchObject({
      deleted: false,
      deletedAt: null,
    });
  });

  it('does not take back whose number somebody else has now', async () => {
    const { id, idNumber } = await add(clerks, clerk());
    await send(`POST ${specific(id, '/delete')}`);
    await add(clerks, clerk({ idNumber }));

    expect((await send(`POST ${specific(id, '/undoDelete')}`)).json()).toMatchObject({
      errorCode: 'DUPLICATE_VALUE',
      errors: { idNumber: [{ message: 'A member with this number is in the Test Pool already.' }] },
    });
  });
});

describe('a pool that cannot change', () => {
  it('refuses every change of its members', async () => {
    const pool = await addPool(api, world);
    const { id } = await add(pool, clerk());
    await send(`POST /api/testpools/${pool.id}/deactivate`);

    const answers = [
      await send(`POST ${specific(pool.id)}`, clerk()),
      await send(`PUT ${specific(id)}`, { ...clerk(), version: 1 }),
      await send(`POST ${specific(id, '/delete')}`),
      await send(`POST ${specific(id, '/undoDelete')}`),
    ];

    expect(answers.map((each) => each.json().errorCode)).toEqual(
      answers.map(() => 'TEST_POOL_NOT_EDITABLE'),
    );
  });

  it('keeps whose it is once it has members', async () => {
    const pool = await addPool(api, world);
    const { id } = await add(pool, clerk());
    await send(`POST ${specific(id, '/delete')}`);
    const change = async (input: object) =>
      (await send(`PATCH /api/testpools/${pool.id}`, input)).json().errors;
    const stays = [{ message: 'This cannot be changed once the Test Pool has members.' }];

    expect(await change({ locationId: world.far })).toMatchObject({ locationId: stays });
    // The location goes with the switch, which is what a form still shows.
    expect(await change({ isTestPoolForCompany: true, locationId: null })).toMatchObject({
      isTestPoolForCompany: stays,
    });
  });
});

describe('who changes members', () => {
  const company = async () => {
    const other = await growPoolWorld(api, `Company ${Math.random()}`);
    const pool = await addPool(api, other);
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: other.companyId });
    return { other, pool, session };
  };

  it('is an administrator of a company that manages its members', async () => {
    const { other, pool, session } = await company();

    expect((await send(`POST ${specific(pool.id)}`, clerk(), session)).statusCode).toBe(403);
    await enable(api, other.companyId, 'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT');
    expect((await send(`POST ${specific(pool.id)}`, clerk(), session)).statusCode).toBe(201);
    expect((await send(`GET /api/testpoolmembers/${pool.id}`, undefined, session)).json()).toEqual(
      expect.objectContaining({ total: 1 }),
    );
  });
});
