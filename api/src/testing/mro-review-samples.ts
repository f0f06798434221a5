import type { mroReviewRoutes } from '@assay/schema/mro/mro-review.routes';
import { addTest, report } from '../modules/test-results/testing/add-test.ts';
import type { RouteWorld, Sent } from './route-world.ts';
import { logging, type SamplesOf } from './sample.ts';

/** A test whose laboratory has reported, and somebody of MRO staff. */
async function reported(
  { api, companyId, near }: RouteWorld,
  result: 'RESULT_NEGATIVE' | 'RESULT_POSITIVE',
): Promise<Required<Pick<Sent, 'id' | 'session'>>> {
  const { id } = await addTest(api, { companyId, locationId: near });
  await report(api, id, { kind: 'LABORATORY', result });
  const session = await api.signIn({ role: 'MD_USER', granted: ['VIEW_UNVERIFIED_RESULTS'] });
  return { id, session };
}

/** A sample of every call of MRO staff that writes. The contact log leaves nothing where others could find it. */
export const mroReviewSamples: SamplesOf<typeof mroReviewRoutes> = {
  logContact: logging(null, async (world) => ({
    ...(await reported(world, 'RESULT_POSITIVE')),
    body: { kind: 'DONOR_NO_ANSWER', at: new Date().toISOString(), phone: '5125550173' },
  })),
  determine: logging('testResult.determined', async (world) => ({
    ...(await reported(world, 'RESULT_NEGATIVE')),
    body: { result: 'MRO_NEGATIVE', version: 2 },
  })),
};
