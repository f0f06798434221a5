import type { TestPanel } from '@assay/schema/test-panels/test-panel';
import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { addDrug } from '../../test-codes/testing/test-code-calls.ts';

let count = 0;

/** Id of the device of a name. */
export async function deviceOf(
  api: TestApp,
  session: TestSession,
  name = 'Integrated Urine Cup',
): Promise<number> {
  const answer = await api.call(`GET /api/devices?name[EQ]=${name.replaceAll(' ', '+')}`, {
    session,
  });
  return answer.json<{ results: { id: number }[] }>().results[0]?.id ?? 0;
}

/** A panel of a new drug as its form sends it, of a part number of its own. */
export const panelInput = async (api: TestApp, session: TestSession, changes: object = {}) => ({
  panelId: `P-${(count += 1)}`,
  name: 'Single-Panel Integrated Urine Cup',
  specimenTypeId: 1,
  deviceId: await deviceOf(api, session),
  drugAdulterants: [(await addDrug(api, session)).id],
  pricing: '8.50',
  ...changes,
});

/** A new panel, as its calls answer it. */
export async function addPanel(
  api: TestApp,
  session: TestSession,
  changes: object = {},
): Promise<TestPanel> {
  const body = await panelInput(api, session, changes);
  const answer = await api.call('POST /api/testpanels', { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

/** Assigns a panel to a location. */
export async function assignPanel(
  api: TestApp,
  session: TestSession,
  locationId: number,
  testPanelId: number,
): Promise<void> {
  const body = { testPanelId, price: '9.50' };
  const answer = await api.call(`POST /api/locations/${locationId}/testpanels`, { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
}
