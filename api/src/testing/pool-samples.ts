import type { WriteSamples } from './write-samples.ts';
import {
  draw,
  quarterlyPool,
  quarterOf,
  quarters,
} from '../modules/selection-runs/testing/run-calls.ts';
import { addMember, addPool, clerk } from '../modules/test-pools/testing/member-calls.ts';
import { poolInput } from '../modules/test-pools/testing/pool-world.ts';
import { type RouteWorld } from './route-world.ts';
import { edited, fresh, logging, upload } from './sample.ts';

/** A new pool on paper with a run. */
async function drawn(world: RouteWorld) {
  const more = { shouldGenerateAlternates: true, alternatesAmount: 1 };
  const pool = await quarterlyPool(world.api, world, 8, more);
  return draw(world.api, world.admin, { testPoolId: pool.id, runDate: quarters[0] ?? '' });
}

/** Somebody whom a draw of the quarter that runs selected, for the manager of the location. */
async function toSend(world: RouteWorld) {
  const { id } = await quarterlyPool(world.api, world, 8);
  const runDate = quarterOf(new Date().toISOString().slice(0, 10));
  const run = await draw(world.api, world.admin, { testPoolId: id, runDate });
  return {
    id: run.participants[0]?.memberId ?? 0,
    audited: run.participants[0]?.id ?? 0,
    session: world.insiders.LOCATION_MANAGER,
  };
}

const addClerk = async (world: RouteWorld): Promise<number> =>
  (await addMember(world.api, world.superAdmin, world.records.testPool, clerk())).id;

const removedClerk = async (world: RouteWorld): Promise<number> => {
  const id = await addClerk(world);
  await world.api.call(`POST /api/testpoolmembers/specific/${id}/delete`, {
    session: world.superAdmin,
  });
  return id;
};

/** Calls on pools, their members and runs. */
export const poolSamples = {
  testPools: {
    create: logging('testPool.created', (world) => ({
      body: poolInput(world, { name: fresh('Night shift') }),
    })),
    update: logging('testPool.updated', (world) =>
      edited(world, `/api/testpools/${world.records.testPool}`, { name: fresh('Day shift') }),
    ),
    patch: logging('testPool.updated', () => ({ body: { oversampling: 7 } })),
    activate: logging('testPool.activated', async (world) => {
      const { id } = await addPool(world.api, world);
      await world.api.call(`POST /api/testpools/${id}/deactivate`, { session: world.superAdmin });
      return { id };
    }),
    deactivate: logging('testPool.deactivated', async (world) => ({
      id: (await addPool(world.api, world)).id,
    })),
  },
  selectionRuns: {
    create: logging('selectionRun.drawn', async (world) => {
      const { id } = await quarterlyPool(world.api, world, 8);
      return { body: { testPoolId: id, runDate: new Date().toISOString().slice(0, 10) } };
    }),
    invalidate: logging('selectionRun.invalidated', async (world) => ({
      id: (await drawn(world)).id,
      body: { invalidationReason: 'The list was incomplete.' },
    })),
    designate: logging('runParticipant.updated', async (world) => ({
      id: (await drawn(world)).participants[0]?.id ?? 0,
      body: { status: 'EXCUSED', excusalReason: 'Sick' },
    })),
    noteNotice: logging('runParticipant.noticeNoted', async (world) => ({
      id: (await drawn(world)).participants[0]?.id ?? 0,
      body: { isNotified: true },
    })),
    noteNotices: logging('runParticipant.noticeNoted', async (world) => ({
      body: { recordIds: [(await drawn(world)).participants[0]?.id ?? 0], isNotified: true },
    })),
    setSpecimenId: logging('runParticipant.updated', async (world) => ({
      id: (await drawn(world)).participants[0]?.id ?? 0,
      body: { specimenId: 'CCF-0001' },
    })),
  },
  peopleToSend: {
    noteNotice: logging('runParticipant.noticeNoted', async (world) => ({
      ...(await toSend(world)),
      body: { isNotified: true },
    })),
    noteNotices: logging('runParticipant.noticeNoted', async (world) => {
      const { id, ...sent } = await toSend(world);
      return { ...sent, body: { recordIds: [id], isNotified: true } };
    }),
  },
  testPoolMembers: {
    create: logging('testPoolMember.created', () => ({ body: clerk() })),
    update: logging('testPoolMember.updated', async (world) => {
      const id = await addClerk(world);
      const path = `/api/testpoolmembers/specific/${id}`;
      return { id, ...(await edited(world, path, { lastName: 'Changed' })) };
    }),
    remove: logging('testPoolMember.removed', async (world) => ({ id: await addClerk(world) })),
    restore: logging('testPoolMember.restored', async (world) => ({
      id: await removedClerk(world),
    })),
    removeTicked: logging('testPoolMember.removed', async (world) => ({
      body: { recordIds: [await addClerk(world)] },
    })),
    restoreTicked: logging('testPoolMember.restored', async (world) => ({
      body: { recordIds: [await removedClerk(world)] },
    })),
    moveTicked: logging('testPoolMember.created', async (world) => ({
      body: {
        recordIds: [await addClerk(world)],
        testPoolId: (await addPool(world.api, world)).id,
      },
    })),
    importCsv: logging('testPool.membersImported', () =>
      upload('csv', 'a.csv', `First Name,Last Name,ID Number\nRobin,Vale,${fresh('I')}\n`),
    ),
  },
} satisfies Partial<WriteSamples>;
