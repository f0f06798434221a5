import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addPanel, assignPanel } from '../test-panels/testing/panel-calls.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { complete, draw, onDay, quarterlyPool, quarters, year } from './testing/run-calls.ts';

const [spring = '', summer = '', autumn = '', winter = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);

const send = (line: string, body?: unknown, session: TestSession = world.admin) =>
  api.call(line, { session, ...(body === undefined ? {} : { body }) });

const poolOf = (members: number, more: object = {}) => quarterlyPool(api, world, members, more);
const drawOf = (pool: TestPool, runDate: string, more: object = {}) =>
  draw(api, world.admin, { testPoolId: pool.id, runDate, ...more });
const numbersOf = async (pool: TestPool, day: string) =>
  (
    await send(`GET /api/selectionrun/currentPeriodNumbers?testPoolId=${pool.id}&queryDate=${day}`)
  ).json();

describe('a draw', () => {
  it('selects what is due, alcohol from those for drugs, then the alternates', async () => {
    const pool = await poolOf(100, { shouldGenerateAlternates: true, alternatesAmount: 2 });

    const run = await drawOf(pool, spring);

    expect(run).toMatchObject({
      memberCount: 100,
      period: 1,
      periods: 4,
      periodStart: spring,
      periodEnd: `${spring.slice(0, 4)}-03-31`,
      selectedForDrugTesting: 13,
      selectedForAlcoholTesting: 3,
      selectedForDrugAndAlcoholTesting: 3,
      alternates: 2,
      isInvalidated: false,
    });
    expect(run.participants.map(({ selectionStatus }) => selectionStatus)).toEqual([
      ...Array<string>(3).fill('SELECTED_FOR_DRUGS_AND_ALCOHOL'),
      ...Array<string>(10).fill('SELECTED_FOR_DRUGS'),
      ...Array<string>(2).fill('ALTERNATE_SELECTION'),
    ]);
    expect(run.participants.map(({ runIndex }) => runIndex)).toEqual(
      Array.from({ length: 15 }, (_, at) => at + 1),
    );
  });

  it('of each quarter follows the worked example, and makes up for tests that were never taken', async () => {
    const pool = await poolOf(100);
    const draws: number[] = [];
    for (const day of quarters) {
      const run = await drawOf(pool, day);
      draws.push(run.selectedForDrugTesting);
      if (day !== autumn) await complete(api, run.id);
    }

    expect(draws).toEqual([13, 12, 13, 25]);
  });

  it('leaves out who was removed', async () => {
    const pool = await poolOf(6);
    await api.asOwner(1, (tx) =>
      tx.run(sql`update test_pool_members set deleted_at = now()
        where test_pool_id = ${pool.id} and id_number in ('M-1', 'M-2', 'M-3', 'M-4', 'M-5')`),
    );

    const run = await drawOf(pool, spring, { override: true, drugOverride: 6, alcoholOverride: 0 });

    expect(run.participants.map(({ idNumber }) => idNumber)).toEqual(['M-6']);
  });

  it('is shown on its pool with the next day', async () => {
    const pool = await poolOf(10);
    await drawOf(pool, `${year}-02-15`);

    expect((await send(`GET /api/testpools/${pool.id}`)).json()).toMatchObject({
      latestRunDate: `${year}-02-15`,
      /* The pool is run here from today on: earlier periods are not to be drawn. */
      nextRunDate: quarters[Math.max(1, Math.floor(new Date().getUTCMonth() / 3))],
    });
  });

  it('with entered numbers draws these, with oversampling left out', async () => {
    const pool = await poolOf(40, { oversampling: 50 });

    const run = await drawOf(pool, spring, { override: true, drugOverride: 4, alcoholOverride: 6 });

    expect(run).toMatchObject({
      override: true,
      selectedForDrugTesting: 4,
      selectedForAlcoholTesting: 6,
    });
    expect(run.participants.at(-1)?.selectionStatus).toBe('SELECTED_FOR_ALCOHOL');
  });
});

describe('a draw is refused', () => {
  it('twice in one period, unless the numbers are entered', async () => {
    const pool = await poolOf(10);
    await drawOf(pool, spring);

    const again = await onDay(spring, () =>
      send('POST /api/selectionrun', { testPoolId: pool.id, runDate: spring }),
    );

    expect(again.statusCode).toBe(400);
    expect(again.json().errors.runDate[0].message).toContain('has been drawn already');
    await drawOf(pool, spring, { override: true, drugOverride: 1, alcoholOverride: 0 });
  });

  it('outside the program', async () => {
    const pool = await poolOf(10);

    const answer = await send('POST /api/selectionrun', {
      testPoolId: pool.id,
      runDate: `${year - 1}-12-31`,
    });

    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.runDate[0].errorCode).toBe('INVALID');
  });

  it('for a day of another period than the one that runs', async () => {
    const pool = await poolOf(10);
    const drawOn = (runDate: string) =>
      onDay(summer, () => send('POST /api/selectionrun', { testPoolId: pool.id, runDate }));

    for (const runDate of [spring, autumn])
      expect((await drawOn(runDate)).json().errors.runDate[0].message).toBe(
        `A draw is for the selection period that runs. Enter a day from 04/01/${year} to 06/30/${year}.`,
      );
    expect((await drawOn(`${year}-06-30`)).statusCode).toBe(201);
  });

  it('with override and no numbers', async () => {
    const pool = await poolOf(10);

    const answer = await send('POST /api/selectionrun', {
      testPoolId: pool.id,
      runDate: spring,
      override: true,
    });

    expect(Object.keys(answer.json().errors)).toEqual(['drugOverride', 'alcoholOverride']);
  });

  it('from a pool that was deactivated', async () => {
    const pool = await poolOf(10);
    await send(`POST /api/testpools/${pool.id}/deactivate`);

    const answer = await send('POST /api/selectionrun', { testPoolId: pool.id, runDate: spring });

    expect(answer.json()).toMatchObject({ errorCode: 'TEST_POOL_NOT_EDITABLE' });
  });

  it('to the second of two people who draw at once', async () => {
    const pool = await poolOf(30);
    const body = { testPoolId: pool.id, runDate: spring };

    const answers = await onDay(spring, () =>
      Promise.all([send('POST /api/selectionrun', body), send('POST /api/selectionrun', body)]),
    );

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });
});

describe('the numbers of a period', () => {
  it('say what a draw would select and how it comes about', async () => {
    const pool = await poolOf(100);
    await drawOf(pool, spring);

    expect(await numbersOf(pool, summer)).toMatchObject({
      currentDrugsCount: 25,
      currentAlcoholCount: 5,
      period: 2,
      isDrawn: false,
      drugCount: {
        method: 'PERCENTAGE',
        rate: 5000,
        counted: 0,
        open: 0,
        activeMembers: [100, 100],
      },
    });
  });

  it('count a period that nobody drew in with the members of the next draw', async () => {
    const pool = await poolOf(100);
    await drawOf(pool, autumn);

    expect((await numbersOf(pool, winter)).drugCount).toMatchObject({
      activeMembers: [100, 100, 100, 100],
      open: 0,
      draw: 50,
    });
  });
});

describe('invalidating a run', () => {
  it('frees its period and takes it out of the counts', async () => {
    const pool = await poolOf(100);
    const { id, version } = await drawOf(pool, spring);

    const answer = await send(`POST /api/selectionrun/${id}/invalidate`, {
      invalidationReason: 'The client sent the wrong list.',
      version,
    });

    expect(answer.json()).toMatchObject({
      isInvalidated: true,
      invalidationReason: 'The client sent the wrong list.',
    });
    expect((await send(`GET /api/testpools/${pool.id}`)).json().latestRunDate).toBeNull();
    expect((await drawOf(pool, spring)).selectedForDrugTesting).toBe(13);
  });

  it('works once, and wants a reason', async () => {
    const { id } = await drawOf(await poolOf(10), spring);
    const invalidate = (invalidationReason: string) =>
      send(`POST /api/selectionrun/${id}/invalidate`, { invalidationReason });

    expect((await invalidate(' ')).json().errors.invalidationReason[0].errorCode).toBe('BLANK');
    expect((await invalidate('Wrong list')).statusCode).toBe(200);
    expect((await invalidate('Wrong list')).json().errorCode).toBe('RUN_ALREADY_INVALIDATED');
  });
});

describe('participants', () => {
  const participantsOf = async (more: object = {}): Promise<SelectionRunDetails> =>
    drawOf(
      await poolOf(20, { shouldGenerateAlternates: true, alternatesAmount: 1, ...more }),
      spring,
    );
  const designate = (id: number, body: object) =>
    send(`POST /api/runparticipants/${id}/designate`, body);

  it('are excused with a reason, and the draw stays on record', async () => {
    const run = await participantsOf();
    const [first] = run.participants;

    const answer = await designate(first?.id ?? 0, { status: 'EXCUSED', excusalReason: 'Sick' });

    expect(answer.json()).toMatchObject({
      selectionStatus: 'EXCUSED',
      drawnStatus: first?.drawnStatus,
      excusalReason: 'Sick',
    });
    const after = (await send(`GET /api/selectionrun/${run.id}`)).json();
    expect(after.selectedForDrugTesting).toBe(run.selectedForDrugTesting - 1);
  });

  it('who are alternates are called up for somebody excused, in drawn order, and for one each', async () => {
    const run = await participantsOf({ alternatesAmount: 3 });
    const [one = 0, two = 0, three = 0] = run.participants.slice(-3).map(({ id }) => id);
    const callUp = async (id: number) => {
      const answer = await designate(id, { status: 'SELECTED_FOR_DRUGS' });
      return answer.statusCode === 200 ? 'called up' : answer.json().message;
    };
    const excuse = (id: number) => designate(id, { status: 'EXCUSED', excusalReason: 'Out' });
    const nobody =
      'An alternate stands in for somebody who was excused. Excuse that participant first.';

    expect(await callUp(one)).toBe(nobody);
    await excuse(run.participants[0]?.id ?? 0);
    expect(await callUp(two)).toContain('in drawn order');
    expect([await callUp(one), await callUp(two)]).toEqual(['called up', nobody]);
    await excuse(one);
    expect([await callUp(two), await callUp(three)]).toEqual(['called up', nobody]);
  });

  it('who are alternates are called up for both kinds, and the draw stays on record', async () => {
    const run = await participantsOf();
    await designate(run.participants[0]?.id ?? 0, { status: 'EXCUSED', excusalReason: 'Out' });

    const answer = await designate(run.participants.at(-1)?.id ?? 0, {
      status: 'SELECTED_FOR_DRUGS_AND_ALCOHOL',
    });

    expect(answer.json()).toMatchObject({
      selectionStatus: 'SELECTED_FOR_DRUGS_AND_ALCOHOL',
      drawnStatus: 'ALTERNATE_SELECTION',
    });
  });

  it('need a reason to be excused, and alternates cannot be', async () => {
    const { participants } = await participantsOf();

    const bare = await designate(participants[0]?.id ?? 0, { status: 'EXCUSED' });
    const alternate = await designate(participants.at(-1)?.id ?? 0, {
      status: 'EXCUSED',
      excusalReason: 'Out',
    });

    expect(bare.json().errors.excusalReason[0].errorCode).toBe('BLANK');
    expect(alternate.json().errorCode).toBe('PARTICIPANT_NOT_EDITABLE');
  });

  it('of a paper pool have a specimen id', async () => {
    const { participants } = await participantsOf();

    const answer = await send(`PUT /api/runparticipants/${participants[0]?.id}/specimenId`, {
      specimenId: 'CCF-0001',
    });

    expect(answer.json().specimenId).toBe('CCF-0001');
  });

  it('of which one has a specimen id already cannot have it again, in whatever spelling', async () => {
    const one = await participantsOf();
    const other = await participantsOf();
    const set = (id: number | undefined, specimenId: string) =>
      send(`PUT /api/runparticipants/${id}/specimenId`, { specimenId });
    await set(one.participants[0]?.id, 'CCF-7001');

    const twice = [
      await set(one.participants[1]?.id, 'CCF-7001'),
      await set(other.participants[0]?.id, 'ccf 7001'),
    ];

    for (const answer of twice)
      expect([answer.statusCode, answer.json().errors.specimenId[0].message]).toEqual([
        409,
        'This specimen ID is entered for another participant already.',
      ]);
    expect((await set(one.participants[0]?.id, 'CCF-7002')).statusCode).toBe(200);
    expect((await set(other.participants[0]?.id, 'CCF-7001')).statusCode).toBe(200);
  });

  it('of an instant pool have none, nor do those of an invalidated run', async () => {
    const panel = await addPanel(api, world.admin);
    await assignPanel(api, world.admin, world.near, panel.id);
    const { participants } = await participantsOf({
      testOrderType: 'INSTANT',
      testPanels: [{ testPanelId: panel.id }],
    });
    const paper = await participantsOf();
    await send(`POST /api/selectionrun/${paper.id}/invalidate`, { invalidationReason: 'Wrong' });

    for (const id of [participants[0]?.id, paper.participants[0]?.id]) {
      const answer = await send(`PUT /api/runparticipants/${id}/specimenId`, { specimenId: 'X' });
      expect(answer.json().errorCode).toBe('PARTICIPANT_NOT_EDITABLE');
    }
  });
});

describe('who may', () => {
  it('not draw without the permission', async () => {
    const pool = await poolOf(5);
    const session = await api.signIn({ role: 'COMPANY_ADMIN', companyId: world.companyId });

    const answer = await send(
      'POST /api/selectionrun',
      { testPoolId: pool.id, runDate: spring },
      session,
    );

    expect(answer.statusCode).toBe(403);
  });

  it('not see a run of another tenant, nor draw there', async () => {
    const pool = await poolOf(5);
    const { id, participants } = await drawOf(pool, spring);
    const session = await api.signIn({
      role: 'SUPER_ADMIN',
      tenantId: await api.addTenant('Neighbor'),
    });

    for (const line of [
      `GET /api/selectionrun/${id}`,
      `GET /api/selectionrun/${id}/certificate`,
      `GET /api/selectionrun/fortestpool/${pool.id}`,
    ]) {
      expect((await send(line, undefined, session)).statusCode).toBe(404);
    }
    const designate = `POST /api/runparticipants/${participants[0]?.id}/designate`;
    const body = { status: 'EXCUSED', excusalReason: 'Out' };
    expect((await send(designate, body, session)).statusCode).toBe(404);
    const draws = { testPoolId: pool.id, runDate: summer };
    expect((await send('POST /api/selectionrun', draws, session)).statusCode).toBe(404);
  });
});
