import type { instantTestRoutes } from '@assay/schema/instant-tests/instant-test.routes';
import { instantTestInput } from '../modules/instant-tests/testing/instant-test-input.ts';
import type { RouteWorld } from './route-world.ts';
import { logging, type SamplesOf } from './sample.ts';

const input = async ({ api, superAdmin, records }: RouteWorld) => ({
  body: await instantTestInput(api, superAdmin, { testPanelId: records.testPanel }),
});

/** A sample of every call that writes instant tests. */
export const instantTestSamples: SamplesOf<typeof instantTestRoutes> = {
  validateFirstForm: logging(null, input),
  validateAll: logging(null, input),
  create: logging('testResult.created', input),
};
