import { sql } from 'drizzle-orm';
import type { AdministrativeUnit } from '@assay/schema/administrative-units/administrative-unit';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { administrativeUnits } from './administrative-unit.table.ts';

type Unit = Row<'administrative_units'>;

interface LocationCount extends Row<
  'administrative_units',
  'region_id' | 'area_id' | 'district_id'
> {
  locations: number;
}

/** How many locations lie in each unit and below it, of those that the caller sees (contract §7). */
async function locationCounts(
  { tx }: Context,
  companyIds: ReadonlySet<number>,
): Promise<Map<number, number>> {
  const rows = await tx.rows<LocationCount>(sql`
    select u.region_id, u.area_id, u.district_id, c.locations
    from (
      select l.administrative_unit_id as unit_id, count(*) as locations from locations l
      where l.company_id = any (${sql.param([...companyIds])}::bigint[]) and l.administrative_unit_id is not null
        and l.deleted_at is null
      group by l.administrative_unit_id
    ) c join administrative_units u on u.id = c.unit_id`);
  const counts = new Map<number, number>();
  for (const { region_id: region, area_id: area, district_id: district, locations } of rows) {
    for (const id of [region, area, district])
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + locations);
  }
  return counts;
}

async function parentsAmong({ tx }: Context, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.rows<{ id: number }>(sql`
    select distinct u.parent_id as id from administrative_units u
    where u.parent_id = any (${sql.param([...ids])}::bigint[]) and u.deleted_at is null`);
  return new Set(rows.map(({ id }) => id));
}

/** Names of units and of those above them. */
async function namesOf(
  { tx }: Context,
  rows: readonly Unit[],
): Promise<Map<number | null, string>> {
  const ids = rows.flatMap((row) => [row.region_id, row.area_id]).filter((id) => id !== null);
  const above = await tx.rows<{ id: number; name: string }>(sql`
    select id, name from administrative_units where id = any (${sql.param([...new Set(ids)])}::bigint[])`);
  return new Map([...above, ...rows].map(({ id, name }) => [id, name]));
}

/**
 * The records of units' rows. A manager of some units or locations does not see every location, so
 * that nothing can be said of whether a unit is empty: none may be deleted, nor may they delete any.
 */
export async function unitsOf(
  context: Context,
  rows: readonly Unit[],
): Promise<AdministrativeUnit[]> {
  if (rows.length === 0) return [];
  const counts = await locationCounts(context, new Set(rows.map((row) => row.company_id)));
  const parents = await parentsAmong(
    context,
    rows.map(({ id }) => id),
  );
  const names = await namesOf(context, rows);
  const { kind } = context.viewer.scope;
  const seesAll = kind === 'tenant' || kind === 'company';
  return rows.map((row) => {
    const unit = administrativeUnits.fromRow(row);
    const numberOfLocations = counts.get(unit.id) ?? 0;
    const isDeleteAllowed = seesAll && numberOfLocations === 0 && !parents.has(unit.id);
    const pathIds = [row.region_id, row.area_id, row.district_id].filter((id) => id !== null);
    const path = pathIds.flatMap((id) => names.get(id) ?? []);
    return { ...unit, path, pathIds, numberOfLocations, isDeleteAllowed };
  });
}
