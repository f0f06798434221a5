import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../core/database/transaction.ts';
import { useTestApp } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { claimParticipant, type Claim } from './claim-participant.service.ts';
import { draw, quarterlyPool, quarters } from './testing/run-calls.ts';

const [spring = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);

/** A pool of eight with one draw, and the first whom it selected for drugs alone. */
async function drawn() {
  const pool = await quarterlyPool(api, world, 8, { alcoholPercentage: 0 });
  const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: spring });
  return { pool, run, participantId: run.participants[0]?.id ?? 0 };
}

const claim = (participantId: number, more: Partial<Claim> = {}) =>
  inTransaction(api.database, { tenantId: 1 }, (tx) =>
    claimParticipant(
      { tx },
      {
        participantId,
        kinds: ['drugs'],
        companyId: world.companyId,
        program: 'NON_DOT',
        ...more,
      },
    ),
  );

/** A test of the participant, as an order or an instant test leaves it. */
const addTest = (participantId: number, status: string, kind = 'DRUG') =>
  api.asOwner(1, async (tx) => {
    const row = await tx.row<{ id: number }>(sql`
      with c as (
        insert into test_cases (company_id, location_id, program, reason_for_test, first_name, last_name, primary_id_type,
          primary_id, run_participant_id, created_by)
        values (${world.companyId}, ${world.near}, 'NON_DOT', 'RANDOM', 'Robin', 'Vale', 'OTHER', 'X-1', ${participantId}, 'Test')
        returning id)
      select id from c`);
    const test = await tx.row<{ id: number }>(sql`
      insert into test_results (test_case_id, company_id, location_id, program, donor_first_name_key, donor_last_name_key,
        search_text, test_type, test_status, specimen_type_id, created_by)
      values (${row?.id ?? 0}, 0, 0, '', '', '', '', 'LAB', ${status}, 1, 'Test') returning id`);
    await tx.run(sql`
      insert into lab_orders (test_result_id, company_id, location_id, order_number, lab_order_type, test_type, ordered_at)
      values (${test?.id ?? 0}, 0, 0, ${`N-${test?.id}`}, 'PAPER_CCF_ORDER', ${kind}, now())`);
    return test?.id ?? 0;
  });

const change = (id: number, set: ReturnType<typeof sql>) =>
  api.asOwner(1, (tx) => tx.run(sql`update test_results set ${set} where id = ${id}`));

const read = async (runId: number, session = world.admin) => {
  const answer = await api.call(`GET /api/selectionrun/${runId}`, { session });
  const run = answer.json();
  return {
    percentage: run.completedDrugTestsPercentage,
    participant: run.participants[0],
  };
};

const counted = (poolId: number) =>
  api.asOwner(1, (tx) =>
    tx.row(
      sql`select counted_drug_tests as drugs, counted_alcohol_tests as alcohol from test_pools where id = ${poolId}`,
    ),
  );

describe('a claim', () => {
  it('passes for somebody who was selected and has no test', async () => {
    const { participantId } = await drawn();

    await expect(claim(participantId)).resolves.toBeUndefined();
  });

  it.each([
    ['another kind', { kinds: ['alcohol'] }],
    ['another company', { companyId: 99 }],
    ['the other program', { program: 'DOT' }],
    ['nobody', { participantId: 999_999 }],
  ] as const)('is refused for %s at the field that names the participant', async (_for, more) => {
    const { participantId } = await drawn();

    await expect(claim(participantId, more)).rejects.toMatchObject({
      status: 400,
      errors: { randomizationParticipantId: [{ errorCode: 'INVALID' }] },
    });
  });

  it('is refused while an order stands, and passes again once it is canceled', async () => {
    const { participantId } = await drawn();
    const id = await addTest(participantId, 'ORDERED');

    await expect(claim(participantId)).rejects.toMatchObject({
      code: 'PARTICIPANT_ALREADY_TESTED',
    });
    await change(id, sql`test_status = 'COLLECTION_CANCELLED'`);
    await expect(claim(participantId)).resolves.toBeUndefined();
  });

  it('is refused of an invalidated run', async () => {
    const { participantId, run } = await drawn();
    await api.call(`POST /api/selectionrun/${run.id}/invalidate`, {
      session: world.admin,
      body: { invalidationReason: 'The list was incomplete.' },
    });

    await expect(claim(participantId)).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_EDITABLE' });
  });
});

describe('a participant', () => {
  it('is open until something is ordered, and completed by the test that is done', async () => {
    const { pool, run, participantId } = await drawn();
    expect((await read(run.id)).participant).toMatchObject({
      openTests: ['drugs'],
      completedAt: null,
      testResultIds: [],
    });

    const id = await addTest(participantId, 'AT_LAB');
    expect((await read(run.id)).participant).toMatchObject({ openTests: [], completedAt: null });
    await change(id, sql`test_status = 'TEST_COMPLETED', released_at = '2026-03-04T12:00:00Z'`);

    expect((await read(run.id)).participant).toMatchObject({
      completedAt: '2026-03-04T12:00:00.000Z',
      testResultIds: [id],
    });
    expect(await counted(pool.id)).toEqual({ drugs: 1, alcohol: 0 });
  });

  it('counts a refusal', async () => {
    const { pool, run, participantId } = await drawn();
    await addTest(participantId, 'REFUSAL_TO_TEST');

    expect((await read(run.id)).percentage).toBe(100);
    expect(await counted(pool.id)).toEqual({ drugs: 1, alcohol: 0 });
  });

  it.each([
    ['what the MRO calls off', sql`mro_result = 'MRO_CANCELLED'`],
    ['what is deleted', sql`deleted_at = now()`],
    ['an invalid result', sql`result_type = 'RESULT_INVALID'`],
  ])('is opened again by %s', async (_what, set) => {
    const { pool, run, participantId } = await drawn();
    const id = await addTest(participantId, 'TEST_COMPLETED');

    await change(id, set);

    expect((await read(run.id)).participant).toMatchObject({
      openTests: ['drugs'],
      completedAt: null,
    });
    expect(await counted(pool.id)).toEqual({ drugs: 0, alcohol: 0 });
  });

  it('is not completed by a test of another kind', async () => {
    const { run, participantId } = await drawn();
    await addTest(participantId, 'TEST_COMPLETED', 'ALCOHOL');

    expect((await read(run.id)).participant).toMatchObject({ completedAt: null });
  });

  it('cannot be excused while an order stands', async () => {
    const { participantId } = await drawn();
    await addTest(participantId, 'ORDERED');

    const answer = await api.call(`POST /api/runparticipants/${participantId}/designate`, {
      session: world.admin,
      body: { status: 'EXCUSED', excusalReason: 'Out' },
    });

    expect(answer.json().errorCode).toBe('PARTICIPANT_NOT_EDITABLE');
  });
});

it('a run that is invalidated no longer counts', async () => {
  const { pool, run, participantId } = await drawn();
  await addTest(participantId, 'TEST_COMPLETED');

  await api.call(`POST /api/selectionrun/${run.id}/invalidate`, {
    session: world.admin,
    body: { invalidationReason: 'The list was incomplete.' },
  });

  expect(await counted(pool.id)).toEqual({ drugs: 0, alcohol: 0 });
});

it('tells the test and the lab order of a participant with what they begin', async () => {
  const { participantId } = await drawn();
  const get = async (name: string) =>
    (
      await api.call(`GET /api/runparticipants/${participantId}/${name}`, { session: world.admin })
    ).json();

  const [instant, lab] = [await get('instanttestinfo'), await get('laborderinfo')];

  expect(instant).toMatchObject({
    participantId,
    locationEntity: { id: world.near, name: 'Near' },
    company: { id: world.companyId, name: 'Harbor Freight' },
    donor: { firstName: 'Robin', primaryIdType: 'EMPLOYEE_ID' },
    reasonForTest: 'RANDOM',
    testResult: null,
  });
  expect(lab).toMatchObject({
    program: 'NON_DOT',
    testOrderType: 'PAPER_CCF_ORDER',
    labAccounts: [],
  });
});
