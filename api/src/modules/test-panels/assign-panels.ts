import type { z } from 'zod';
import type {
  AssignTestPanelsInput,
  TestPanelAssignments,
} from '@assay/schema/test-panels/location-test-panel';
import type { Context } from '../../core/context.ts';
import { locationTestPanels } from './test-panel.table.ts';
import {
  lockAssigned,
  lockPanels,
  lockPlaces,
  removeAssigned,
  type AssignedPanel,
} from './test-panels.repository.ts';

/** What the log tells of a panel at a location. */
export type NotedPanel = Pick<
  AssignedPanel,
  'company_id' | 'location_id' | 'panel_id' | 'name' | 'price'
>;

/** `IUC-5 (5-Panel Cup)`: a panel as the log calls it. */
export const panelLabel = ({
  panel_id: part,
  name,
}: Pick<AssignedPanel, 'panel_id' | 'name'>): string => `${part} (${name})`;

const priceLine = (panel: NotedPanel): string =>
  `${panel.panel_id}: ${panel.price === null ? 'none' : panel.price}`;

/** Notes panels that locations got or lost, in the history of each location. */
function notePanels(
  context: Context,
  panels: readonly NotedPanel[],
  what: 'added' | 'removed',
): void {
  const [field, side] =
    what === 'added'
      ? (['testPanelsAdded', 'after'] as const)
      : (['testPanelsRemoved', 'before'] as const);
  const byLocation = new Map<number, NotedPanel[]>();
  for (const each of panels)
    byLocation.set(each.location_id, [...(byLocation.get(each.location_id) ?? []), each]);
  for (const [locationId, some] of byLocation)
    context.audit({
      action: 'location.testPanelsChanged',
      entityId: locationId,
      companyId: some[0]?.company_id ?? null,
      changes: {
        [field]: { [side]: some.map(panelLabel) },
        price: { [side]: some.map(priceLine) },
      },
    });
}

/** Takes panels from their locations, and notes it there. */
export async function takeFromLocations(
  context: Context,
  panels: readonly AssignedPanel[],
): Promise<void> {
  if (panels.length === 0) return;
  await removeAssigned(
    context.tx,
    panels.map(({ id }) => id),
  );
  notePanels(context, panels, 'removed');
}

/** Adds panels to locations, and notes it there. @throws Refusal DUPLICATE_VALUE */
export async function addToLocations(
  context: Context,
  panels: readonly (NotedPanel & Pick<AssignedPanel, 'test_panel_id'>)[],
): Promise<void> {
  if (panels.length === 0) return;
  await locationTestPanels.insertMany(
    context.tx,
    panels.map(({ company_id, location_id, test_panel_id, price }) => ({
      company_id,
      location_id,
      test_panel_id,
      price,
    })),
  );
  notePanels(context, panels, 'added');
}

type Answer = z.output<typeof TestPanelAssignments>;

const inOrder = (ids: readonly number[]): number[] =>
  [...new Set(ids)].sort((one, other) => one - other);

interface PoolUses {
  panelsInUse(context: Context, testPanelIds: readonly number[]): Promise<ReadonlySet<string>>;
}

/** Joins panels and locations, or parts them, pair by pair (decision 34). A panel starts with its own cost as the price. */
export async function assignTestPanels(
  context: Context,
  { testPanelIds, locationIds, assigned }: z.output<typeof AssignTestPanelsInput>,
  { panelsInUse }: PoolUses,
): Promise<Answer> {
  const { tx } = context;
  const [panelIds, placeIds] = [inOrder(testPanelIds), inOrder(locationIds)];
  /* Locations first, as where a location or a company is deleted. */
  const places = new Map((await lockPlaces(tx, placeIds)).map((each) => [each.id, each]));
  const panels = new Map((await lockPanels(tx, panelIds)).map((each) => [each.id, each]));
  const there = new Map(
    (await lockAssigned(tx, { panelIds, locationIds: placeIds })).map((each) => [
      `${each.test_panel_id} ${each.location_id}`,
      each,
    ]),
  );
  const inUse = assigned ? new Set() : await panelsInUse(context, panelIds);
  const added: (NotedPanel & Pick<AssignedPanel, 'test_panel_id'>)[] = [];
  const removed: AssignedPanel[] = [];
  const outcomeOf = (testPanelId: number, locationId: number): Answer['results'][number] => {
    const pair = { testPanelId, locationId };
    const [panel, place] = [panels.get(testPanelId), places.get(locationId)];
    const stored = there.get(`${testPanelId} ${locationId}`);
    if (panel === undefined || place === undefined || (!assigned && stored === undefined))
      return { ...pair, done: false, errorCode: 'RESOURCE_NOT_FOUND' };
    if (inUse.has(`${testPanelId} ${locationId}`))
      return { ...pair, done: false, errorCode: 'HAS_CHILD_ELEMENTS' };
    if (!assigned && stored !== undefined) removed.push(stored);
    else if (stored !== undefined) return { ...pair, done: false, errorCode: 'DUPLICATE_VALUE' };
    else
      added.push({
        company_id: place.company_id,
        location_id: locationId,
        test_panel_id: testPanelId,
        price: panel.pricing,
        panel_id: panel.panel_id,
        name: panel.name,
      });
    return { ...pair, done: true, errorCode: null };
  };
  const results = panelIds.flatMap((panelId) =>
    placeIds.map((locationId) => outcomeOf(panelId, locationId)),
  );
  await addToLocations(context, added);
  await takeFromLocations(context, removed);
  return { results };
}
