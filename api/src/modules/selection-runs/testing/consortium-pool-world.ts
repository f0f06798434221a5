import type { SelectionRunDetails } from '@assay/schema/selection-runs/selection-run';
import type { TestPool } from '@assay/schema/test-pools/test-pool';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import type { TestSession } from '../../../core/testing/test-app.ts';
import { createConsortium, useConsortiums } from '../../consortiums/testing/consortium-calls.ts';
import { addMember, addPool, clerk } from '../../test-pools/testing/member-calls.ts';
import { enable, type PoolWorld } from '../../test-pools/testing/pool-world.ts';
import { draw, quarters } from './run-calls.ts';

/** Members of each company: twelve here, thirty there. */
export const sizes = { harbor: 12, desert: 30 } as const;

/** What a new pool of a consortium says beside the programs of `poolInput`. */
export const ofConsortium = (consortiumId: number, more: object = {}) => ({
  consortiumId,
  companyId: null,
  locationId: null,
  testOrderType: null,
  drugPercentage: 50,
  alcoholPercentage: 10,
  oversampling: 0,
  ...more,
});

/** Two companies in one consortium, with a pool over both that was drawn once, and an administrator of each. */
export async function growConsortiumPool() {
  const world = await useConsortiums();
  const { api, admin, harbor, desert } = world;
  for (const { companyId } of [harbor, desert])
    await enable(
      api,
      companyId,
      'ENABLE_RANDOM_SELECTION_FOR_ADMIN',
      'ENABLE_CLIENT_TESTPOOL_MEMBER_MANAGEMENT',
    );
  const { id: consortiumId } = await createConsortium(api, admin, {
    locations: [harbor.near, desert.near],
  });
  const pool: TestPool = await addPool(api, harbor, ofConsortium(consortiumId));
  const fill = async ({ near }: PoolWorld, name: keyof typeof sizes) => {
    const people: TestPoolMember[] = [];
    for (let each = 1; each <= sizes[name]; each += 1) {
      const person = { firstName: `Kim ${each}`, lastName: `of ${name}`, locationId: near };
      people.push(await addMember(api, admin, pool.id, clerk(person)));
    }
    return people;
  };
  const people = { harbor: await fill(harbor, 'harbor'), desert: await fill(desert, 'desert') };
  const run: SelectionRunDetails = await draw(api, admin, {
    testPoolId: pool.id,
    runDate: quarters[0] ?? '',
  });
  const signIn = (companyId: number): Promise<TestSession> =>
    api.signIn({ role: 'COMPANY_ADMIN', companyId });
  return {
    ...world,
    consortiumId,
    pool,
    people,
    run,
    administrators: {
      harbor: await signIn(harbor.companyId),
      desert: await signIn(desert.companyId),
    },
  };
}
