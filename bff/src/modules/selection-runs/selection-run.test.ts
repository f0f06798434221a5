import { expect, test } from 'vitest';
import { fakeApi, ok, permissionsOf, refused } from '../../testing/fake-api.ts';
import { graphqlOver } from '../../testing/run.ts';
import { drawCount, participant, runWorld, selectionRun } from './testing/run-world.ts';

const paths = (calls: readonly string[]) => calls.map((call) => call.split('?')[0]).toSorted();

test('runs with pool and participants take a call a kind', async () => {
  const api = fakeApi(runWorld());

  const { data, errors } = await graphqlOver(api.send)(`{
    selectionRuns(limit: 25) { totalCount nodes { id runDate drugCount { method draw activeMembers }
      viewerCanManage testPool { name } participants(limit: 1) { totalCount nodes { lastName ssn dateOfBirth } } } } }`);

  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    selectionRuns: {
      totalCount: 2,
      nodes: [
        {
          id: '1',
          viewerCanManage: true,
          testPool: { name: 'Pool 1' },
          drugCount: { method: 'PERCENTAGE', draw: 13, activeMembers: [100] },
          participants: { totalCount: 2, nodes: [{ lastName: 'Vale 10', ssn: '***-**-3456' }] },
        },
        { id: '2', viewerCanManage: false },
      ],
    },
  });
  expect(paths(api.calls)).toEqual([
    'GET /api/permissions',
    'GET /api/runparticipants',
    'GET /api/selectionruns',
    'GET /api/testpools',
  ]);
});

test('the page of one run takes three calls beside the permissions', async () => {
  const api = fakeApi(runWorld());

  const { data } = await graphqlOver(api.send)(
    '{ selectionRun(id: "1") { id testPool { id } participants { nodes { id selectionStatus } } } }',
  );

  expect(data).toMatchObject({
    selectionRun: { participants: { nodes: [{ id: '10' }, { id: '11' }] } },
  });
  expect(paths(api.calls)).toEqual([
    'GET /api/permissions',
    'GET /api/runparticipants',
    'GET /api/selectionruns',
    'GET /api/testpools',
  ]);
});

test('a run that nobody can see is null', async () => {
  const { data } = await graphqlOver(fakeApi(runWorld()).send)('{ selectionRun(id: "99") { id } }');

  expect(data).toEqual({ selectionRun: null });
});

const mutate = async (query: string, answers: Parameters<typeof fakeApi>[0]) => {
  const api = fakeApi({ ...runWorld(), ...answers });
  const { data, errors } = await graphqlOver(api.send)(query);
  return { data, errors, body: JSON.parse(api.requests.at(-1)?.body || '{}') };
};

test('the numbers of a period are asked for by pool and day', async () => {
  const numbers = {
    currentDrugsCount: 13,
    currentAlcoholCount: 3,
    period: 1,
    periods: 4,
    periodStart: '2026-01-01',
    periodEnd: '2026-03-31',
    isDrawn: false,
    memberCount: 100,
    drugCount: drawCount,
    alcoholCount: drawCount,
  };
  const { data } = await mutate(
    '{ periodNumbers(testPoolId: "1", queryDate: "2026-01-05") { currentDrugsCount periodEnd } }',
    { 'GET /api/selectionrun/currentPeriodNumbers': () => ok(numbers) },
  );

  expect(data).toEqual({ periodNumbers: { currentDrugsCount: 13, periodEnd: '2026-03-31' } });
});

test('drawing sends pool and day, and answers the run', async () => {
  const { data, body } = await mutate(
    'mutation { createSelectionRun(input: { testPoolId: "1", runDate: "2026-01-05" }) { selectionRun { id } errors { message } } }',
    { 'POST /api/selectionrun': () => ok({ ...selectionRun(3), participants: [] }, 201) },
  );

  expect(data).toEqual({ createSelectionRun: { selectionRun: { id: '3' }, errors: [] } });
  expect(body).toMatchObject({ testPoolId: 1, runDate: '2026-01-05' });
});

test('a second invalidation is a refusal in the payload', async () => {
  const { data } = await mutate(
    'mutation { invalidateSelectionRun(id: "1", input: { invalidationReason: "Wrong" }) { selectionRun { id } errors { errorCode } } }',
    { 'POST /api/selectionrun/:id/invalidate': () => refused('RUN_ALREADY_INVALIDATED') },
  );

  expect(data).toEqual({
    invalidateSelectionRun: {
      selectionRun: null,
      errors: [{ errorCode: 'RUN_ALREADY_INVALIDATED' }],
    },
  });
});

test('excusing sends the status with its reason', async () => {
  const { data, body } = await mutate(
    'mutation { designateRunParticipant(id: "10", input: { status: EXCUSED, excusalReason: "Sick" }) { runParticipant { id } errors { message } } }',
    { 'POST /api/runparticipants/:id/designate': () => ok(participant(10, 1)) },
  );

  expect(data).toEqual({ designateRunParticipant: { runParticipant: { id: '10' }, errors: [] } });
  expect(body).toMatchObject({ status: 'EXCUSED', excusalReason: 'Sick' });
});

test('a specimen id goes to its participant', async () => {
  const { data, body } = await mutate(
    'mutation { setRunParticipantSpecimenId(id: "10", input: { specimenId: "CCF-1" }) { runParticipant { id } errors { message } } }',
    { 'PUT /api/runparticipants/:id/specimenId': () => ok(participant(10, 1)) },
  );

  expect(data).toEqual({
    setRunParticipantSpecimenId: { runParticipant: { id: '10' }, errors: [] },
  });
  expect(body).toEqual({ specimenId: 'CCF-1' });
});

test('without the permission nobody draws', async () => {
  const { errors } = await mutate(
    'mutation { createSelectionRun(input: { testPoolId: "1", runDate: "2026-01-05" }) { selectionRun { id } } }',
    { 'GET /api/permissions': permissionsOf('SUPER_ADMIN_TEST_POOL_VIEW') },
  );

  expect(errors?.[0]?.extensions?.['errorCode']).toBe('ACCESS_DENIED');
});
