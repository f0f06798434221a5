import { sql } from 'drizzle-orm';
import { addDays } from '@assay/draw/periods';
import { describe, expect, it } from 'vitest';
import { usDay } from '@assay/schema/core/us-day';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { draw as drawOn } from '../selection-runs/testing/run-calls.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growPoolWorld, poolInput, regulated } from './testing/pool-world.ts';

const year = new Date().getUTCFullYear();
let names = 0;

const api = await useTestApp();
const world = await growPoolWorld(api);

const fresh = (more: object = {}) => poolInput(world, { name: `Pool ${(names += 1)}`, ...more });
const send = (line: string, body?: unknown, session: TestSession = world.admin) =>
  api.call(line, { session, ...(body === undefined ? {} : { body }) });
const create = async (more: object = {}): Promise<TestPool> => {
  const answer = await send('POST /api/testpools', fresh(more));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const codesOf = (answer: { json(): { errors: Record<string, { errorCode: string }[]> } }) =>
  Object.fromEntries(
    Object.entries(answer.json().errors).map(([field, [first]]) => [field, first?.errorCode]),
  );
const textsOf = (answer: { json(): { errors: Record<string, { message: string }[]> } }) =>
  Object.fromEntries(
    Object.entries(answer.json().errors).map(([field, [first]]) => [field, first?.message]),
  );
const age = (id: number) =>
  api.asOwner(1, (tx) =>
    tx.run(sql`update test_pools set program_start_date = program_start_date - interval '2 years',
      program_end_date = program_end_date - interval '2 years' where id = ${id}`),
  );

describe('creating an unregulated pool', () => {
  it('keeps percentages as they were entered', async () => {
    const { id } = await create({ drugPercentage: 33.33, oversampling: 0.07 });

    expect((await send(`GET /api/testpools/${id}`)).json()).toMatchObject({
      drugPercentage: 33.33,
      oversampling: 0.07,
      status: 'ACTIVE',
      companyName: 'Harbor Freight',
      locationName: 'Near',
      testingAgencyId: null,
      labAccounts: [],
      testPanels: [],
      version: 1,
    });
  });

  it('with fixed targets keeps the numbers and no percentages', async () => {
    const pool = await create({
      targetType: 'fixed',
      drugIntervalNumber: 4,
      alcoholIntervalNumber: 1,
    });

    expect(pool).toMatchObject({
      drugPercentage: null,
      alcoholPercentage: null,
      drugIntervalNumber: 4,
      alcoholIntervalNumber: 1,
    });
  });

  it('that spans locations has none of its own', async () => {
    expect(await create({ isTestPoolForCompany: true })).toMatchObject({
      locationId: null,
      locationName: null,
    });
  });

  it('is drawn from next in the period that runs: those before were not run here', async () => {
    const month = new Date().getUTCMonth();
    const first = String(month - (month % 3) + 1).padStart(2, '0');

    expect((await create()).nextRunDate).toBe(`${year}-${first}-01`);
  });

  it.each([
    ['no company', { companyId: null }, { companyId: 'BLANK' }],
    ['no location', { locationId: null }, { locationId: 'BLANK' }],
    ['no target type', { targetType: null }, { targetType: 'BLANK' }],
    ['no drug target', { drugPercentage: null }, { drugPercentage: 'BLANK' }],
    [
      'fixed targets without numbers',
      { targetType: 'fixed' },
      { drugIntervalNumber: 'BLANK', alcoholIntervalNumber: 'BLANK' },
    ],
    ['no end', { programEndDate: null }, { programEndDate: 'BLANK' }],
    ['an end before the start', { programEndDate: '2020-01-01' }, { programEndDate: 'INVALID' }],
    [
      'a program of more than a year',
      { programEndDate: `${year + 1}-01-01` },
      { programEndDate: 'INVALID' },
    ],
    ['no order type', { testOrderType: null }, { testOrderType: 'BLANK' }],
    [
      'alternates without their number',
      { shouldGenerateAlternates: true },
      { alternatesAmount: 'BLANK' },
    ],
    ['a consortium', { consortiumId: 1 }, { consortiumId: 'INVALID' }],
    ['three decimals', { drugPercentage: 33.333 }, { drugPercentage: 'INVALID' }],
    ['more than everybody', { alcoholPercentage: 100.01 }, { alcoholPercentage: 'INVALID' }],
    ['a number as text', { oversampling: '5' }, { oversampling: 'INVALID' }],
    ['an unknown company', { companyId: 999 }, { companyId: 'INVALID' }],
    ['an unknown location', { locationId: 999 }, { locationId: 'INVALID' }],
    ['a long name', { name: 'x'.repeat(61) }, { name: 'TOO_LONG' }],
    ['long comments', { comments: 'x'.repeat(256) }, { comments: 'TOO_LONG' }],
  ])('with %s is refused', async (_what, more, expected) => {
    const answer = await send('POST /api/testpools', fresh(more));

    expect(answer.statusCode).toBe(400);
    expect(codesOf(answer)).toEqual(expected);
  });

  it('that starts on 29 February may last until 28 February, and is refused as over, not as too long', async () => {
    const days = { programStartDate: '2024-02-29', programEndDate: '2025-02-28' };

    const answer = await send('POST /api/testpools', fresh(days));

    expect(textsOf(answer)).toEqual({
      programEndDate: 'This program would be over already. Enter today or a later day.',
    });
  });

  it('refuses a name that the company has already, in any case', async () => {
    const { name } = await create();

    const answer = await send('POST /api/testpools', fresh({ name: name.toUpperCase() }));

    expect(answer.statusCode).toBe(409);
    expect(answer.json().errorCode).toBe('NAME_ALREADY_EXISTS');
  });
});

describe('creating a regulated pool', () => {
  it('takes targets and end from the regulator, whatever was sent', async () => {
    const pool = await create({
      ...regulated,
      testingAgencyId: 5,
      targetType: 'fixed',
      drugPercentage: 1,
      drugIntervalNumber: 3,
      programStartDate: `${year}-03-01`,
      programEndDate: `${year}-06-30`,
    });

    expect(pool).toMatchObject({
      targetType: 'percentage',
      drugPercentage: 50,
      alcoholPercentage: 10,
      drugIntervalNumber: null,
      programEndDate: `${year}-12-31`,
      testingAgencyName: 'FRA Mechanical',
    });
  });

  it.each([
    ['no regulator', { testingAgencyId: null }, { testingAgencyId: 'BLANK' }],
    ['an agency that regulates no pools', { testingAgencyId: 9 }, { testingAgencyId: 'INVALID' }],
    ['instant tests', { testOrderType: 'INSTANT' }, { testOrderType: 'INVALID' }],
    [
      'a start after this year',
      { programStartDate: `${year + 1}-01-01` },
      { programStartDate: 'INVALID' },
    ],
    [
      'a start before this year',
      { programStartDate: '2025-01-01' },
      { programStartDate: 'INVALID' },
    ],
    // The day is to be corrected, and not the regulator that had no rates then.
    ['a year without rates', { programStartDate: '2024-01-01' }, { programStartDate: 'INVALID' }],
  ])('with %s is refused', async (_what, more, expected) => {
    const answer = await send('POST /api/testpools', fresh({ ...regulated, ...more }));

    expect(codesOf(answer)).toEqual(expected);
  });
});

describe('changing a pool', () => {
  it('replaces its fields and raises the version', async () => {
    const { id, name } = await create();

    const answer = await send(`PUT /api/testpools/${id}`, {
      ...fresh({ name, comments: 'Night shift', modality: 'monthly' }),
      version: 1,
    });

    expect(answer.json()).toMatchObject({
      comments: 'Night shift',
      modality: 'monthly',
      nextRunDate: `${new Date().toISOString().slice(0, 7)}-01`,
      version: 2,
    });
  });

  it('in one field keeps the others', async () => {
    const { id, name } = await create();

    const answer = await send(`PATCH /api/testpools/${id}`, { drugPercentage: 12.5 });

    expect(answer.json()).toMatchObject({ name, drugPercentage: 12.5, alcoholPercentage: 10 });
  });

  it('in one field is checked with the others', async () => {
    const { id } = await create();

    const answer = await send(`PATCH /api/testpools/${id}`, { isRegulated: true });

    expect(codesOf(answer)).toEqual({ testingAgencyId: 'BLANK' });
  });

  it.each([
    ['deactivated', (id: number) => send(`POST /api/testpools/${id}/deactivate`)],
    ['expired', age],
    [
      'frozen',
      (id: number) =>
        api.asOwner(1, (tx) =>
          tx.run(sql`update test_pools set frozen_at = now() where id = ${id}`),
        ),
    ],
  ])('that is %s is refused', async (_state, prepare) => {
    const { id } = await create();
    await prepare(id);

    const answer = await send(`PATCH /api/testpools/${id}`, { comments: 'late' });

    expect(answer.statusCode).toBe(409);
    expect(answer.json().errorCode).toBe('TEST_POOL_NOT_EDITABLE');
  });
});

describe('the days of a program', () => {
  const today = new Date().toISOString().slice(0, 10);
  const draw = async (testPoolId: number, runDate: string) => {
    const body = { testPoolId, runDate, override: true, drugOverride: 1, alcoholOverride: 0 };
    return (await drawOn(api, world.admin, body)).id;
  };
  const started = async (more: object = {}) => {
    const pool = await create(more);
    const member = { firstName: 'Robin', lastName: 'Vale', idNumber: 'E-1' };
    await send(`POST /api/testpoolmembers/specific/${pool.id}`, member);
    return pool;
  };
  const over = 'This program would be over already. Enter today or a later day.';
  const otherYear = `The program has members or draws and stays in its year. Enter a day in ${year}.`;

  it('of a pool with members stay in their year', async () => {
    const { id } = await started();

    const answer = await send(`PATCH /api/testpools/${id}`, {
      programStartDate: `${year - 1}-01-01`,
      programEndDate: `${year - 1}-12-31`,
    });

    expect(textsOf(answer)).toEqual({ programStartDate: otherYear });
    expect((await send(`GET /api/testpools/${id}`)).json()).toMatchObject({ status: 'ACTIVE' });
  });

  it('of a regulated pool are those of this year, with and without members', async () => {
    const { id } = await create(regulated);

    const answer = await send(`PATCH /api/testpools/${id}`, {
      programStartDate: `${year - 1}-01-01`,
    });

    expect(textsOf(answer)).toEqual({
      programStartDate: 'A regulated program starts in the current year. Enter a day of this year.',
    });
  });

  it('of an empty pool may move, but not be over', async () => {
    const { id } = await create();
    const change = (programStartDate: string, programEndDate: string) =>
      send(`PATCH /api/testpools/${id}`, { programStartDate, programEndDate });

    expect(textsOf(await change(`${year - 2}-01-01`, `${year - 2}-12-31`))).toEqual({
      programEndDate: over,
    });
    expect((await change(`${year + 1}-01-01`, `${year + 1}-12-31`)).statusCode).toBe(200);
  });

  it('hold the draws: the start is not after the first, the end not before the latest', async () => {
    const { id } = await started();
    await draw(id, `${year}-02-10`);
    await draw(id, today);

    const late = await send(`PATCH /api/testpools/${id}`, { programStartDate: `${year}-02-11` });
    const short = await send(`PATCH /api/testpools/${id}`, {
      programEndDate: addDays(today, -1),
    });
    const fitting = await send(`PATCH /api/testpools/${id}`, { programStartDate: `${year}-02-10` });

    expect(textsOf(late)).toEqual({
      programStartDate: `The first draw was on 02/10/${year}. Enter that day or an earlier one.`,
    });
    expect(textsOf(short)).toEqual({
      programEndDate: `The latest draw was on ${usDay(today)}. Enter that day or a later one.`,
    });
    expect(fitting.json()).toMatchObject({ programStartDate: `${year}-02-10` });
  });

  it('forget a draw that was invalidated', async () => {
    const { id } = await started();
    const run = await draw(id, `${year}-02-10`);
    await send(`POST /api/selectionrun/${run}/invalidate`, { invalidationReason: 'Wrong list' });

    const answer = await send(`PATCH /api/testpools/${id}`, { programStartDate: `${year}-03-01` });

    expect(answer.statusCode, answer.body).toBe(200);
  });
});

describe('the status of a pool', () => {
  it('is switched off and on again', async () => {
    const { id } = await create();

    const off = (await send(`POST /api/testpools/${id}/deactivate`)).json();
    const on = (await send(`POST /api/testpools/${id}/activate`)).json();

    expect(off).toMatchObject({ status: 'DEACTIVATED', deactivated: true, nextRunDate: null });
    expect(on).toMatchObject({ status: 'ACTIVE', deactivated: false });
  });

  it('stays when it is so already', async () => {
    const { id } = await create();

    expect((await send(`POST /api/testpools/${id}/activate`)).json()).toMatchObject({ version: 1 });
  });

  it.each(['activate', 'deactivate'])('of an expired pool: no %s', async (action) => {
    const { id } = await create();
    await age(id);

    const answer = await send(`POST /api/testpools/${id}/${action}`);

    expect(answer.json().errorCode).toBe('TEST_POOL_NOT_EDITABLE');
  });

  it('is frozen by deleting the location, and stays so', async () => {
    const { id } = await create({ locationId: world.far });
    await api.asOwner(1, (tx) =>
      tx.run(sql`update locations set deleted_at = now() where id = ${world.far}`),
    );

    expect((await send(`GET /api/testpools/${id}`)).json()).toMatchObject({
      status: 'FROZEN',
      isFrozen: true,
    });
    expect((await send(`POST /api/testpools/${id}/activate`)).json().errorCode).toBe(
      'TEST_POOL_NOT_EDITABLE',
    );
  });

  it('is frozen by deleting the company', async () => {
    const other = await growPoolWorld(api, 'Short-lived');
    const { id } = (
      await send('POST /api/testpools', poolInput(other, { name: 'Short-lived' }))
    ).json();
    await send(`DELETE /api/companies/${other.companyId}`);

    expect((await send(`GET /api/testpools/${id}`)).json().status).toBe('FROZEN');
  });
});
