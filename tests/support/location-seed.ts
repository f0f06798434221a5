import type { Seed } from './seed.ts';

const createUnit = /* GraphQL */ `
  mutation CreateUnit($companyId: ID!, $input: CreateAdministrativeUnitInput!) {
    createAdministrativeUnit(companyId: $companyId, input: $input) {
      administrativeUnit {
        id
      }
    }
  }
`;

interface CreateUnitAnswer {
  createAdministrativeUnit: { administrativeUnit: { id: string } | null };
}

/** A branch of a company's hierarchy, from the region down; answers the ids of its units. */
export async function seedUnits(
  seed: Seed,
  companyId: string,
  names: readonly string[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const input = { name, parentId: ids.at(-1) ?? null };
    const answer = await seed.send<CreateUnitAnswer>(createUnit, { companyId, input });
    const unit = answer.createAdministrativeUnit.administrativeUnit;
    if (unit === null) throw new Error(`The unit ${name} was not created.`);
    ids.push(unit.id);
  }
  return ids;
}
