import type { FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { flattenFieldErrors } from '@assay/schema/core/field-error-tree';
import { errorText } from '@assay/schema/core/errors';
import type { TestStatusName } from '@assay/schema/test-results/test-words';
import { insertRows, nextIds } from '../../core/database/insert-rows.ts';
import { readTestingSettings } from '../profile/own-settings.service.ts';
import { caseRow, type Donor } from '../test-results/test-cases.repository.ts';
import { donorsWithOpenCase } from './open-donors.repository.ts';
import type { LabOrderToPlace, OrderingContext } from './lab-order-to-place.ts';
import { orderNumberOf } from './lab-orders.repository.ts';
import { hasSite, orderFaults } from './order-faults.ts';
import { changesOf, mroOf, rowOf, type Terms } from './order-row.ts';
import { holdAccount, readPlace, readSite, typesOfCodes } from './order-terms.repository.ts';
import { confirmationMethods } from './place-lab-order.service.ts';

export type { LaboratoryCalls, OrderingContext } from './lab-order-to-place.ts';
export { holdAccount } from './order-terms.repository.ts';

/** An order that opens a case of its own, for somebody who was drawn. */
export type OrderOfDrawn = LabOrderToPlace & {
  donor: NonNullable<LabOrderToPlace['donor']>;
  runParticipantId: number;
  /** What the law said of a random test at the location, as the case keeps it. */
  compliance: object | null;
};

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
function termsReader({ tx }: OrderingContext) {
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

const statusOf = ({ labOrderType }: LabOrderToPlace): TestStatusName =>
  labOrderType === 'ELECTRONIC_ORDER' ? 'PENDING_CREATION' : 'ORDERED';

async function store(
  context: OrderingContext,
  placed: readonly { order: OrderOfDrawn; terms: Terms }[],
): Promise<number[]> {
  const { tx, actor, secrets, tenantId, now } = context;
  const caseIds = await nextIds(tx, 'test_cases', placed.length);
  const testIds = await nextIds(tx, 'test_results', placed.length);
  const eventIds = await nextIds(tx, 'test_events', placed.length);
  const all = placed.map((each, at) => ({
    ...each,
    caseId: caseIds[at] ?? 0,
    id: testIds[at] ?? 0,
    eventId: eventIds[at] ?? 0,
  }));
  await insertRows(
    tx,
    'test_cases',
    all.map(({ order, terms, caseId }) =>
      caseRow({ secrets, tenantId, actor }, caseId, {
        companyId: terms.place.company_id,
        locationId: terms.place.id,
        program: terms.account.program,
        donor: order.donor satisfies Donor,
        runParticipantId: order.runParticipantId,
        compliance: order.compliance,
      }),
    ),
  );
  await insertRows(
    tx,
    'test_results',
    all.map(({ order, terms, caseId, id }) => {
      const { goesThroughMro, mroOnlyIfPositive } = mroOf(terms.account, terms.place);
      return {
        id,
        test_case_id: caseId,
        test_type: 'LAB',
        test_status: statusOf(order),
        goes_through_mro: goesThroughMro,
        mro_only_if_positive: mroOnlyIfPositive,
        specimen_type_id: order.specimenTypeId,
        specimen_id: order.specimenId ?? null,
        provider: terms.account.provider,
        confirmation_method: confirmationMethods[order.labOrderType],
        is_manual_result: false,
        created_by_user_id: actor.userId,
        created_by: actor.name,
        version: 1,
        created_at: now.toISOString(),
        updated_at: now.toISOString(),
      };
    }),
  );
  await insertRows(
    tx,
    'lab_orders',
    all.map(({ order, terms, id }) => ({
      ...rowOf(order, terms, context),
      test_result_id: id,
      order_number: orderNumberOf(id),
    })),
  );
  await insertRows(
    tx,
    'test_events',
    all.map(({ id, eventId }) => ({
      id: eventId,
      test_result_id: id,
      kind: 'ORDERED',
      at: now.toISOString(),
      actor_user_id: actor.userId,
      actor: actor.name,
      source: 'portal',
      mro_only: false,
      noted_at: now.toISOString(),
    })),
  );
  for (const { order, terms, id, caseId } of all) {
    const known = {
      orderNumber: orderNumberOf(id),
      testCaseId: caseId,
      testStatus: statusOf(order),
    };
    context.audit({
      action: 'testResult.created',
      entityId: id,
      companyId: terms.place.company_id,
      changes: changesOf(order, terms, known),
    });
  }
  const electronic = all.flatMap(({ order, id }) =>
    order.labOrderType === 'ELECTRONIC_ORDER' ? [id] : [],
  );
  if (electronic.length > 0) await context.laboratory.sendNew(context, electronic);
  return testIds;
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
  const ids = placed.length === 0 ? [] : await store(context, placed);
  const idOf = new Map(placed.map(({ order }, at) => [order, ids[at] ?? 0]));
  return judged.map(({ order, terms }): Placing => {
    const testResultId = idOf.get(order);
    if (testResultId !== undefined) return { testResultId, fault: null };
    return { testResultId: null, fault: isFault(terms) ? terms : openCase };
  });
}
