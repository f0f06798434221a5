import { seedMember } from './pool-seed.ts';
import { uniqueName, type Seed } from './seed.ts';
import { todayThere } from './sign-in.ts';

const placeOfUser = `query PlaceOfUser($q: String!) {
  users(q: $q, limit: 1) { nodes { company { id } locations { id } } }
}`;

interface Place {
  company: { id: string };
  locations: { id: string }[];
}

/** Somebody drawn today at the location that a demo user manages, from a pool of the test's own. */
export async function seedDrawn(
  seed: Seed,
  manager: string,
): Promise<{ poolId: string; lastName: string }> {
  const { users } = await seed.send<{ users: { nodes: Place[] } }>(placeOfUser, { q: manager });
  const [place] = users.nodes;
  const location = place?.locations[0];
  if (place === undefined || location === undefined)
    throw new Error(`${manager} manages no location.`);
  const today = todayThere();
  const input = {
    name: uniqueName('Pool'),
    isRegulated: false,
    companyId: place.company.id,
    locationId: location.id,
    isTestPoolForCompany: false,
    targetType: 'percentage',
    drugPercentage: 100,
    alcoholPercentage: 0,
    oversampling: 0,
    modality: 'onetime',
    programStartDate: today,
    programEndDate: today,
    testOrderType: 'PAPER_CCF_ORDER',
  };
  const { testPool } = await seed.save<{ testPool: { id: string } }>('21-create-test-pool', {
    input,
  });
  const lastName = `Vale${testPool.id}`;
  await seedMember(seed, testPool.id, { firstName: 'Robin', lastName, idNumber: lastName });
  await seed.save('27-draw-from-pool', { input: { testPoolId: testPool.id, runDate: today } });
  return { poolId: testPool.id, lastName };
}
