import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { LocationTestPanel } from '@assay/schema/test-panels/location-test-panel';
import { locationTestPanelList } from '@assay/schema/test-panels/location-test-panel.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column, keyColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { seesPrices } from '../../core/prices.ts';
import { found } from '../../core/refusal.ts';
import { drugAdulterantsById } from '../drug-adulterants/drug-adulterants.read-model.ts';
import { locationTestPanels, type LocationTestPanelRow } from './test-panel.table.ts';
import { testPanelsById } from './test-panels.read-model.ts';

const source = entityList({
  spec: locationTestPanelList,
  table: locationTestPanels,
  columns: {
    'testPanel.specimenTypeId': column('panel.specimen_type_id', 'panel'),
    'testPanel.panelId': keyColumn('panel.panel_id_key', 'panel'),
  },
  joins: { panel: sql`join test_panels panel on panel.id = t.test_panel_id` },
});

/** Rows as their calls answer them: each with its panel, and what that tests for. */
async function withPanels(context: Context, rows: readonly LocationTestPanelRow[]) {
  const panels = await testPanelsById(
    context,
    rows.map((row) => row.test_panel_id),
  );
  const drugs = await drugAdulterantsById(context, [
    ...new Set([...panels.values()].flatMap(({ drugAdulterants }) => drugAdulterants)),
  ]);
  return (row: LocationTestPanelRow): LocationTestPanel => {
    const panel = found(panels.get(row.test_panel_id) ?? null);
    const tested = new Set(panel.drugAdulterants);
    return {
      ...locationTestPanels.fromRow(row),
      price: seesPrices(context) ? row.price : null,
      testPanel: { ...panel, drugAdulterantsData: drugs.filter(({ id }) => tested.has(id)) },
    };
  };
}

/** A page of the panels of the locations in scope, of one location when it is given. */
export async function listLocationTestPanels(
  context: Context,
  query: ListQuery,
  locationId?: number,
) {
  const narrowed =
    locationId === undefined ? undefined : sql`t.location_id = ${locationId}::bigint`;
  const page = await runList<LocationTestPanelRow>(context.tx, source, query, narrowed);
  return listAnswer(page, query, await withPanels(context, page.rows));
}

/** What names a panel at a location. */
export interface PanelAtLocation {
  id: number;
  testPanelId: number;
}

const findRow = (
  { tx }: Context,
  { id, testPanelId }: PanelAtLocation,
): Promise<LocationTestPanelRow | null> =>
  tx.row<LocationTestPanelRow>(sql`
    select t.* from location_test_panels t
    where t.location_id = ${id} and t.test_panel_id = ${testPanelId} and t.deleted_at is null`);

/** The row of a panel at a location. @throws Refusal RESOURCE_NOT_FOUND */
export const rowAtLocation = async (
  context: Context,
  at: PanelAtLocation,
): Promise<LocationTestPanelRow> => found(await findRow(context, at));

/** A panel with what it tests for, or null where the location does not have it. */
export async function findLocationTestPanel(
  context: Context,
  at: PanelAtLocation,
): Promise<LocationTestPanel | null> {
  const row = await findRow(context, at);
  return row && (await withPanels(context, [row]))(row);
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readLocationTestPanel = async (
  context: Context,
  at: PanelAtLocation,
): Promise<LocationTestPanel> => found(await findLocationTestPanel(context, at));
