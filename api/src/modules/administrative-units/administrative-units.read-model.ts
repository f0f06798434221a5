import { sql } from 'drizzle-orm';
import {
  type AdministrativeUnit,
  type AdministrativeUnitNode,
  type CompanyHierarchy,
  type HierarchyLocation,
  type HierarchyNode,
} from '@assay/schema/administrative-units/administrative-unit';
import { administrativeUnitList } from '@assay/schema/administrative-units/administrative-unit.list';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { administrativeUnits } from './administrative-unit.table.ts';
import { unitsOf } from './unit-facts.read-model.ts';

const pathIds = sql.raw('array_remove(array[t.region_id, t.area_id, t.district_id], null)');

const source = entityList({
  spec: administrativeUnitList,
  table: administrativeUnits,
  columns: { pathIds: { value: pathIds, form: 'exact' } },
});

/** A page of the units of the companies that the caller sees. */
export async function listUnits(context: Context, query: ListQuery) {
  const page = await runList<Row<'administrative_units'>>(context.tx, source, query);
  const units = await unitsOf(context, page.rows);
  return listAnswer({ ...page, rows: units }, query, (unit) => unit);
}

/** The units of a company by name, as rows: all of them, or those of the part that the caller manages. */
const rowsOfCompany = (
  { tx }: Context,
  companyId: number,
): Promise<Row<'administrative_units'>[]> =>
  tx.rows(sql`
    select * from administrative_units
    where company_id = ${companyId} and deleted_at is null order by name_key, id`);

/**
 * Puts units below their parents, in the order in which they come; those whose parent is not among
 * them are the top. `make` adds what a node has besides.
 */
function grown<N extends { children: N[] }>(
  units: readonly AdministrativeUnit[],
  make: (unit: AdministrativeUnit) => N,
): N[] {
  const nodes = new Map(units.map((unit) => [unit.id, make(unit)]));
  const top: N[] = [];
  for (const { id, parentId } of units) {
    const node = nodes.get(id);
    const siblings = parentId === null ? top : (nodes.get(parentId)?.children ?? top);
    if (node !== undefined) siblings.push(node);
  }
  return top;
}

const asTree = (units: readonly AdministrativeUnit[]): AdministrativeUnitNode[] =>
  grown<AdministrativeUnitNode>(units, (unit) => ({ ...unit, children: [] }));

/** The regions of a company with everything below them. */
export async function readTree(context: Context, companyId: number) {
  return { results: asTree(await unitsOf(context, await rowsOfCompany(context, companyId))) };
}

/** One unit with everything below it. @throws Refusal RESOURCE_NOT_FOUND */
export async function readUnit(context: Context, id: number): Promise<AdministrativeUnitNode> {
  const rows = await context.tx.rows<Row<'administrative_units'>>(sql`
    select * from administrative_units
    where company_id = (select company_id from administrative_units where id = ${id})
      and ${id} in (region_id, area_id, district_id) and deleted_at is null order by name_key, id`);
  return found(asTree(await unitsOf(context, rows))[0]);
}

/**
 * The part of the own company's hierarchy that a client user works in: all of it for a company's
 * users, the units in scope with those above them for managers (contract §0.10).
 */
export async function readAccessible(context: Context) {
  const { companyId } = context.viewer;
  return companyId === null ? { results: [] } : readTree(context, companyId);
}

interface PlacedLocation extends HierarchyLocation {
  unitId: number | null;
}

/** The units of a company with the locations that the caller sees in them. */
export async function readHierarchy(
  context: Context,
  companyId: number,
): Promise<CompanyHierarchy> {
  const units = await unitsOf(context, await rowsOfCompany(context, companyId));
  const locations = await context.tx.rows<PlacedLocation>(sql`
    select id, location_id as "locationId", name, administrative_unit_id as "unitId" from locations
    where company_id = ${companyId} and deleted_at is null order by name_key, id`);
  const ofUnit = new Map<number | null, HierarchyLocation[]>();
  for (const { unitId, ...location } of locations) {
    const others = ofUnit.get(unitId);
    if (others === undefined) ofUnit.set(unitId, [location]);
    else others.push(location);
  }
  return {
    results: grown<HierarchyNode>(units, (unit) => ({
      ...unit,
      locations: ofUnit.get(unit.id) ?? [],
      children: [],
    })),
    unassignedLocations: ofUnit.get(null) ?? [],
  };
}
