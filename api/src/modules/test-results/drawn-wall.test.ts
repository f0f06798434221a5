import { expect, it } from 'vitest';
import { useTestApp } from '../../core/testing/test-app.ts';
import { draw, quarterlyPool, quarters } from '../selection-runs/testing/run-calls.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest, report } from './testing/add-test.ts';

const [spring = ''] = quarters;

const api = await useTestApp();
const world = await growPoolWorld(api);

/** A pool of eight with a draw, whose first participant's test is "In MRO process" with what the laboratory found. */
async function twin(result: 'RESULT_NEGATIVE' | 'RESULT_POSITIVE') {
  const pool = await quarterlyPool(api, world, 8, { alcoholPercentage: 0 });
  const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: spring });
  const { id } = await addTest(api, {
    companyId: world.companyId,
    locationId: world.near,
    case: { program: 'NON_DOT', runParticipantId: run.participants[0]?.id ?? 0 },
  });
  await report(api, id, { kind: 'LABORATORY', result });
  return { pool, run, id };
}

/** Everything that a pool, its run and its participants say, as an answer without what differs by its ids alone. */
async function seen({ pool, run }: Awaited<ReturnType<typeof twin>>) {
  const get = async (path: string) =>
    (await api.call(`GET /api/${path}`, { session: world.admin })).json();
  const details = await get(`selectionrun/${run.id}`);
  const { version, drugYtd } = await get(`testpools/${pool.id}`);
  const progress = await get(`testpools/progress?id[EQ]=${pool.id}`);
  const { percentage, participants } = {
    percentage: details.completedDrugTestsPercentage,
    participants: details.participants.map(
      ({ completedAt, openTests, version: own, testResultIds }: Record<string, unknown>) => ({
        completedAt,
        openTests,
        own,
        tests: Array.isArray(testResultIds) ? testResultIds.length : null,
      }),
    ),
  };
  const { drugs } = progress.results[0];
  return { version, drugYtd, percentage, participants, runVersion: details.version, drugs };
}

it('pools, runs and participants say the same of a test in MRO process, whatever was found', async () => {
  const [negative, positive] = [await twin('RESULT_NEGATIVE'), await twin('RESULT_POSITIVE')];

  expect(await seen(positive)).toEqual(await seen(negative));
  expect((await seen(positive)).participants[0]).toMatchObject({ completedAt: null, tests: 1 });
});

it('they say the same of both once they are released', async () => {
  const [negative, positive] = [await twin('RESULT_NEGATIVE'), await twin('RESULT_POSITIVE')];
  await report(api, negative.id, { kind: 'MRO', result: 'MRO_NEGATIVE' });
  await report(api, positive.id, { kind: 'MRO', result: 'MRO_POSITIVE' });
  const timeless = async (of: Awaited<ReturnType<typeof twin>>) => {
    const all = await seen(of);
    return {
      ...all,
      participants: all.participants.map(({ completedAt, ...rest }: { completedAt: unknown }) => ({
        ...rest,
        isCompleted: completedAt !== null,
      })),
    };
  };

  expect(await timeless(positive)).toEqual(await timeless(negative));
  expect((await seen(positive)).drugs.done).toBe(1);
});
