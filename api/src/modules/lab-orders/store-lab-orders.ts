import type { TestStatusName } from '@assay/schema/test-results/test-words';
import { insertRows, nextIds } from '../../core/database/insert-rows.ts';
import { caseRow, type Donor } from '../test-results/test-cases.repository.ts';
import type { LabOrderToPlace, OrderingContext, OrderOfDrawn } from './lab-order-to-place.ts';
import { orderNumberOf } from './lab-orders.repository.ts';
import { changesOf, mroOf, rowOf, type Terms } from './order-row.ts';
import { confirmationMethods } from './place-lab-order.service.ts';

const statusOf = ({ labOrderType }: LabOrderToPlace): TestStatusName =>
  labOrderType === 'ELECTRONIC_ORDER' ? 'PENDING_CREATION' : 'ORDERED';

/**
 * Stores orders that were judged, each with its case, its test, its event and its audit entry, and hands the electronic ones over to the
 * laboratory.
 * @returns the ids of the tests, in their order
 */
export async function storeLabOrders(
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
