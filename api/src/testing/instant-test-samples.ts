import type { instantTestRoutes } from '@assay/schema/instant-tests/instant-test.routes';
import { instantTestInput } from '../modules/instant-tests/testing/instant-test-input.ts';
import { addTest } from '../modules/test-results/testing/add-test.ts';
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
  confirm: logging('testResult.confirmed', async ({ api, companyId, near }) => {
    const test = {
      testType: 'INSTANT',
      testStatus: 'PENDING_CONFIRMATION',
      goesThroughMro: false,
    } as const;
    const { id } = await addTest(api, {
      companyId,
      locationId: near,
      case: { program: 'NON_DOT' },
      test,
    });
    return { id, body: { confirmationMethod: 'NO_CONFIRMATION', comment: 'Donor has left.' } };
  }),
};
