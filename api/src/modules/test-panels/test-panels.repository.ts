import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** Which of some part numbers there are already, in lower case. */
export async function knownParts(tx: Tx, parts: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<Row<'test_panels', 'panel_id_key'>>(sql`
    select panel_id_key from test_panels
    where deleted_at is null
      and panel_id_key = any (select lower(each) collate "C" from unnest(${sql.param([...parts])}::text[]) each)`);
  return new Set(rows.map(({ panel_id_key: key }) => key));
}

/** Ids for n new panels, in order. */
export async function nextTestPanelIds(tx: Tx, n: number): Promise<number[]> {
  const rows = await tx.rows<{ id: number }>(
    sql`select app.next_ids('test_panels', ${n}) as id order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Panels that are there, locked until the commit in one order for all callers: none is deleted meanwhile. */
export const lockPanels = (
  tx: Tx,
  ids: readonly number[],
): Promise<Row<'test_panels', 'id' | 'panel_id' | 'name' | 'pricing'>[]> =>
  tx.rows(sql`
    select id, panel_id, name, pricing from test_panels
    where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id for no key update`);

/** Locations in sight, locked likewise. */
export const lockPlaces = (
  tx: Tx,
  ids: readonly number[],
): Promise<Row<'locations', 'id' | 'company_id'>[]> =>
  tx.rows(sql`
    select id, company_id from locations
    where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id for no key update`);

/** A panel at a location. */
export type AssignedPanel = Row<
  'location_test_panels',
  'id' | 'company_id' | 'location_id' | 'test_panel_id' | 'price'
> &
  Pick<Row<'test_panels'>, 'panel_id' | 'name'>;

/** Panels at locations, locked until the commit; those of one panel, of one location, or of some of both. */
export const lockAssigned = (
  tx: Tx,
  { panelIds, locationIds }: { panelIds?: readonly number[]; locationIds?: readonly number[] },
): Promise<AssignedPanel[]> => {
  const of = (column: string, ids: readonly number[] | undefined) =>
    ids === undefined
      ? sql`true`
      : sql`${sql.raw(column)} = any (${sql.param([...ids])}::bigint[])`;
  return tx.rows(sql`
    select a.id, a.company_id, a.location_id, a.test_panel_id, a.price, p.panel_id, p.name
    from location_test_panels a join test_panels p on p.id = a.test_panel_id
    where a.deleted_at is null and ${of('a.test_panel_id', panelIds)} and ${of('a.location_id', locationIds)}
    order by a.location_id, p.panel_id_key, a.id for no key update of a`);
};

/** Takes panels from their locations. */
export const removeAssigned = (tx: Tx, ids: readonly number[]): Promise<number> =>
  tx.run(sql`
    update location_test_panels set deleted_at = now(), version = version + 1
    where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null`);

/** Takes all panels from the locations of a company. */
export const removeAssignedOfCompany = (tx: Tx, companyId: number): Promise<number> =>
  tx.run(sql`
    update location_test_panels set deleted_at = now() where company_id = ${companyId} and deleted_at is null`);

/** Takes all panels from a location. */
export const removeAssignedOfLocation = (tx: Tx, locationId: number): Promise<number> =>
  tx.run(sql`
    update location_test_panels set deleted_at = now() where location_id = ${locationId} and deleted_at is null`);
