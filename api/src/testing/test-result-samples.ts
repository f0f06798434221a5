import type { testResultRoutes } from '@assay/schema/test-results/test-result.routes';
import { addTest } from '../modules/test-results/testing/add-test.ts';
import { logging, type SamplesOf } from './sample.ts';

/** A sample of every call that writes tests. */
export const testResultSamples: SamplesOf<typeof testResultRoutes> = {
  remove: logging('testResult.deleted', async ({ api, companyId, near }) => ({
    id: (await addTest(api, { companyId, locationId: near })).id,
  })),
};
