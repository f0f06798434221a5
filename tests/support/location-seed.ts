import type { Seed } from './seed.ts';

interface CreatedUnit {
  administrativeUnit: { id: string };
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
    const { administrativeUnit: unit } = await seed.save<CreatedUnit>(
      '10-create-administrative-unit',
      { companyId, input },
    );
    ids.push(unit.id);
  }
  return ids;
}
