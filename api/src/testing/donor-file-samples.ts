import type { DonorFile } from '@assay/schema/donor-files/donor-file';
import type { donorFileRoutes } from '@assay/schema/donor-files/donor-file.routes';
import { addTest } from '../modules/test-results/testing/add-test.ts';
import { fresh, logging, type SamplesOf } from './sample.ts';
import type { RouteWorld } from './route-world.ts';

const testOf = async ({ api, companyId, near }: RouteWorld): Promise<number> =>
  (
    await addTest(api, {
      companyId,
      locationId: near,
      case: { donor: { primaryIdType: 'EMPLOYEE_ID', primaryId: fresh('E') } },
    })
  ).id;

/** A sample of every call on files of donors. */
export const donorFileSamples: SamplesOf<typeof donorFileRoutes> = {
  merge: logging('donorFile.merged', async (world) => ({
    id: await testOf(world),
    body: { testResultId: await testOf(world), reason: 'A new badge' },
  })),
  unmerge: logging('donorFile.unmerged', async (world) => {
    const id = await testOf(world);
    const answer = await world.api.call(`POST /api/testresults/${id}/donorfile/merge`, {
      session: world.superAdmin,
      body: { testResultId: await testOf(world), reason: 'A new badge' },
    });
    const mergeId = answer.json<DonorFile>().merges[0]?.mergeId;
    return { id, body: { mergeId, reason: 'Two people' } };
  }),
};
