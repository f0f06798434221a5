import type { z } from 'zod';
import type {
  CreateLocationTestPanelInput,
  LocationTestPanel,
  UpdateLocationTestPanelInput,
} from '@assay/schema/test-panels/location-test-panel';
import type { Context } from '../../core/context.ts';
import { priceToStore } from '../../core/prices.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { addToLocations, panelLabel, takeFromLocations } from './assign-panels.ts';
import {
  readLocationTestPanel,
  rowAtLocation,
  type PanelAtLocation,
} from './location-test-panels.read-model.ts';
import { locationTestPanels } from './test-panel.table.ts';
import type { TestPanelUses } from './test-panels.service.ts';
import {
  lockAssigned,
  lockPanels,
  lockPlaces,
  removeAssignedOfCompany,
  removeAssignedOfLocation,
} from './test-panels.repository.ts';

/**
 * Assigns a panel to a location.
 * @throws Refusal DUPLICATE_VALUE, ACCESS_DENIED for a price of who may see none, RESOURCE_NOT_FOUND, or field failures
 */
export async function addLocationTestPanel(
  context: Context,
  locationId: number,
  { testPanelId, price: sent }: z.output<typeof CreateLocationTestPanelInput>,
): Promise<LocationTestPanel> {
  const price = priceToStore(context, sent, ['price']) ?? null;
  const [place] = await lockPlaces(context.tx, [locationId]);
  const [panel] = await lockPanels(context.tx, [testPanelId]);
  if (panel === undefined) throw Refusal.field(['testPanelId'], 'INVALID');
  const { company_id } = found(place ?? null);
  const added = { ...panel, company_id, location_id: locationId, test_panel_id: panel.id, price };
  await addToLocations(context, [added]);
  return readLocationTestPanel(context, { id: locationId, testPanelId });
}

/**
 * Changes the price of a panel at a location.
 * @throws Refusal STALE_VERSION, ACCESS_DENIED for a price of who may see none, RESOURCE_NOT_FOUND
 */
export async function updateLocationTestPanel(
  context: Context,
  at: PanelAtLocation,
  { version, price: sent }: z.output<typeof UpdateLocationTestPanelInput>,
): Promise<LocationTestPanel> {
  const { id } = await rowAtLocation(context, at);
  const row = await locationTestPanels.lock(context.tx, id, version);
  const price = priceToStore(context, sent, ['price']);
  await locationTestPanels.update(context.tx, id, price === undefined ? {} : { price });
  const after = await readLocationTestPanel(context, at);
  context.audit({
    action: 'location.testPanelsChanged',
    entityId: at.id,
    companyId: row.company_id,
    changes: {
      testPanel: {
        after: panelLabel({ panel_id: after.testPanel.panelId, name: after.testPanel.name }),
      },
      ...(price === undefined ? {} : { price: { before: row.price, after: price } }),
    },
  });
  return after;
}

/**
 * Takes a panel from a location.
 * @throws Refusal HAS_CHILD_ELEMENTS while an active pool uses it there, RESOURCE_NOT_FOUND
 */
export async function removeLocationTestPanel(
  context: Context,
  { id, testPanelId }: PanelAtLocation,
  { panelsInUse }: Pick<TestPanelUses, 'panelsInUse'>,
): Promise<void> {
  const assigned = await lockAssigned(context.tx, { panelIds: [testPanelId], locationIds: [id] });
  if (assigned.length === 0) throw Refusal.notFound();
  if ((await panelsInUse(context, [testPanelId])).has(`${testPanelId} ${id}`))
    throw new Refusal('HAS_CHILD_ELEMENTS');
  await takeFromLocations(context, assigned);
}

/** Takes all panels from a location that is deleted. */
export async function removePanelsOfLocation({ tx }: Context, locationId: number): Promise<void> {
  await removeAssignedOfLocation(tx, locationId);
}

/** Takes all panels from the locations of a company that is deleted. */
export async function removePanelsOfCompany({ tx }: Context, companyId: number): Promise<void> {
  await removeAssignedOfCompany(tx, companyId);
}
