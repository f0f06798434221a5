import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyCertificate } from '@assay/draw/verify-certificate';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { addMember, addPool, driver } from '../test-pools/testing/member-calls.ts';
import { enable, growPoolWorld, regulated } from '../test-pools/testing/pool-world.ts';
import { verifyPersons } from '../test-pools/verify-persons.repository.ts';
import { draw, quarters } from './testing/run-calls.ts';

const [spring = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);
await enable(
  api,
  world.companyId,
  'ENABLE_RANDOM_SELECTION_FOR_ADMIN',
  'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT',
);
const { companyId } = world;
const administrator = await api.signIn({ role: 'COMPANY_ADMIN', companyId });

const send = (line: string, body?: unknown, session: TestSession = administrator) =>
  api.call(line, { session, ...(body === undefined ? {} : { body }) });
const specific = (id: number) => `/api/testpoolmembers/specific/${id}`;

/** A pool of two drivers of whom one was drawn. */
async function drawnOfTwo(more: object = {}) {
  const pool: TestPool = await addPool(api, world, { ...regulated, ...more });
  const people = [
    driver({ firstName: 'Ann', lastName: 'Moss', dateOfBirth: '1970-02-03', ssn: '900-70-1111' }),
    driver({ firstName: 'Ben', lastName: 'Ford', dateOfBirth: '1990-05-06', ssn: '900-70-2222' }),
  ];
  for (const person of people) await addMember(api, world.admin, pool.id, person);
  const run = await draw(api, world.admin, {
    testPoolId: pool.id,
    runDate: spring,
    override: true,
    drugOverride: 1,
    alcoholOverride: 0,
  });
  return { pool, run, drawn: run.participants[0]! };
}

/** The other member of such a pool. */
const otherId = async (pool: TestPool, drawn: RunParticipant): Promise<number> => {
  const { results } = (await send(`GET /api/testpoolmembers/${pool.id}`)).json();
  return results.find(({ id }: { id: number }) => id !== drawn.memberId).id;
};

async function save(id: number, changes: object): Promise<void> {
  const before = (await send(`GET ${specific(id)}`)).json();
  const answer = await send(`PUT ${specific(id)}`, {
    ...before,
    ...changes,
    version: before.version,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

/** Gives two members each other's data, as a company's administrator can. */
async function exchange(one: number, other: number): Promise<void> {
  const [a, b] = [
    (await send(`GET ${specific(one)}`)).json(),
    (await send(`GET ${specific(other)}`)).json(),
  ];
  const identity = (row: Record<string, unknown>) => ({
    firstName: row['firstName'],
    lastName: row['lastName'],
    dateOfBirth: row['dateOfBirth'],
    ssn: row['ssn'],
    state: row['state'],
    cdlNumber: row['cdlNumber'],
  });
  await save(one, { cdlNumber: 'IN-BETWEEN', firstName: 'In', lastName: 'Between', ssn: null });
  await save(other, identity(a));
  await save(one, identity(b));
}

const readRun = async (id: number, session?: TestSession): Promise<SelectionRunDetails> =>
  (await send(`GET /api/selectionrun/${id}`, undefined, session)).json();
const certificateOf = async (id: number, session?: TestSession) =>
  (await send(`GET /api/selectionrun/${id}/certificate`, undefined, session)).body;
const failures = (text: string) =>
  verifyCertificate(text)
    .checks.filter(({ holds }) => !holds)
    .map(({ found }) => found);
const asOwner = (statement: string) => api.asOwner(1, (tx) => tx.run(sql.raw(statement)));

describe('a drawn and an undrawn member who exchange their data', () => {
  it('stay who they were in the run, its files and its certificate', async () => {
    const { pool, run, drawn } = await drawnOfTwo();
    const other = await otherId(pool, drawn);
    await exchange(drawn.memberId, other);

    const [after] = (await readRun(run.id)).participants;
    const { now, ...shown } = after!;
    const csv = (await send(`GET /api/selectionrun/${run.id}/download`)).body;

    expect({ ...shown, now: null }).toEqual(drawn);
    expect(now?.firstName).toBe(drawn.firstName === 'Ann' ? 'Ben' : 'Ann');
    expect(csv).toContain(`1,${drawn.firstName},${drawn.lastName},`);
    expect(csv).toContain(`,"${now?.firstName} ${now?.lastName}, CDL Number ${now?.cdlNumber},`);
    expect(failures(await certificateOf(run.id))).toEqual([]);
    expect(await verifyPersons(api.database)).toEqual([]);
  });

  it('are found out in a certificate that says the other', async () => {
    const { pool, run, drawn } = await drawnOfTwo();
    const text = await certificateOf(run.id);
    const [from, to] = drawn.firstName === 'Ann' ? ['Ann', 'Ben'] : ['Ben', 'Ann'];

    expect(failures(text.replace(`"${from}"`, `"${to}"`)).join()).toContain(
      `people[0] (member ${drawn.memberId})`,
    );
    expect(await otherId(pool, drawn)).not.toBe(drawn.memberId);
  });

  it('are found out when the database was changed past the triggers', async () => {
    const { run, drawn } = await drawnOfTwo();
    await asOwner(
      `update test_pool_member_versions set first_name = 'Eve' where member_id = ${drawn.memberId}`,
    );

    const problems = (await verifyPersons(api.database)).map(({ problem }) => problem);
    expect(problems).toContain(
      `participant ${drawn.id} of run ${run.id} is not shown as drawn: version 1 of member ${drawn.memberId} was changed`,
    );
    expect(failures(await certificateOf(run.id))).toHaveLength(1);
  });
});

describe('a person who is another now', () => {
  it('is told beside the one who was drawn, and found by the name of then', async () => {
    const { run, drawn } = await drawnOfTwo();
    await save(drawn.memberId, { lastName: 'Moved', dateOfBirth: '1999-09-09' });
    const list = async (name: string) =>
      (
        await send(`GET /api/runparticipants?selectionRunId[EQ]=${run.id}&lastName[EQ]=${name}`)
      ).json();

    expect(await list('Moved')).toMatchObject({ total: 0 });
    expect((await list(drawn.lastName)).results).toEqual([
      {
        ...drawn,
        now: expect.objectContaining({ lastName: 'Moved', dateOfBirth: '1999-09-09' }),
      },
    ]);
  });

  it('is not, who was removed, or saved as before', async () => {
    const { run, drawn } = await drawnOfTwo();
    await save(drawn.memberId, { firstName: 'Typo' });
    await save(drawn.memberId, { firstName: drawn.firstName });
    await send(`POST ${specific(drawn.memberId)}/delete`);

    expect((await readRun(run.id)).participants).toEqual([drawn]);
    expect((await send(`GET /api/selectionrun/${run.id}/download`)).body).not.toContain('Now');
  });
});

describe('a location manager', () => {
  const managerOf = () =>
    api.signIn({
      role: 'LOCATION_MANAGER',
      companyId,
      contextIds: [world.near],
      granted: ['FE_VIEW_LOCATION_TEST_POOLS', 'SUPER_ADMIN_TEST_POOL_VIEW'],
    });

  it('is told the name of who was drawn, and no number, date of birth or change of them', async () => {
    const { run, drawn } = await drawnOfTwo({
      isTestPoolForCompany: false,
      locationId: world.near,
    });
    await save(drawn.memberId, { dateOfBirth: '1999-09-09', cdlNumber: 'D-SECRET' });
    const manager = await managerOf();

    const { participants } = await readRun(run.id, manager);
    const certificate = await certificateOf(run.id, manager);
    const csv = await send(`GET /api/selectionrun/${run.id}/download`, undefined, manager);

    expect(participants).toMatchObject([
      {
        firstName: drawn.firstName,
        lastName: drawn.lastName,
        ssn: null,
        dateOfBirth: null,
        cdlNumber: null,
        state: null,
        now: null,
      },
    ]);
    expect(failures(certificate)).toEqual([]);
    for (const text of [certificate, csv.body]) {
      expect(text).toContain(drawn.firstName);
      for (const secret of [drawn.dateOfBirth, drawn.cdlNumber, drawn.ssn?.slice(-4), '1999'])
        expect(text).not.toContain(`"${secret}"`);
      expect(text).not.toContain('SECRET');
    }
    expect(csv.body).not.toContain(drawn.cdlNumber);
  });
});

describe('a run from before people were kept', () => {
  it('says so, shows the earliest data, and its certificate names nobody', async () => {
    const { run, drawn } = await drawnOfTwo();
    await asOwner(`update selection_runs set commitment = jsonb_set(commitment, '{algorithm}', '"assay-draw-1"')
      where id = ${run.id}`);
    await save(drawn.memberId, { firstName: 'Later' });

    const before = await readRun(run.id);

    expect(before.arePeopleKept).toBe(false);
    expect(before.participants[0]).toMatchObject({
      firstName: drawn.firstName,
      now: { firstName: 'Later' },
    });
    expect(await certificateOf(run.id)).not.toContain(drawn.lastName);
  });
});
