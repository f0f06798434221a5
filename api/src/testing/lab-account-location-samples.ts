import type { labAccountLocationRoutes } from '@assay/schema/lab-accounts/lab-account-location.routes';
import { accountAtInput, addAccountAt } from '../modules/lab-accounts/testing/lab-account-calls.ts';
import { addTestCode } from '../modules/test-codes/testing/test-code-calls.ts';
import type { RouteWorld } from './route-world.ts';
import { logging, type SamplesOf } from './sample.ts';

/** A lab account of the world's location that orders by the world's test code and another one. */
async function withTwoCodes({ api, superAdmin, near, records }: RouteWorld) {
  const testCodeIds = [records.testCode, (await addTestCode(api, superAdmin)).id];
  return addAccountAt(api, superAdmin, { locationId: near, testCodeIds });
}

/** A sample of every call that writes lab accounts of locations. */
export const labAccountLocationSamples: SamplesOf<typeof labAccountLocationRoutes> = {
  create: logging('labAccountLocation.created', async ({ api, superAdmin, near }) => ({
    body: await accountAtInput(api, superAdmin, { locationId: near }),
  })),
  validate: {
    logs: null,
    make: async ({ api, superAdmin, near }) => ({
      body: await accountAtInput(api, superAdmin, { locationId: near }),
    }),
  },
  patch: logging('labAccountLocation.updated', async (world) => {
    const { id, version } = await withTwoCodes(world);
    return { id, body: { siteId: 'S-7', version } };
  }),
  remove: logging('labAccountLocation.deleted', async (world) => ({
    id: (await withTwoCodes(world)).id,
  })),
  patchTestCode: logging('labAccountLocation.updated', async (world) => {
    const { id, version } = await withTwoCodes(world);
    return { id, body: { pricing: '31.50', version } };
  }),
  removeTestCode: logging('labAccountLocation.updated', async (world) => ({
    id: (await withTwoCodes(world)).id,
  })),
};
