import { uniqueName, type Seed } from './seed.ts';

const firstLocation = `query FirstLocation($companyId: ID!) {
  locations(where: { companyId: { eq: $companyId } }, limit: 1) { nodes { id locationId } }
}`;

const deactivatePool = `mutation DeactivatePool($id: ID!) {
  deactivateTestPool(id: $id) { errors { errorCode } }
}`;

interface Created {
  id: string;
  name: string;
}

interface SeededPool extends Created {
  companyId: string;
  /** The one location of its company. */
  location: { id: string; locationId: string };
}

/** A pool that spans the locations of a company of its own; `more` are fields of `CreateTestPoolInput`. */
export async function seedPool(
  seed: Seed,
  isRegulated: boolean,
  more: Record<string, unknown> = {},
): Promise<SeededPool> {
  const company = await seed.company().withLocation('Plant').create();
  const { locations } = await seed.send<{ locations: { nodes: SeededPool['location'][] } }>(
    firstLocation,
    { companyId: company.id },
  );
  const [location] = locations.nodes;
  if (location === undefined) throw new Error('The company has no location.');
  const { regulators } = await seed.send<{ regulators: Created[] }>(
    '{ regulators { id name } }',
    {},
  );
  const fmcsa = regulators.find(({ name }) => name === 'FMCSA');
  const year = new Date().getUTCFullYear();
  const input = {
    name: uniqueName('Pool'),
    isRegulated,
    testingAgencyId: isRegulated ? fmcsa?.id : null,
    companyId: company.id,
    isTestPoolForCompany: true,
    targetType: 'percentage',
    drugPercentage: 50,
    alcoholPercentage: 10,
    oversampling: 0,
    modality: 'quarterly',
    programStartDate: `${year}-01-01`,
    programEndDate: `${year}-12-31`,
    testOrderType: 'ELECTRONIC_ORDER',
    ...more,
  };
  const { testPool } = await seed.save<{ testPool: Created }>('21-create-test-pool', { input });
  return { ...testPool, companyId: company.id, location };
}

/** A member of a pool; the fields are those of `CreateTestPoolMemberInput`. */
export async function seedMember(
  seed: Seed,
  poolId: string,
  input: Record<string, unknown>,
): Promise<void> {
  await seed.save('23-add-pool-member', { testPoolId: poolId, input });
}

export const deactivate = async (seed: Seed, id: string): Promise<void> =>
  void (await seed.send(deactivatePool, { id }));
