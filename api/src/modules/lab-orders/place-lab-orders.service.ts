import type { FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { flattenFieldErrors } from '@assay/schema/core/field-error-tree';
import { errorText } from '@assay/schema/core/errors';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import { donorsWithOpenCase } from './open-donors.repository.ts';
import type { OrderingContext, OrderOfDrawn } from './lab-order-to-place.ts';
import { hasSite, orderFaults } from './order-faults.ts';
import type { Terms } from './order-row.ts';
import { holdAccount, readPlace, readSite, typesOfCodes } from './order-terms.repository.ts';
import { storeLabOrders } from './store-lab-orders.ts';

export type { LaboratoryCalls, OrderingContext, OrderOfDrawn } from './lab-order-to-place.ts';
export { holdAccount } from './order-terms.repository.ts';

/** Why an order was not placed: something of the donor, of what is ordered, or an open case of the donor. */
export interface PlacingFault {
  about: 'donor' | 'order' | 'openCase';
  message: string;
}

/** What came of an order: the test, or why it was not placed. */
export type Placing =
  | { testResultId: number; fault: null }
  | { testResultId: null; fault: PlacingFault };

const openCase: PlacingFault = {
  about: 'openCase',
  message: errorText('EXIST_OPEN_TEST_CASE_FOR_DONOR'),
};
const gone: PlacingFault = { about: 'order', message: errorText('RESOURCE_NOT_FOUND') };

function firstFault(errors: FieldErrorTree): PlacingFault | null {
  const first = flattenFieldErrors(errors)[0];
  if (first === undefined) return null;
  const { path, error } = first;
  return { about: String(path).startsWith('donor') ? 'donor' : 'order', message: error.message };
}

const isFault = (terms: Terms | PlacingFault): terms is PlacingFault => 'about' in terms;

/** Reads each part of the catalogue once, however many orders name it. */
function termsReader({ tx, now: moment }: OrderingContext) {
  const known = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const before = known.get(key) as Promise<T> | undefined;
    if (before !== undefined) return before;
    const now = read();
    known.set(key, now);
    return now;
  };
  return async (order: OrderOfDrawn): Promise<Terms | PlacingFault> => {
    const { labAccountLocationId: accountId, donor, labOrder } = order;
    const account = await once(`account ${accountId}`, () => holdAccount(tx, accountId));
    const place = await once(`place ${donor.locationId}`, () => readPlace(tx, donor.locationId));
    const siteId = hasSite(order) ? (labOrder.siteId ?? '') : null;
    const site = siteId === null ? null : await once(`site ${siteId}`, () => readSite(tx, siteId));
    const companyId = place?.company_id ?? 0;
    const settings = await once(`settings ${companyId}`, () =>
      readTestingSettings({ tx }, companyId),
    );
    const codeTypes = await once(`codes ${labOrder.testCodes.join()}`, () =>
      typesOfCodes(tx, labOrder.testCodes),
    );
    const errors = orderFaults(order, {
      place,
      account,
      site,
      codeTypes,
      isClient: true,
      now: moment,
      /* Nobody who was drawn has given a specimen yet. */
      isSpecimenTaken: false,
      idType: donor.primaryIdType,
      reasonForTest: donor.reasonForTest ?? null,
      idTypes: settings.PRIMARY_TYPE_SETTINGS,
    });
    const fault = firstFault(errors);
    if (fault !== null || place === null || account === null) return fault ?? gone;
    return { place, account, site };
  };
}

/** Those of some donors who have an open case with the specimen type already. */
async function openDonors(
  { tx, secrets }: OrderingContext,
  fitting: readonly { order: OrderOfDrawn; terms: Terms }[],
): Promise<ReadonlySet<OrderOfDrawn>> {
  const asked = fitting.map(({ order, terms }) => ({
    order,
    companyId: terms.place.company_id,
    primaryIdType: order.donor.primaryIdType,
    primaryId: order.donor.primaryId,
    specimenTypeId: order.specimenTypeId,
  }));
  const open = await donorsWithOpenCase(tx, secrets, asked);
  return new Set(asked.filter((_, at) => open.has(at)).map(({ order }) => order));
}

/**
 * Places many orders in the caller's transaction, as `placeLabOrder` does with each by itself, and by the same rules: the catalogue
 * is read once and rows are stored some hundred at a time, so that a run of thousands takes seconds. One that cannot be placed does not
 * stop the others. The caller has claimed the participants.
 * @returns what came of each, in the order of `orders`
 */
export async function placeLabOrders(
  context: OrderingContext,
  orders: readonly OrderOfDrawn[],
): Promise<Placing[]> {
  const termsOf = termsReader(context);
  const judged = [];
  for (const order of orders) judged.push({ order, terms: await termsOf(order) });
  const fitting = judged.flatMap(({ order, terms }) => (isFault(terms) ? [] : [{ order, terms }]));
  const open = await openDonors(context, fitting);
  const placed = fitting.filter(({ order }) => !open.has(order));
  const ids = placed.length === 0 ? [] : await storeLabOrders(context, placed);
  const idOf = new Map(placed.map(({ order }, at) => [order, ids[at] ?? 0]));
  return judged.map(({ order, terms }): Placing => {
    const testResultId = idOf.get(order);
    if (testResultId !== undefined) return { testResultId, fault: null };
    return { testResultId: null, fault: isFault(terms) ? terms : openCase };
  });
}
