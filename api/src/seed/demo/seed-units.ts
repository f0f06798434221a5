import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';
import { found } from '../../core/refusal.ts';
import type { Random } from './random.ts';

/** A region with its areas and their districts. */
type Tree = Record<string, Record<string, readonly string[]>>;

const northwind: Tree = {
  West: {
    'Pacific Northwest': ['Portland Metro', 'Willamette Valley'],
    'Northern California': ['Sacramento', 'Central Valley'],
  },
  Central: { 'Texas Gulf': ['Dallas', 'Houston'], 'Mid-America': ['Kansas City', 'St. Louis'] },
  East: { 'Mid-Atlantic': ['Newark', 'Pittsburgh'], Southeast: ['Atlanta', 'Carolinas'] },
};

const other: Tree = {
  North: { 'North East': ['District 1', 'District 2'], 'North West': ['District 3'] },
  South: { 'South Central': ['District 4', 'District 5'] },
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

/** Adds the regions, areas and districts of a company; answers the ids of all, with the districts thrice as likely. */
async function addTree(tx: Tx, companyId: number, tree: Tree): Promise<number[]> {
  const ids: number[] = [];
  for (const [region, areas] of Object.entries(tree)) {
    const regionId = await addUnit(tx, companyId, null, 'REGION', region);
    for (const [area, districts] of Object.entries(areas)) {
      const areaId = await addUnit(tx, companyId, regionId, 'AREA', area);
      for (const district of districts) {
        const districtId = await addUnit(tx, companyId, areaId, 'DISTRICT', district);
        ids.push(districtId, districtId, districtId);
      }
      ids.push(areaId);
    }
  }
  return ids;
}

/** Gives a company a hierarchy and most of its locations a place in it. */
export async function seedUnits(
  tx: Tx,
  random: Random,
  companyId: number,
  isNorthwind: boolean,
): Promise<void> {
  const [first, ...rest] = await addTree(tx, companyId, isNorthwind ? northwind : other);
  if (first === undefined) return;
  const locations = await tx.rows<Row<'locations', 'id'>>(
    sql`select id from locations where company_id = ${companyId} and not is_primary order by id`,
  );
  const placed = locations
    .filter(() => random.int(1, 8) > 1)
    .map(({ id }) => ({ id, unit: random.pick([first, ...rest]) }));
  await tx.run(sql`
    update locations l set administrative_unit_id = p.unit
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as p (id bigint, unit bigint) where l.id = p.id`);
}
