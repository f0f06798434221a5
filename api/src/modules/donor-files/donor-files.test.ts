import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { DonorFile } from '@assay/schema/donor-files/donor-file';
import { textsOfPages } from '../../core/documents/testing/pdf-text.ts';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { reportWorld } from '../reports/testing/report-world.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';

const api = await useTestApp();
const world = await growPoolWorld(api);
const superAdmin = await api.signIn({ role: 'SUPER_ADMIN' });
const mro = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
const manager = await api.signIn({
  role: 'REGION_MANAGER',
  companyId: world.companyId,
  contextIds: [world.regionId],
});
const near = reportWorld(api, { companyId: world.companyId, locationId: world.near });
const far = reportWorld(api, { companyId: world.companyId, locationId: world.far });

let people = 0;
const person = (more: object = {}) => {
  people += 1;
  return {
    case: {
      donor: {
        firstName: 'Kim',
        lastName: `Vale ${people}`,
        primaryIdType: 'EMPLOYEE_ID',
        primaryId: `K-${people}`,
        ...more,
      },
    },
  };
};
const read = async (id: number, session: TestSession = superAdmin): Promise<DonorFile> =>
  (await api.call(`GET /api/testresults/${id}/donorfile`, { session })).json();
const post = (id: number, call: string, body: object) =>
  api.call(`POST /api/testresults/${id}/donorfile/${call}`, { session: superAdmin, body });

it('has every test under the id, whatever the name was, and nobody else', async () => {
  const donor = person();
  const first = await near.add({ mro: 'MRO_NEGATIVE', ...donor });
  const renamed = { case: { donor: { ...donor.case.donor, lastName: 'Moss' } } };
  const second = await near.add({ mro: 'MRO_NEGATIVE', ...renamed });
  await near.add({ mro: 'MRO_NEGATIVE', ...person() });

  const file = await read(first);

  expect(file.tests.map(({ testResultId }) => testResultId).toSorted()).toEqual(
    [first, second].toSorted(),
  );
  expect(file).toMatchObject({ fullName: 'Kim Moss', ids: [{ tests: 2 }] });
  expect(file.ids[0]?.names).toHaveLength(2);
});

it('finds a sealed SSN in the whole company, and tells its last digits alone', async () => {
  const donor = person({ primaryIdType: 'SSN', primaryId: '219098877' });
  const one = await near.add({ mro: 'MRO_NEGATIVE', ...donor });
  await far.add({ mro: 'MRO_NEGATIVE', ...donor });

  const answer = await api.call(`GET /api/testresults/${one}/donorfile`, { session: superAdmin });

  expect(answer.json<DonorFile>().tests).toHaveLength(2);
  expect(answer.json<DonorFile>().ids[0]?.primaryId).toBe('***-**-8877');
  expect(answer.body).not.toContain('219098877');
});

it('merges another id with a reason, from both sides, and takes it back', async () => {
  const donor = person();
  const one = await near.add({ mro: 'MRO_NEGATIVE', ...donor });
  const badge = { case: { donor: { ...donor.case.donor, primaryId: 'NEW-BADGE' } } };
  const other = await near.add({ mro: 'MRO_NEGATIVE', ...badge });
  expect((await read(one)).candidates).toMatchObject([{ testResultId: other, tests: 1 }]);

  const body = { testResultId: other, reason: 'Badge was replaced' };
  const merged = (await post(one, 'merge', body)).json<DonorFile>();

  expect(merged.tests).toHaveLength(2);
  expect(merged.candidates).toEqual([]);
  expect((await read(other)).tests).toHaveLength(2);
  expect((await post(one, 'merge', body)).statusCode).toBe(400);
  const mergeId = merged.merges[0]?.mergeId;
  const apart = (await post(other, 'unmerge', { mergeId, reason: 'Two people' })).json<DonorFile>();
  expect(apart.tests).toHaveLength(1);
  expect(apart.merges).toMatchObject([{ reason: 'Badge was replaced', undoReason: 'Two people' }]);
});

it('does not merge with a test of another company', async () => {
  const one = await near.add({ mro: 'MRO_NEGATIVE', ...person() });

  const answer = await post(one, 'merge', { testResultId: 999_999, reason: 'x' });

  expect(answer.json()).toMatchObject({
    errors: { testResultId: [{ errorCode: 'RESOURCE_NOT_FOUND' }] },
  });
});

it('has the part that a manager sees', async () => {
  const donor = person();
  const seen = await near.add({ mro: 'MRO_NEGATIVE', ...donor });
  await far.add({ mro: 'MRO_NEGATIVE', ...donor });

  const file = await read(seen, manager);

  expect(file.tests.map(({ testResultId }) => testResultId)).toEqual([seen]);
  expect(file).toMatchObject({ pools: null, draws: null });
});

it('stays the same whatever a laboratory finds, also for MRO staff', async () => {
  const answers = [];
  for (const laboratory of ['RESULT_POSITIVE', 'RESULT_NEGATIVE'] as const) {
    const id = await near.add({ laboratory, ...person({ lastName: 'Twin', primaryId: 'TWIN' }) });
    for (const session of [superAdmin, mro]) {
      const [test] = (await read(id, session)).tests;
      const { testResultId: _id, testCaseId: _case, ...rest } = test ?? {};
      answers.push(JSON.stringify(rest));
    }
    await api.call(`DELETE /api/testresults/${id}`, { session: superAdmin });
  }

  expect(answers).toHaveLength(4);
  expect(new Set(answers).size).toBe(1);
});

it('is handed over as a bundle of the chosen years', async () => {
  const donor = person();
  const id = await near.add({ mro: 'MRO_NEGATIVE', day: '2025-03-05', ...donor });
  const taken = await near.add({ mro: 'MRO_NEGATIVE', day: '2026-03-05', ...donor });
  const readers = async (test: number) =>
    (await api.call(`GET /api/testresults/${test}/readers`, { session: superAdmin })).json()
      .results;
  const bundle = (years: string) =>
    api.call(`GET /api/testresults/${id}/donorfile/download?${years}`, { session: superAdmin });

  const text = textsOfPages((await bundle('years[]=2026')).rawPayload)
    .flat()
    .join(' ');

  expect(text).toContain('03/05/2026');
  expect(text).not.toContain('03/05/2025');
  expect((await bundle('years[]=2019')).statusCode).toBe(400);
  // Who took a result along is told of its correction.
  expect(await readers(taken)).toMatchObject([{ downloadedAt: expect.any(String) }]);
  expect(await readers(id)).toEqual([]);
});

it('is in the days and years of its reader, on the paper as on the screen', async () => {
  const reader = await api.signIn({ role: 'SUPER_ADMIN' });
  await api.asOwner(1, (tx) =>
    tx.run(
      sql`update sessions set timezone = 'America/Los_Angeles' where user_id = ${reader.userId}`,
    ),
  );
  const id = await near.add({
    mro: 'MRO_NEGATIVE',
    test: { collectedAt: '2026-01-01T05:30:00Z' },
    ...person(),
  });
  const bundle = (year: number, session: TestSession) =>
    api.call(`GET /api/testresults/${id}/donorfile/download?years[]=${year}`, { session });

  const text = textsOfPages((await bundle(2025, reader)).rawPayload)
    .flat()
    .join(' ');

  expect((await read(id, reader)).tests[0]?.countedOn).toBe('2025-12-31');
  expect((await read(id)).tests[0]?.countedOn).toBe('2026-01-01');
  expect(text).toContain('America/Los_Angeles');
  // In the table, where a cell breaks it, and among the facts of the test.
  expect(text.match(/12\/31\/2025,/g)).toHaveLength(2);
  expect(text).toMatch(/12\/31\/2025, 9:30\sPM PST/);
  expect(text).not.toContain('01/01/2026');
  expect((await bundle(2026, reader)).statusCode).toBe(400);
});

it('has refusals without a specimen in the year in which they were entered', async () => {
  const id = await near.add({ test: { testStatus: 'REFUSAL_TO_TEST' }, ...person() });
  await api.asOwner(1, (tx) =>
    tx.run(sql`update test_results set collected_at = null where tenant_id = 1 and id = ${id}`),
  );
  const year = new Date().getUTCFullYear();

  const answer = await api.call(`GET /api/testresults/${id}/donorfile/download?years[]=${year}`, {
    session: superAdmin,
  });

  expect(answer.statusCode).toBe(200);
  expect(textsOfPages(answer.rawPayload).flat().join(' ')).toContain('Refusals to be tested');
});
