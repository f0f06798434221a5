import type { PlacedLabOrder } from '@assay/schema/lab-orders/lab-order.routes';
import { expect } from 'vitest';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';
import { addAccountAt } from '../../lab-accounts/testing/lab-account-calls.ts';

let count = 0;
const DAY = 86_400_000;

/** A donor as the form of an order sends one, of an id of its own. */
const orderDonor = (locationId: number, changes: object = {}) => ({
  firstName: 'Ann',
  lastName: 'Lee',
  primaryIdType: 'EMPLOYEE_ID',
  primaryId: `ORDER-${(count += 1)}`,
  dateOfBirth: '1984-05-06',
  phone: '5125550142',
  reasonForTest: 'PRE_EMPLOYMENT',
  locationId,
  ...changes,
});

/** Where tests are ordered: a lab account of a location, with the test codes that it offers. */
export interface OrderPlace {
  locationId: number;
  labAccountLocationId: number;
  testCodes: number[];
}

/** A new lab account of a location. */
export async function addOrderPlace(
  api: TestApp,
  session: TestSession,
  locationId: number,
  changes: Record<string, unknown> = {},
): Promise<OrderPlace> {
  const { id, testCodes } = await addAccountAt(api, session, { locationId, ...changes });
  return {
    locationId,
    labAccountLocationId: id,
    testCodes: testCodes.map(({ testCode }) => testCode.id),
  };
}

interface Changes {
  donor?: object | null;
  labOrder?: object;
}

/** An electronic order that is collected on site, as its form sends it. */
export const orderInput = (
  { locationId, labAccountLocationId, testCodes }: OrderPlace,
  { donor = {}, labOrder = {}, ...changes }: Changes & Record<string, unknown> = {},
) => ({
  labOrderType: 'ELECTRONIC_ORDER',
  specimenTypeId: 1,
  labAccountLocationId,
  donor: donor === null ? null : orderDonor(locationId, donor),
  labOrder: {
    testCodes,
    testType: 'DRUG',
    orderedAt: new Date(Date.now() - DAY).toISOString(),
    ...labOrder,
  },
  collectedOnSite: true,
  ...changes,
});

/** A paper order, as its form sends it. */
export const paperOrderInput = (
  place: OrderPlace,
  { labOrder = {}, ...changes }: Changes & Record<string, unknown> = {},
) =>
  orderInput(place, {
    labOrderType: 'PAPER_CCF_ORDER',
    collectedOnSite: false,
    specimenId: `PAPER-${(count += 1)}`,
    labOrder: { expireDate: new Date(Date.now() + DAY).toISOString(), ...labOrder },
    ...changes,
  });

/** Places an order. */
export async function placeOrder(
  api: TestApp,
  session: TestSession,
  body: object,
): Promise<PlacedLabOrder> {
  const answer = await api.call('POST /api/laborders', { session, body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<PlacedLabOrder>();
}
