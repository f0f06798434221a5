import type { acknowledgmentRoutes } from '@assay/schema/acknowledgments/acknowledgment.routes';
import { addPositive, addSignature } from '../modules/acknowledgments/testing/positive-test.ts';
import { logging, type SamplesOf } from './sample.ts';

/** What donors sign. */
export const acknowledgmentSamples: SamplesOf<typeof acknowledgmentRoutes> = {
  sign: logging('testResult.acknowledged', async ({ api, superAdmin, companyId, near }) => ({
    id: await addPositive(api, { companyId, locationId: near }),
    body: {
      type: 'ACKNOWLEDGMENT',
      defendantSignature: await addSignature(api, superAdmin),
      supervisorSignature: await addSignature(api, superAdmin),
    },
  })),
};
