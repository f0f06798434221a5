import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';

/** A district and the cities that it covers. */
type Districts = Record<string, readonly string[]>;

/** An area, with the cities that it covers itself. */
interface Area {
  name: string;
  districts: Districts;
  cities?: readonly string[];
}

/** Regions by name. What lies in none of their cities is in no unit. */
type Tree = Record<string, readonly Area[]>;

const northwind: Tree = {
  West: [
    {
      name: 'Pacific Northwest',
      districts: { 'Portland Metro': ['Portland'], 'Willamette Valley': ['Eugene'] },
    },
    {
      name: 'Northern California',
      districts: { Sacramento: ['Sacramento'], 'Central Valley': ['Fresno'] },
    },
    { name: 'Mountain', districts: { 'Front Range': ['Denver', 'Pueblo'] } },
  ],
  Central: [
    { name: 'Texas Gulf', districts: { Dallas: ['Dallas'], Houston: ['Houston'] } },
    {
      name: 'Mid-America',
      districts: { 'Kansas City': ['Kansas City'], 'St. Louis': ['St. Louis'] },
      cities: ['Chicago', 'Peoria', 'Columbus', 'Toledo'],
    },
  ],
  East: [
    {
      name: 'Mid-Atlantic',
      districts: { Newark: ['Newark'], Pittsburgh: ['Pittsburgh'] },
      cities: ['Trenton', 'Harrisburg'],
    },
    {
      name: 'Southeast',
      districts: { Atlanta: ['Atlanta'], Carolinas: ['Charlotte', 'Raleigh'] },
      cities: ['Savannah'],
    },
  ],
};

const other: Tree = {
  North: [
    {
      name: 'North East',
      districts: {
        'District 1': ['Columbus', 'Toledo', 'Pittsburgh', 'Harrisburg'],
        'District 2': ['Newark', 'Trenton'],
      },
    },
    {
      name: 'North West',
      districts: { 'District 3': ['Portland', 'Eugene'] },
      cities: ['Chicago', 'Peoria'],
    },
  ],
  South: [
    {
      name: 'South Central',
      districts: {
        'District 4': ['Dallas', 'Houston'],
        'District 5': ['Kansas City', 'St. Louis', 'Denver', 'Pueblo'],
      },
    },
    {
      name: 'South East',
      districts: { 'District 6': ['Atlanta', 'Savannah', 'Charlotte', 'Raleigh'] },
    },
  ],
};

async function addUnit(
  tx: Tx,
  companyId: number,
  parentId: number | null,
  level: string,
  name: string,
): Promise<number> {
  const row = await tx.row<Row<'administrative_units', 'id'>>(sql`
    insert into administrative_units (company_id, parent_id, level, name)
    values (${companyId}, ${parentId}, ${level}, ${name}) returning id`);
  return found(row).id;
}

/** Adds the regions, areas and districts of a company; answers the unit that each city is in. */
async function addTree(tx: Tx, companyId: number, tree: Tree): Promise<Map<string, number>> {
  const units = new Map<string, number>();
  const cover = (cities: readonly string[], unit: number): void =>
    cities.forEach((city) => units.set(city, unit));
  for (const [region, areas] of Object.entries(tree)) {
    const regionId = await addUnit(tx, companyId, null, 'REGION', region);
    for (const { name, districts, cities = [] } of areas) {
      const areaId = await addUnit(tx, companyId, regionId, 'AREA', name);
      cover(cities, areaId);
      for (const [district, covered] of Object.entries(districts))
        cover(covered, await addUnit(tx, companyId, areaId, 'DISTRICT', district));
    }
  }
  return units;
}

/** Gives a company a hierarchy, and its locations their places in it, by their cities. */
export async function seedUnits(tx: Tx, companyId: number, isNorthwind: boolean): Promise<void> {
  const units = await addTree(tx, companyId, isNorthwind ? northwind : other);
  const placed = [...units].map(([city, unit]) => ({ city, unit }));
  await tx.run(sql`
    update locations l set administrative_unit_id = p.unit
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as p (city text, unit bigint)
    where l.company_id = ${companyId} and not l.is_primary and l.address_city = p.city`);
}
