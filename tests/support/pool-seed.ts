import { uniqueName, type Seed } from './seed.ts';

const regulator = /* GraphQL */ `
  {
    regulators {
      id
      name
    }
  }
`;

const firstLocation = /* GraphQL */ `
  query FirstLocation($companyId: ID!) {
    locationOptions(companyId: $companyId) {
      id
      locationId
    }
  }
`;

const createPool = /* GraphQL */ `
  mutation CreatePool($input: CreateTestPoolInput!) {
    createTestPool(input: $input) {
      testPool {
        id
        name
      }
      errors {
        errorCode
        message
        path
      }
    }
  }
`;

const createMember = /* GraphQL */ `
  mutation CreateMember($poolId: ID!, $input: CreateTestPoolMemberInput!) {
    createTestPoolMember(testPoolId: $poolId, input: $input) {
      member {
        id
      }
      errors {
        errorCode
        message
        path
      }
    }
  }
`;

const deactivatePool = /* GraphQL */ `
  mutation DeactivatePool($id: ID!) {
    deactivateTestPool(id: $id) {
      errors {
        errorCode
      }
    }
  }
`;

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
  const { locationOptions } = await seed.send<{ locationOptions: SeededPool['location'][] }>(
    firstLocation,
    { companyId: company.id },
  );
  const [location] = locationOptions;
  if (location === undefined) throw new Error('The company has no location.');
  const { regulators } = await seed.send<{ regulators: Created[] }>(regulator, {});
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
  const { createTestPool } = await seed.send<{
    createTestPool: { testPool: Created | null; errors: unknown[] };
  }>(createPool, { input });
  if (createTestPool.testPool === null)
    throw new Error(`No pool was created: ${JSON.stringify(createTestPool.errors)}`);
  return { ...createTestPool.testPool, companyId: company.id, location };
}

/** A member of a pool; the fields are those of `CreateTestPoolMemberInput`. */
export async function seedMember(
  seed: Seed,
  poolId: string,
  input: Record<string, unknown>,
): Promise<void> {
  const { createTestPoolMember } = await seed.send<{
    createTestPoolMember: { errors: unknown[] };
  }>(createMember, { poolId, input });
  if (createTestPoolMember.errors.length > 0)
    throw new Error(`No member was created: ${JSON.stringify(createTestPoolMember.errors)}`);
}

export const deactivate = async (seed: Seed, id: string): Promise<void> =>
  void (await seed.send(deactivatePool, { id }));
