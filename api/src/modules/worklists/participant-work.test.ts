import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { participantWork } from '@assay/schema/selection-runs/run-participant.list';
import type { RunParticipant } from '@assay/schema/selection-runs/run-participant';
import type { Worklist } from '@assay/schema/worklists/worklist';
import { useTestApp, type TestSession } from '../../core/testing/test-app.ts';
import { growPoolWorld } from '../test-pools/testing/pool-world.ts';
import { addTest } from '../test-results/testing/add-test.ts';
import { draw, quarterlyPool, quarters } from '../selection-runs/testing/run-calls.ts';

const today = new Date().toISOString().slice(0, 10);
/** The first day of the quarter that runs, which is not over. */
const current = quarters.filter((day) => day <= today).at(-1) ?? '';

const api = await useTestApp();
const world = await growPoolWorld(api);
const pool = await quarterlyPool(api, world, 8, { alcoholPercentage: 0 });
const run = await draw(api, world.admin, { testPoolId: pool.id, runDate: current });
const selected = run.participants.filter(({ selectionStatus }) =>
  selectionStatus.startsWith('SELECTED'),
);
const first = selected[0]?.id ?? 0;

const countsOf = async (session: TestSession): Promise<Record<string, number>> => {
  const answer = await api.call('GET /api/worklists', { session });
  return Object.fromEntries(
    answer.json<{ results: Worklist[] }>().results.map(({ key, count }) => [key, count]),
  );
};
const listed = async (need: string): Promise<RunParticipant[]> => {
  const answer = await api.call(`GET /api/runparticipants?${need}[EQ]=true`, {
    session: world.admin,
  });
  return answer.json<{ results: RunParticipant[] }>().results;
};
const note = (id: number, isNotified: boolean, session = world.admin) =>
  api.call(`POST /api/runparticipants/${id}/notice`, { session, body: { isNotified } });

describe('people who were drawn', () => {
  it('wait to be told and to be ordered for, as many as their lists have', async () => {
    const counts = await countsOf(world.admin);

    expect(counts).toMatchObject({
      PARTICIPANTS_NOT_NOTIFIED: selected.length,
      SELECTIONS_NOT_ORDERED: selected.length,
      PARTICIPANTS_NOT_COLLECTED: 0,
    });
    for (const [key, need] of Object.entries(participantWork))
      expect((await listed(need)).length).toBe(counts[key]);
  });

  it('are told once, by whom the first note says, until it is taken back', async () => {
    const noted = (await note(first, true)).json<RunParticipant>();
    const again = (await note(first, true)).json<RunParticipant>();

    expect(noted).toMatchObject({ notifiedBy: expect.any(String), testPoolName: pool.name });
    expect(again.notifiedAt).toBe(noted.notifiedAt);
    expect((await listed('needsNotice')).map(({ id }) => id)).not.toContain(first);
    expect((await note(first, false)).json()).toMatchObject({ notifiedAt: null, notifiedBy: null });
    expect((await listed('needsNotice')).map(({ id }) => id)).toContain(first);
  });

  it('wait for their collection once they are ordered for, and no more when it is done', async () => {
    const added = await addTest(api, {
      companyId: world.companyId,
      locationId: world.near,
      case: { program: 'NON_DOT', runParticipantId: first },
      test: { testStatus: 'ORDERED', goesThroughMro: false },
    });

    expect((await listed('needsOrder')).map(({ id }) => id)).not.toContain(first);
    expect((await listed('needsCollection')).map(({ id }) => id)).toEqual([first]);

    await api.asOwner(1, (tx) =>
      tx.run(sql`
        update test_results set test_status = 'COLLECTION_COMPLETED', collected_at = now()
        where tenant_id = 1 and id = ${added.id}`),
    );
    expect(await listed('needsCollection')).toEqual([]);
    expect((await listed('needsNotice')).map(({ id }) => id)).not.toContain(first);
  });

  it('are none of those whose run was invalidated', async () => {
    const other = await quarterlyPool(api, world, 4, { alcoholPercentage: 0 });
    const invalid = await draw(api, world.admin, { testPoolId: other.id, runDate: current });
    await api.call(`POST /api/selectionrun/${invalid.id}/invalidate`, {
      session: world.admin,
      body: { invalidationReason: 'The list was incomplete.' },
    });

    const found = (await listed('needsOrder')).map(({ selectionRunId }) => selectionRunId);
    expect(found).not.toContain(invalid.id);
    const refused = await note(invalid.participants[0]?.id ?? 0, true);
    expect(refused.json().errorCode).toBe('PARTICIPANT_NOT_EDITABLE');
  });

  it('are counted for nobody who has no list of them', async () => {
    const user = await api.signIn({ role: 'COMPANY_USER', companyId: world.companyId });

    expect(Object.keys(await countsOf(user))).not.toContain('SELECTIONS_NOT_ORDERED');
  });
});
