import type { z } from 'zod';
import type {
  CreateTestPanelInput,
  TestPanel,
  UpdateTestPanelInput,
} from '@assay/schema/test-panels/test-panel';
import type { Context } from '../../core/context.ts';
import {
  createRecord,
  deleteRecord,
  recordKind,
  updateRecord,
} from '../../core/entities/audited-changes.ts';
import { priceToStore } from '../../core/prices.ts';
import { describeDrugs, requireDrugs } from '../drug-adulterants/drug-references.service.ts';
import { requireDevice } from '../reference/devices.service.ts';
import { takeFromLocations } from './assign-panels.ts';
import { Refusal } from '../../core/refusal.ts';
import { testPanels } from './test-panel.table.ts';
import { readTestPanel } from './test-panels.read-model.ts';
import { lockAssigned } from './test-panels.repository.ts';

const kind = recordKind({
  entity: 'testPanel',
  table: testPanels,
  /* The log names what is tested for: names change, ids say nothing to who reads it. */
  read: async (context, id) => {
    const panel = await readTestPanel(context, id);
    return { ...panel, drugAdulterants: await describeDrugs(context, panel.drugAdulterants) };
  },
});

type Sent = z.output<typeof CreateTestPanelInput>;

/** What is stored of what was sent. */
async function toStore(context: Context, { drugAdulterants, pricing, deviceId, ...values }: Sent) {
  const price = priceToStore(context, pricing);
  const device = await requireDevice(context, deviceId, values.specimenTypeId);
  const ids = await requireDrugs(context, drugAdulterants);
  const drugs = (await describeDrugs(context, ids)).filter(({ type }) => type === 'DRUG');
  return {
    values: { ...values, ...(price === undefined ? {} : { pricing: price }) },
    columns: {
      drug_adulterant_ids: ids,
      drugs_count: drugs.length,
      device_id: device.id,
      device_name: device.name,
    },
  };
}

/**
 * Creates an instant test panel.
 * @throws Refusal ID_ALREADY_EXISTS, INVALID_DRUG_ADULTERANTS, ACCESS_DENIED for a price of who may see none, or field failures
 */
export async function createTestPanel(
  context: Context,
  input: z.output<typeof CreateTestPanelInput>,
): Promise<TestPanel> {
  const { id } = await createRecord(context, kind, await toStore(context, input));
  return readTestPanel(context, id);
}

/**
 * Replaces the editable fields of a panel. Prices at locations stay as they are.
 * @throws Refusal ID_ALREADY_EXISTS, INVALID_DRUG_ADULTERANTS, STALE_VERSION, ACCESS_DENIED, RESOURCE_NOT_FOUND, or field failures
 */
export async function updateTestPanel(
  context: Context,
  id: number,
  { version, ...input }: z.output<typeof UpdateTestPanelInput>,
): Promise<TestPanel> {
  await updateRecord(context, kind, { id, version }, () => toStore(context, input));
  return readTestPanel(context, id);
}

/** What uses panels, and is asked before one goes. */
export interface TestPanelUses {
  /** Whether an active pool uses the panel. */
  usesPanel(context: Context, testPanelId: number): Promise<boolean>;
  /** Which pairs of panel and location, `panel location`, active pools use, of some panels. */
  panelsInUse(context: Context, testPanelIds: readonly number[]): Promise<ReadonlySet<string>>;
}

/**
 * Deletes a panel and takes it from its locations; its row stays for the results that name it.
 * @throws Refusal HAS_CHILD_ELEMENTS while an active pool uses it, RESOURCE_NOT_FOUND
 */
export const deleteTestPanel = (context: Context, id: number, uses: TestPanelUses): Promise<void> =>
  deleteRecord(context, kind, id, async ({ panel_id: panelId, name }) => {
    if (await uses.usesPanel(context, id)) throw new Refusal('HAS_CHILD_ELEMENTS');
    await takeFromLocations(context, await lockAssigned(context.tx, { panelIds: [id] }));
    return { panelId, name };
  });
