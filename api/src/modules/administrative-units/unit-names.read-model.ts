import { sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';

type NamedUnit = Row<'administrative_units', 'id' | 'parent_id' | 'name_key' | 'name'>;

type Names = readonly [region: string, area: string, district: string];

/** The units of a company by their names, regardless of case. */
export class UnitNames {
  readonly #ids = new Map<string, number>();
  readonly #units: readonly NamedUnit[];

  constructor(units: readonly NamedUnit[]) {
    this.#units = units;
    for (const { id, parent_id: parent, name_key: name } of units)
      this.#ids.set(`${parent ?? ''} ${name}`, id);
  }

  /** The unit that names from the region down lead to, or how many of them could be followed. */
  find(names: readonly string[]): { id: number } | { followed: number } {
    let id: number | undefined;
    for (const [level, name] of names.entries()) {
      const next = this.#ids.get(`${id ?? ''} ${name.toLowerCase()}`);
      if (next === undefined) return { followed: level };
      id = next;
    }
    return id === undefined ? { followed: 0 } : { id };
  }

  /** Names of some district with those above it, to show what they look like; null when there is none. */
  example(): Names | null {
    const byId = new Map(this.#units.map((unit) => [unit.id, unit]));
    for (const district of this.#units) {
      const area = byId.get(district.parent_id ?? 0);
      const region = byId.get(area?.parent_id ?? 0);
      if (area && region) return [region.name, area.name, district.name];
    }
    return null;
  }
}

/** Reads the units of a company by name and keeps them from being deleted until the commit. */
export async function readUnitNames({ tx }: Context, companyId: number): Promise<UnitNames> {
  return new UnitNames(
    await tx.rows<NamedUnit>(sql`
      select id, parent_id, name_key, name from administrative_units
      where company_id = ${companyId} and deleted_at is null order by id for share`),
  );
}
