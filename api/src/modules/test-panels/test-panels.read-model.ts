import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { TestPanel } from '@assay/schema/test-panels/test-panel';
import { testPanelList } from '@assay/schema/test-panels/test-panel.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { seesPrices } from '../../core/prices.ts';
import { found } from '../../core/refusal.ts';
import { testPanels, type TestPanelRow } from './test-panel.table.ts';

/** Row-level security leaves those that the caller sees. */
const joined = sql`(select count(*)::int from location_test_panels a
  where a.test_panel_id = t.id and a.deleted_at is null) as number_of_locations`;

/** Who may not see prices has none to show, to filter and to sort by. */
const sourceFor = (isPriced: boolean) =>
  entityList({
    spec: testPanelList,
    table: testPanels,
    computed: isPriced ? {} : { pricing: sql`null::numeric` },
    joined,
  });
const sources = { priced: sourceFor(true), unpriced: sourceFor(false) };

function testPanelOf(context: Context, row: TestPanelRow): TestPanel {
  const panel = testPanels.fromRow(row);
  const pricing = seesPrices(context) ? panel.pricing : null;
  return { ...panel, pricing, drugCount: panel.drugsCount };
}

/** A page of the instant test panels of the tenant. */
export async function listTestPanels(context: Context, query: ListQuery) {
  const source = seesPrices(context) ? sources.priced : sources.unpriced;
  const page = await runList<TestPanelRow>(context.tx, source, query);
  return listAnswer(page, query, (row) => testPanelOf(context, row));
}

/** Panels of some ids, by id. */
export async function testPanelsById(
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TestPanel>> {
  const rows = await context.tx.rows<TestPanelRow>(sql`
    select t.*, ${joined} from test_panels t
    where t.id = any (${sql.param([...ids])}::bigint[]) and t.deleted_at is null`);
  return new Map(rows.map((row) => [row.id, testPanelOf(context, row)]));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export const readTestPanel = async (context: Context, id: number): Promise<TestPanel> =>
  found((await testPanelsById(context, [id])).get(id) ?? null);

/** How many locations a panel is assigned to, asked before it is deleted (C s7). */
export const countPanelLocations = async (context: Context, id: number) => ({
  count: (await readTestPanel(context, id)).numberOfLocations,
});
