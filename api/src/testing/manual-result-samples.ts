import type { manualResultRoutes } from '@assay/schema/manual-results/manual-result.routes';
import {
  manualResultInput,
  stepwiseInput,
} from '../modules/manual-results/testing/manual-result-input.ts';
import { addTest, report } from '../modules/test-results/testing/add-test.ts';
import { logging, type SamplesOf } from './sample.ts';

/** Calls on results that are entered by hand. */
export const manualResultSamples: SamplesOf<typeof manualResultRoutes> = {
  create: logging('testResult.resultEntered', ({ near }) => ({ body: manualResultInput(near) })),
  createStepwise: logging('testResult.resultEntered', async ({ api, superAdmin, near }) => ({
    body: await stepwiseInput(api, superAdmin, near),
  })),
  correct: logging('testResult.corrected', async ({ api, companyId, near }) => {
    const { id } = await addTest(api, { companyId, locationId: near });
    await report(api, id, { kind: 'MRO', result: 'MRO_POSITIVE' });
    return {
      id,
      body: {
        reportSource: 'MRO',
        receivedFrom: 'Dr. Ames',
        reason: 'The medical explanation came late.',
        reportedAt: '2026-03-05T12:00:00.000Z',
        mroResult: 'MRO_NEGATIVE',
        version: 2,
      },
    };
  }),
};
